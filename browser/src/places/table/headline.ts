// What is said of the end to whoever sits there: a text of the house, and the seats it names.
export interface Headline {
  id: string;
  seats: number[];
}

export function headlineOf(
  winners: readonly number[],
  own: number | null,
  level: boolean,
): Headline {
  const others = winners.filter((seat) => seat !== own);
  const shared = winners.length > 1;
  if (!winners.length) return { id: level ? "result-draw" : "result-none", seats: [] };
  if (others.length < winners.length)
    return { id: shared ? "result-you-shared" : "result-you", seats: others };
  return { id: shared ? "result-shared" : "result-won", seats: others };
}
