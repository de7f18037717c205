// The words of one place, which come with it and not with the front page.
import { settings } from "../look/settings.svelte";
import { Speaker, type Arguments } from "./speaker";

export function wordsOf(fr: string, en: string): (id: string, args?: Arguments) => string {
  const speakers = { fr: new Speaker("fr", [fr]), en: new Speaker("en", [en]) };
  return (id, args) => speakers[settings.language].word(id, args);
}
