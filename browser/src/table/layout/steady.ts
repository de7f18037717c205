// Keeps the old object where nothing in it has changed, so that only what moved is drawn again.

/** Two of one shape with the same in it. */
export function same<T extends object>(a: T, b: T): boolean {
  for (const key in a) if (a[key] !== b[key]) return false;
  return true;
}

export function steadied<K, V extends object>(old: ReadonlyMap<K, V>, next: Map<K, V>): Map<K, V> {
  for (const [key, value] of next) {
    const before = old.get(key);
    if (before && before !== value && same(before, value)) next.set(key, before);
  }
  return next;
}

/** The old map where the new one says the very same. */
export function steadyMap<K, V>(old: ReadonlyMap<K, V>, next: ReadonlyMap<K, V>): typeof old {
  if (old.size !== next.size) return next;
  for (const [key, value] of next) if (!old.has(key) || old.get(key) !== value) return next;
  return old;
}

/** The old set where the new one holds the very same things. */
export function steadySet<T>(old: ReadonlySet<T>, next: ReadonlySet<T>): ReadonlySet<T> {
  if (old.size !== next.size) return next;
  for (const one of next) if (!old.has(one)) return next;
  return old;
}

/** The old list where the new one holds the very same things. */
export function steadyList<T>(old: readonly T[], next: readonly T[]): readonly T[] {
  return old.length === next.length && next.every((one, i) => one === old[i]) ? old : next;
}
