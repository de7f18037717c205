// Looking something up in the rules, whatever the accents.
import type { Told } from "../../generated/wire";

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();

/** An article without the signs that its file carries for those who write the rules. */
export function readable(text: string): string {
  return text
    .replace(/\*\*\[[A-Z]\]\*\* ?/g, "")
    .replace(/[*`]/g, "")
    .trim();
}

export function found(articles: Told[], sought: string): Told[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  const holds = ({ id, title, text }: Told) => {
    const all = plain(`${id} ${title} ${text}`);
    return words.every((word) => all.includes(word));
  };
  return words.length ? articles.filter(holds) : articles;
}
