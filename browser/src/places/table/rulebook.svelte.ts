// The articles of a game and of every table, in the reader's language.
import type { Told } from "../../generated/wire";
import { settings } from "../../look/settings.svelte";
import type { Article } from "../../table/types";
import { readable } from "./found";
import { api, type Language } from "../../wire/api";

const LANGUAGES: Language[] = ["fr", "en"];

export interface Chapter {
  of: "game" | "table";
  articles: Told[];
}

export class Rulebook {
  private told = $state.raw<Record<Language, Chapter[]> | null>(null);

  async load(game: string): Promise<void> {
    const read = async (lang: Language): Promise<[Language, Chapter[]]> => {
      const [own, table] = await Promise.all([api.rules(game, lang), api.rules("table", lang)]);
      return [
        lang,
        [
          { of: "game", articles: own },
          { of: "table", articles: table },
        ],
      ];
    };
    const both = await Promise.all(LANGUAGES.map(read));
    this.told = Object.fromEntries(both) as Record<Language, Chapter[]>;
  }

  get chapters(): Chapter[] {
    return this.told?.[settings.language] ?? [];
  }

  article(id: string): Told | undefined {
    return this.chapters.flatMap((one) => one.articles).find((one) => one.id === id);
  }

  /** As one reads it at the table. */
  read(id: string): Article | undefined {
    const found = this.article(id);
    return found && { title: found.title, text: readable(found.text) };
  }
}
