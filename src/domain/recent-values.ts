/** Values met lately, by key. */
export type RecentValues<Value> = {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
};

/** Remembers at most `most` values; the one set first goes first. */
export function recentValues<Value>(most: number): RecentValues<Value> {
  const values = new Map<string, Value>();
  return {
    get: (key) => values.get(key),
    set(key, value) {
      const [oldest] = values.keys();
      if (values.size >= most && oldest !== undefined) values.delete(oldest);
      values.set(key, value);
    },
  };
}
