import type { ReactNode } from 'react';
import type { PrescriptionValues } from './prescription-values.ts';

/** Where values were read from, by form name, and whether that was not certain. */
export type Sources = Readonly<Record<string, { shown: ReactNode; isUnsure: boolean }>>;

/** Whether there is something to see in one of these fields; what folds them away is open then. */
export function isAnyUsed(
  names: readonly string[],
  given: {
    values: PrescriptionValues;
    errors: Record<string, string>;
    sources?: Sources | undefined;
  },
): boolean {
  const { values, errors, sources = {} } = given;
  return names.some((name) => values[name] || errors[name] || sources[name]?.isUnsure);
}

/** For the control of a value that was read and is not certain: marked for as long as it is empty. */
export function unsureMark(name: string, sources: Sources | undefined) {
  return sources?.[name]?.isUnsure ? ({ 'data-unsure': true, placeholder: ' ' } as const) : {};
}
