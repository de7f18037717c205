// Names for those who have not told us theirs.
import type { Language } from "./api";
import { oneOf } from "./chance";

const NAMES: Record<Language, readonly [string, ...string[]]> = {
  fr: [
    "Loutre rieuse",
    "Hibou rêveur",
    "Renard malin",
    "Mésange vive",
    "Blaireau poli",
    "Hérisson hardi",
    "Belette futée",
    "Castor zélé",
    "Lynx distrait",
    "Chouette ravie",
    "Grillon tenace",
    "Marmotte matinale",
  ],
  en: [
    "Merry Otter",
    "Dreamy Owl",
    "Clever Fox",
    "Brisk Wren",
    "Polite Badger",
    "Bold Hedgehog",
    "Sly Weasel",
    "Busy Beaver",
    "Absent Lynx",
    "Happy Heron",
    "Stubborn Cricket",
    "Early Marmot",
  ],
};

export const friendlyName = (language: Language): string => oneOf(NAMES[language]);
