// What the log says of an entry: its beats, or, where the table itself made it, what that was.
import type { StoryStep, Text } from "../../generated/wire";
import type { Arguments } from "../../words/speaker";
import { called } from "../people";

type Say = (text: Text) => string;
type Word = (id: string, args?: Arguments) => string;

export interface Line {
  n: number;
  texts: string[];
  articles: string[];
}

const MARKS = ["resign", "flag", "abort", "takeback", "seat_taken"];

export function lineOf(step: StoryStep, names: string[], say: Say, word: Word): Line {
  const texts = step.beats.map((beat) => say(beat.text));
  return {
    n: step.n,
    texts: texts.length ? texts : [silent(step, names, word)],
    articles: step.articles,
  };
}

function silent({ seat, action }: StoryStep, names: string[], word: Word): string {
  const kind = String(action?.["do"] ?? "");
  if (seat < 0 && kind === "tick") return word("mark-tick");
  const whose = kind === "seat_taken" ? Number(action?.["taken"]) : seat;
  const name = names[whose] || word("nobody", { seat: whose + 1 });
  if (!MARKS.includes(kind)) return word("quiet", { name });
  return word(`mark-${kind}`, {
    name,
    to: Number(action?.["to"] ?? 0),
    by: called(String(action?.["by"] ?? "")),
  });
}
