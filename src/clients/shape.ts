/**
 * What an answer looks like, field by field: `?` where it may be left out, then `!` where it is
 * never null, `[` for a list of what follows, and at last what it is: `s`tring, `n`umber,
 * `b`oolean, `o`bject (with its own fields beside it) or `a`nything.
 */
export type Shape = { readonly [key: string]: string | readonly [string, Shape] };

/** Whether `value` is an object of that shape. Fields beside those that were asked for are let be. */
export function hasShape(value: unknown, shape: Shape): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const fields = value as Readonly<Record<string, unknown>>;
  return Object.entries(shape).every(([key, known]) => {
    const [kind, inner] = typeof known === 'string' ? [known, {}] : known;
    const isOptional = kind.startsWith('?');
    const field = fields[key];
    if (field === undefined) return isOptional;
    return isOf(field, kind.slice(isOptional ? 1 : 0), inner);
  });
}

function isOf(value: unknown, kind: string, inner: Shape): boolean {
  const isNeverNull = kind.startsWith('!');
  if (value === null || value === undefined) return !isNeverNull;
  const rest = kind.slice(isNeverNull ? 1 : 0);
  if (rest.startsWith('['))
    return Array.isArray(value) && value.every((one) => isOf(one, rest.slice(1), inner));
  return isOfKind[rest]?.(value, inner) ?? true;
}

const isOfKind: Readonly<Record<string, (value: unknown, inner: Shape) => boolean>> = {
  o: hasShape,
  s: (value) => typeof value === 'string',
  n: (value) => typeof value === 'number',
  b: (value) => typeof value === 'boolean',
};
