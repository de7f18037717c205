// The options of a game as a form: its JSON schema says what there is, its texts what it is called.
export interface Field {
  name: string;
  kind: "switch" | "choice" | "number" | "numbers" | "list";
  start: unknown;
  values: string[];
  least?: number;
  most?: number;
  longest?: number; // of a list, and how many numbers there are
}

interface Property {
  type?: string;
  enum?: unknown[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  items?: Property | false;
  prefixItems?: Property[];
  maxItems?: number;
}

export type Schema = { $ref?: string; $defs?: Record<string, unknown>; properties?: unknown };

function properties(schema: Schema): Record<string, Property> {
  const name = schema.$ref?.split("/").pop();
  const told = name ? (schema.$defs?.[name] as Schema | undefined) : schema;
  return (told?.properties ?? {}) as Record<string, Property>;
}

function field(name: string, told: Property): Field | null {
  const start = told.default;
  if (told.enum) return { name, kind: "choice", start, values: told.enum.map(String) };
  if (told.type === "boolean") return { name, kind: "switch", start, values: [] };
  if (told.type === "integer") return { name, kind: "number", start, values: [], ...range(told) };
  return told.type === "array" ? several(name, told) : null;
}

const range = ({ minimum: least = 0, maximum: most = 1_000_000 }: Property) => ({ least, most });

/** Always as many numbers, each with a name of its own, or a list that grows. */
function several(name: string, told: Property): Field | null {
  const start = told.default;
  const [first] = told.prefixItems ?? [];
  if (first?.type === "integer") {
    const longest = told.prefixItems?.length ?? 0;
    return { name, kind: "numbers", start, values: [], longest, ...range(first) };
  }
  const { items, maxItems: longest = 100 } = told;
  if (!items || items.type !== "integer" || items.maximum === undefined) return null;
  const { least, most } = range(items);
  const values = Array.from({ length: most - least + 1 }, (_, i) => String(least + i));
  return { name, kind: "list", start, values, least, most, longest };
}

/** Those that a person can set here: with a text of their own, and of a kind that has a form. */
export function fields(schema: Schema, named: (name: string) => boolean): Field[] {
  return Object.entries(properties(schema))
    .filter(([name]) => named(name))
    .map(([name, told]) => field(name, told))
    .filter((one) => one !== null);
}

/** Only what differs from the rulebook travels. */
export function changed(all: Field[], chosen: Record<string, unknown>): Record<string, unknown> {
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  const differs = all.filter(({ name, start }) => name in chosen && !same(chosen[name], start));
  return Object.fromEntries(differs.map(({ name }) => [name, chosen[name]]));
}
