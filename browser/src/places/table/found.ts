// Looking something up in the rules, whatever the accents.
import type { Told } from "../../generated/wire";

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();

export function found(articles: Told[], sought: string): Told[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  const holds = ({ id, title, text }: Told) => {
    const all = plain(`${id} ${title} ${text}`);
    return words.every((word) => all.includes(word));
  };
  return words.length ? articles.filter(holds) : articles;
}
