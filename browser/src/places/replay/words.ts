import { wordsOf } from "../../words/place";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

export const tr = wordsOf(fr, en);
