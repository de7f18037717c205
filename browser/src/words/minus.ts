// Negative numbers as one writes them; Fluent and String put a hyphen there.
const HYPHEN = /(?<![\p{L}\p{N}_])-(?=\d)/gu; // before a number, and not in an article's "WT-5"

export const trueMinus = (shown: string | number): string => String(shown).replace(HYPHEN, "−");
