/** Finds something for `key`, or answers what the same visit has found for it before. */
export type OncePerVisit<Value> = (
  visit: object | undefined,
  key: string,
  find: () => Promise<Value>,
) => Promise<Value>;

/**
 * Several calls of one visit share what they look up; the visit is the object they all bring.
 * A failure is not kept, and calls that bring no visit look for themselves.
 */
export function oncePerVisit<Value>(): OncePerVisit<Value> {
  const visits = new WeakMap<object, Map<string, Promise<Value>>>();
  return (visit, key, find) => {
    if (!visit) return find();
    const known = visits.get(visit) ?? new Map<string, Promise<Value>>();
    visits.set(visit, known);
    const value = known.get(key) ?? find();
    known.set(key, value);
    value.catch(() => known.delete(key));
    return value;
  };
}
