import type { ReactNode } from 'react';
import { fieldId } from '../ui/field-id.ts';
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

/** The id of the words that say of a value that it was not certain. */
export function unsureId(name: string): string {
  return `${fieldId(name)}-unsure`;
}

/**
 * For the control of a value that was read and is not certain: marked for as long as it is empty,
 * and read out with the words that say so, after those in `described`.
 */
export function unsureMark(name: string, sources: Sources | undefined, described?: string) {
  if (!sources?.[name]?.isUnsure) return {};
  const notes = [described, unsureId(name)].filter(Boolean).join(' ');
  return { 'data-unsure': true, placeholder: ' ', 'aria-describedby': notes } as const;
}
