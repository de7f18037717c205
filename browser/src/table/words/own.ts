// The renderer's own few words; what a game says comes with its scene.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

export type Own = (id: string, args?: Record<string, FluentVariable>) => string;

function speaker(language: string, source: string): Own {
  // Isolation marks are for mixed directions; screen readers would stumble over them.
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return (id, args = {}) => {
    const message = bundle.getMessage(id);
    return message?.value ? bundle.formatPattern(message.value, args) : id;
  };
}

export const OWN: Record<"fr" | "en", Own> = { fr: speaker("fr", fr), en: speaker("en", en) };
