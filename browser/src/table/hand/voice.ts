// A number said aloud, where the browser can hear it.
interface Heard {
  results: ArrayLike<ArrayLike<{ transcript: string }>>;
}

interface Recognition {
  lang: string;
  maxAlternatives: number;
  onresult: ((event: Heard) => void) | null;
  onerror: (() => void) | null;
  onend: (() => void) | null;
  start: () => void;
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

export function hearNumber(language: string): Promise<number | null> {
  const Kind = ears();
  if (!Kind) return Promise.resolve(null);
  return new Promise((done) => {
    const listener = new Kind();
    listener.lang = language === "fr" ? "fr-FR" : "en-GB";
    listener.maxAlternatives = 3;
    listener.onresult = (event) => {
      const told = Array.from(event.results[0] ?? [], ({ transcript }) => transcript);
      done(told.map((one) => numberIn(one, language)).find((one) => one !== null) ?? null);
    };
    listener.onerror = listener.onend = () => done(null);
    listener.start();
  });
}
