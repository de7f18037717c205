// Numbers said with the row of digits: no Enter, no waiting where none is needed.
export interface Spelt {
  typed: string; // the beginning of a number
  number: number | null; // said now
}

/** What is meant by one more digit, when only these numbers can be said. */
export function spelt(typed: string, digit: string, numbers: readonly number[]): Spelt {
  const begins = (text: string) => numbers.some((number) => String(number).startsWith(text));
  const next = begins(typed + digit) ? typed + digit : begins(digit) ? digit : "";
  const number = numbers.find((one) => String(one) === next) ?? null;
  return { typed: number === null ? next : "", number };
}
