import { columnsAt, type LineKind } from './columns.ts';

/** What is wrong with what lies at `path` of a product. */
export type PathFault = { path: readonly PropertyKey[]; fault: string };

/**
 * The columns that a fault of a product comes from, each with what is wrong there; one without a
 * column is of the line as a whole. What lies within a cell is told with its place in it.
 */
export function placesOf(
  { path, fault }: PathFault,
  kind: LineKind,
  values: Record<string, unknown>,
): { column: string | null; fault: string }[] {
  const said = isThere(values, path) ? fault : 'is missing';
  return columnsAt(path, kind, values).map(({ name, within }) => {
    if (within.length === 0) return { column: name, fault: said };
    const part = valueAt(values, path);
    const place = typeof part === 'string' ? part : within.join('.');
    return { column: name, fault: `${place}: ${said}` };
  });
}

/** What is wrong with a line as a whole is not missing. */
function isThere(values: unknown, path: readonly PropertyKey[]): boolean {
  return valueAt(values, path) !== undefined;
}

function valueAt(values: unknown, path: readonly PropertyKey[]): unknown {
  let value = values;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}
