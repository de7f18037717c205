// When it becomes our turn: the tab says so, and a sound where one is wanted.
import { settings } from "../../look/settings.svelte";
import { t } from "../../words/words.svelte";

type Chime = () => void;
let chime: Chime = () => undefined;

/** Whoever makes sounds hands in the one for "your turn". */
export function onTurn(sound: Chime): void {
  chime = sound;
}

export function announce(mine: () => boolean, title: () => string): void {
  let before = false;
  $effect(() => {
    const now = mine();
    document.title = now ? `● ${t("table-your-turn")} – ${title()}` : `${title()} – Watathèque`;
    if (now && !before && settings.sounds) chime();
    before = now;
  });
}
