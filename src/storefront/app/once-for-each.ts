/**
 * A pure function of an object that answers each object once. Answers that commerce has given
 * before come again as the same object, for as long as they would come out the same: what
 * follows from them alone need not be worked out for every page. A changed answer is another
 * object. What is answered has many readers and must not be changed.
 */
// A browser that does not call what it makes need not have it.
// @__NO_SIDE_EFFECTS__
export function onceForEach<From extends object, Value>(
  of: (from: From) => Value,
): (from: From) => Value {
  const known = new WeakMap<From, { value: Value }>();
  return (from) => {
    const found = known.get(from) ?? { value: of(from) };
    known.set(from, found);
    return found.value;
  };
}
