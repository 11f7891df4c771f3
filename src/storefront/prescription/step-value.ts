import type { Locale } from '#domain/people/locale.ts';
import type { Amount } from '#domain/prescription/field-names.ts';
import { FIELDS, type AmountSpec } from '#domain/prescription/prescription-fields.ts';
import type { Range } from '#domain/prescription/range.ts';
import { addedToSphere } from '#domain/prescription/transpose.ts';
import { readValue, writtenValue, type PrescriptionValues } from './prescription-values.ts';

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
    parsed.value === null
      ? firstStep(field, direction)
      : within(field, rangeOf(name, field, values), nextStep(field, parsed.value, direction));
  return writtenValue(name, field, next, locale);
}

/** Where the first press leads from an empty field. */
function firstStep(field: Amount, direction: 1 | -1): number {
  const { kind, range, usual, step }: AmountSpec = FIELDS[field];
  const [min, max] = range;
  if (kind === 'power') return direction * step;
  if (kind === 'distance') return (usual[0] + usual[1]) / 2;
  return kind === 'axis' && direction === -1 ? max : min;
}

function nextStep(field: Amount, value: number, direction: 1 | -1): number {
  const { step } = FIELDS[field];
  const rung = value / step;
  return (direction === 1 ? Math.floor(rung) + 1 : Math.ceil(rung) - 1) * step;
}

/** An axis goes round: past one end the other begins. */
function within(field: Amount, [min, max]: Range, value: number): number {
  const [below, above] = field === 'axis' ? [max, min] : [min, max];
  return value < min ? below : value > max ? above : value;
}

/** A sphere beside a plus cylinder is written that much lower than the range counts it. */
function rangeOf(name: string, field: Amount, values: PrescriptionValues): Range {
  const [min, max] = FIELDS[field].range;
  if (field !== 'sphere') return [min, max];
  const beside = readValue(name.replace('sphere', 'cylinder'), values)?.parsed;
  const added = addedToSphere({ cylinder: beside?.ok ? beside.value : null });
  return [min - added, max - added];
}
