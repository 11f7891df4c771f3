/** Values met lately, by key. */
export type RecentValues<Key, Value> = {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
};

/** Remembers at most `most` values; the one set first goes first. */
export function recentValues<Key, Value>(most: number): RecentValues<Key, Value> {
  const values = new Map<Key, Value>();
  return {
    get: (key) => values.get(key),
    set(key, value) {
      const [oldest] = values.keys();
      if (values.size >= most && oldest !== undefined) values.delete(oldest);
      values.set(key, value);
    },
  };
}
