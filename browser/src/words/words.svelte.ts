// The words of the house and of the games that are open, in the reader's language.
import type { Text } from "../generated/wire";
import { settings } from "../look/settings.svelte";
import { api, type Language } from "../wire/api";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";
import { Speaker, type Arguments } from "./speaker";

const HOUSE: Record<Language, Speaker> = {
  fr: new Speaker("fr", [fr]),
  en: new Speaker("en", [en]),
};

/** A text of the house: t("front-title"). Switches at once with the language. */
export function t(id: string, args?: Arguments): string {
  return HOUSE[settings.language].word(id, args);
}

/** The texts of one game, both languages, so that switching waits for nothing. */
export class GameWords {
  private speakers = $state.raw<Record<Language, Speaker> | null>(null);

  constructor(
    readonly game: string,
    private readonly names: () => readonly string[] = () => [],
  ) {}

  async load(): Promise<void> {
    const [french, english] = await Promise.all([
      api.words("fr", this.game),
      api.words("en", this.game),
    ]);
    this.speakers = { fr: new Speaker("fr", [french]), en: new Speaker("en", [english]) };
  }

  get ready(): boolean {
    return this.speakers !== null;
  }

  knows = (id: string): boolean => this.speakers?.[settings.language].knows(id) ?? false;
  say = (text: Text): string => this.speakers?.[settings.language].say(text, this.names()) ?? "";
  word = (id: string): string => this.say({ id, args: {} });
}
