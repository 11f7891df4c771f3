/** Finds something for `key`, or answers what the same page request has found for it before. */
export type OncePerPageRequest<Value> = (
  pageRequest: object | undefined,
  key: string,
  find: () => Promise<Value>,
) => Promise<Value>;

/**
 * Several calls of one page request share what they look up; it is any object that they all
 * bring. A failure is not kept, and calls that bring none look for themselves.
 */
export function oncePerPageRequest<Value>(): OncePerPageRequest<Value> {
  const pageRequests = new WeakMap<object, Map<string, Promise<Value>>>();
  return (pageRequest, key, find) => {
    if (!pageRequest) return find();
    const known = pageRequests.get(pageRequest) ?? new Map<string, Promise<Value>>();
    pageRequests.set(pageRequest, known);
    const value = known.get(key) ?? find();
    known.set(key, value);
    value.catch(() => known.delete(key));
    return value;
  };
}
