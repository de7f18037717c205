// The tongue in which this browser says a number aloud, chosen by whoever sits at it.
const KEY = "watatheque.accent";
export const ACCENTS = ["fr-FR", "en-GB", "de-DE", "es-ES", "it-IT", "pt-PT", "pl-PL", "ja-JP"];

export const canSpeak = (): boolean => "speechSynthesis" in globalThis;

export function accent(): string {
  const kept = localStorage.getItem(KEY) ?? navigator.language;
  return ACCENTS.find((one) => one === kept) ?? ACCENTS[0] ?? "";
}

export function chooseAccent(tongue: string): void {
  localStorage.setItem(KEY, tongue);
}

export function accentName(tongue: string, language: string): string {
  const names = new Intl.DisplayNames([language], { type: "language" });
  return names.of(tongue.slice(0, 2)) ?? tongue;
}

export function speak(what: string): void {
  if (!canSpeak()) return;
  const said = new SpeechSynthesisUtterance(what);
  said.lang = accent();
  speechSynthesis.speak(said);
}
