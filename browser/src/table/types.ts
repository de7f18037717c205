// What the table is handed by whoever shows it: a page, the replay viewer, a tutorial.
import type { Beat, Scene, Text } from "../generated/wire";

/** A chair of the table, as `GET /api/tables/ID` tells it. */
export interface Sitter {
  name: string;
  kind: "person" | "bot" | "empty";
  present: boolean;
  stand_in: boolean;
}

export interface MatchClock {
  at: number;
  runs: boolean;
  left: (number | null)[] | null;
}

export interface Refused {
  article: string;
  detail: string;
}

/** An article of the rules in the reader's language. */
export interface Article {
  title: string;
  text: string;
}

export interface TableSettings {
  language: "fr" | "en";
  leftHanded: boolean;
  sounds: boolean;
  motion: "system" | "reduced";
  keysShown: boolean;
}

export type Action = Record<string, unknown>;
export type Say = (text: Text) => string;

export interface TableProps {
  scene: Scene;
  beats?: Beat[]; // what led to this scene, in order
  status?: Text | undefined; // in place of the scene’s, where the table knows better
  seat: number | null;
  chairs?: Sitter[];
  clock?: MatchClock | null;
  act?: (action: Action) => Promise<Refused | null>; // null: done
  say: Say;
  settings: TableSettings;
  article?: (id: string) => Article | undefined;
  onarticle?: (id: string) => void; // the reader wants to read it
  onbeat?: (beat: Beat, text: string) => void; // it is being told
  onquiet?: (quiet: boolean) => void; // all has been told, or there is more to tell
}
