// What a Text says in one language; an argument may itself be a Text.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Text } from "../generated/wire";
import { trueMinus } from "./minus";

export type Arguments = Record<string, FluentVariable>;

const SEATS: readonly string[] = ["seat", "seat-called"];

export class Speaker {
  private readonly bundle: FluentBundle;

  constructor(language: string, sources: readonly string[]) {
    // Isolation marks are for mixed directions; screen readers would stumble over them.
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
  }

  knows(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** `names` of those who sit there: the texts of a game know only seats. */
  say = (text: Text, names: readonly string[] = []): string => {
    const seated = SEATS.includes(text.id) && names[Number(text.args["number"]) - 1];
    if (seated) return seated;
    const told: Arguments = {};
    for (const [name, value] of Object.entries(text.args))
      told[name] = typeof value === "object" ? this.say(value, names) : value;
    return this.word(text.id, told);
  };

  /** A text that nobody has written stands there by its id, so that it is found. */
  word(id: string, args: Arguments = {}): string {
    const message = this.bundle.getMessage(id);
    return message?.value ? trueMinus(this.bundle.formatPattern(message.value, args, [])) : id;
  }
}
