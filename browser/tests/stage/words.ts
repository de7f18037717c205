// Every game's messages at once, straight from the Python packages.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Text } from "../../src/generated/wire";
import type { Say } from "../../src/table/types";

const FILES = import.meta.glob<string>(
  [
    "../../../src/watatheque/core/messages/*.ftl",
    "../../../src/watatheque/games/*/messages/*.ftl",
    "../../../tests/sink/messages/*.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export function speaker(language: "fr" | "en"): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, source] of Object.entries(FILES)) {
    if (path.endsWith(`${language}.ftl`)) bundle.addResource(new FluentResource(source));
  }
  const say = (text: Text): string => {
    const message = bundle.getMessage(text.id);
    if (!message?.value) return text.id;
    const args = Object.entries(text.args).map(([name, value]) => [
      name,
      typeof value === "object" ? say(value) : value,
    ]);
    return bundle.formatPattern(message.value, Object.fromEntries(args));
  };
  return say;
}
