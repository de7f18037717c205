/** The id of each stop's element, spelt out once. */
export function idsOf(table: string): (key: string) => string {
  const ids = new Map<string, string>();
  return (key) => {
    const id = ids.get(key) ?? `${table}-${key.replaceAll(" ", "_")}`;
    ids.set(key, id);
    return id;
  };
}
