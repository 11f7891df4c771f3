import type { Locale } from '#domain/people/locale.ts';
import {
  amountOf,
  FIELDS,
  type Amount,
  type AmountSpec,
} from '#domain/prescription/prescription-fields.ts';
import { readValue, writtenValue, type PrescriptionValues } from './prescription-values.ts';

/** By how much one press changes the field with this form name. */
export function stepOf(name: string): number | null {
  const field = amountOf(name);
  return field && FIELDS[field].step;
}

/**
 * The field one step up (1) or down (-1), in its standard form; values between two steps go
 * to the next one. Empty when there is nothing to step from: unreadable, or without its sign.
 */
export function stepped(
  name: string,
  values: PrescriptionValues,
  direction: 1 | -1,
  locale: Locale,
): PrescriptionValues {
  const read = readValue(name, values);
  if (!read?.parsed.ok) return {};
  const { field, parsed } = read;
  const next =
    parsed.value === null ? firstStep(field, direction) : nextStep(field, parsed.value, direction);
  return writtenValue(name, field, next, locale);
}

/** Where the first press leads from an empty field. */
function firstStep(field: Amount, direction: 1 | -1): number {
  const { kind, range, step }: AmountSpec = FIELDS[field];
  const [min, max] = range;
  if (kind === 'power') return direction * step;
  if (kind === 'distance') return (min + max) / 2;
  return kind === 'axis' && direction === -1 ? max : min;
}

/** An axis goes round: past one end the other begins. */
function nextStep(field: Amount, value: number, direction: 1 | -1): number {
  const { kind, range, step }: AmountSpec = FIELDS[field];
  const [min, max] = range;
  const rung = value / step;
  const next = (direction === 1 ? Math.floor(rung) + 1 : Math.ceil(rung) - 1) * step;
  if (kind === 'axis' && next > max) return min;
  if (kind === 'axis' && next < min) return max;
  return Math.min(max, Math.max(min, next));
}
