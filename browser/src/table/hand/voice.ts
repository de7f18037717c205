// A number said aloud, where the browser can hear it.
interface Heard {
  results: ArrayLike<ArrayLike<{ transcript: string }>>;
}

interface Recognition {
  lang: string;
  maxAlternatives: number;
  onresult: ((event: Heard) => void) | null;
  continuous: boolean;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  stop: () => void;
}

type Ears = new () => Recognition;

function ears(): Ears | undefined {
  const here = globalThis as { SpeechRecognition?: Ears; webkitSpeechRecognition?: Ears };
  return here.SpeechRecognition ?? here.webkitSpeechRecognition;
}

export const canHear = (): boolean => ears() !== undefined;

const SPELT: Record<string, string[]> = {
  en: [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
  ],
  fr: [
    "zéro",
    "un",
    "deux",
    "trois",
    "quatre",
    "cinq",
    "six",
    "sept",
    "huit",
    "neuf",
    "dix",
    "onze",
    "douze",
  ],
};

/** The first number in what was heard, in digits or spelt. */
export function numberIn(heard: string, language: string): number | null {
  const digits = /\d+/.exec(heard);
  if (digits) return Number(digits[0]);
  const words = heard.toLowerCase().split(/[^\p{L}]+/u);
  const spelt = SPELT[language] ?? [];
  const found = words.map((word) => spelt.indexOf(word)).find((index) => index >= 0);
  return found ?? null;
}

/** Every number heard from now on, until the answer is called. */
export function listen(language: string, heard: (number: number) => void): () => void {
  const Kind = ears();
  if (!Kind) return () => undefined;
  const listener = new Kind();
  let on = true;
  listener.lang = language === "fr" ? "fr-FR" : "en-GB";
  listener.maxAlternatives = 3;
  listener.continuous = true;
  listener.onresult = ({ results }) => {
    const told = Array.from(results[results.length - 1] ?? [], ({ transcript }) => transcript);
    const number = told.map((one) => numberIn(one, language)).find((one) => one !== null);
    if (number !== undefined && number !== null) heard(number);
  };
  listener.onerror = ({ error }) => (on &&= error !== "not-allowed");
  listener.onend = () => on && listener.start();
  listener.start();
  return () => {
    on = false;
    listener.stop();
  };
}
