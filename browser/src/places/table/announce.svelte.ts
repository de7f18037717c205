// When it becomes our turn, or is over: the tab says so, and a sound where one is wanted.
import { settings } from "../../look/settings.svelte";
import { Sounds } from "../../look/sounds";
import { t } from "../../words/words.svelte";

export function announce(
  mine: () => boolean,
  phase: () => string | undefined,
  title: () => string,
): void {
  const sounds = new Sounds(() => settings.sounds);
  let before = false;
  let last: string | undefined;
  $effect(() => {
    const wake = () => sounds.wake();
    addEventListener("pointerdown", wake);
    addEventListener("keydown", wake);
    return () => {
      removeEventListener("pointerdown", wake);
      removeEventListener("keydown", wake);
    };
  });
  $effect(() => {
    const now = mine();
    document.title = now ? `● ${t("table-your-turn")} – ${title()}` : `${title()} – Watathèque`;
    if (now && !before) sounds.yourTurn();
    before = now;
  });
  $effect(() => {
    const now = phase();
    if (now === "over" && last === "running") sounds.win();
    last = now;
  });
}
