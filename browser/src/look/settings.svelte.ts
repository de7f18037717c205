// What the reader has chosen, remembered in this browser.
export interface Chosen {
  language: "fr" | "en";
  theme: "system" | "light" | "dark";
  leftHanded: boolean;
  sounds: boolean;
  motion: "system" | "reduced";
  keysShown: boolean;
}

const KEY = "watatheque.settings";

function first(): Chosen {
  const language = navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
  return {
    language,
    theme: "system",
    leftHanded: false,
    sounds: true,
    motion: "system",
    keysShown: matchMedia("(hover: hover) and (pointer: fine)").matches,
  };
}

function kept(): Chosen {
  try {
    return { ...first(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Chosen>) };
  } catch {
    return first();
  }
}

export const settings: Chosen = $state(kept());

export function choose<K extends keyof Chosen>(key: K, value: Chosen[K]): void {
  settings[key] = value;
  localStorage.setItem(KEY, JSON.stringify(settings));
  wear();
}

const evening = matchMedia("(prefers-color-scheme: dark)");
evening.addEventListener("change", wear);

/** What style sheets and screen readers look at. */
export function wear(): void {
  const root = document.documentElement;
  const asDevice = evening.matches ? "dark" : "light";
  root.lang = settings.language;
  root.dataset["theme"] = settings.theme === "system" ? asDevice : settings.theme;
  root.dataset["motion"] = settings.motion;
}
