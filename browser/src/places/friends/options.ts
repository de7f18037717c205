// The options of a game as a form: its JSON schema says what there is, its texts what it is called.
export interface Field {
  name: string;
  kind: "switch" | "choice" | "number";
  start: unknown;
  values: string[];
  least?: number;
  most?: number;
}

interface Property {
  type?: string;
  enum?: unknown[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
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
  if (told.type !== "integer") return null;
  const { minimum: least = 0, maximum: most = 1_000_000 } = told;
  return { name, kind: "number", start, values: [], least, most };
}

/** Those that a person can set here: with a text of their own, and of a simple kind. */
export function fields(schema: Schema, named: (name: string) => boolean): Field[] {
  return Object.entries(properties(schema))
    .filter(([name]) => named(name))
    .map(([name, told]) => field(name, told))
    .filter((one) => one !== null);
}

/** Only what differs from the rulebook travels. */
export function changed(all: Field[], chosen: Record<string, unknown>): Record<string, unknown> {
  const differs = all.filter(({ name, start }) => name in chosen && chosen[name] !== start);
  return Object.fromEntries(differs.map(({ name }) => [name, chosen[name]]));
}
