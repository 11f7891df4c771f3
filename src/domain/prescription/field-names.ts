import { FITTING_NAMES } from './fitting.ts';

/** `od` is the right eye, `os` the left; on paper and on screen the right one stands first. */
export const EYE_SIDES = ['od', 'os'] as const;
export type EyeSide = (typeof EYE_SIDES)[number];

/** The columns that every paper has, in their order. */
export const CORRECTION_FIELDS = ['sphere', 'cylinder', 'axis', 'add'] as const;
export const BASE_FIELDS = ['baseHor', 'baseVer'] as const;
export const PRISM_FIELDS = ['prismHor', 'baseHor', 'prismVer', 'baseVer'] as const;
export const NUMBER_FIELDS = [...CORRECTION_FIELDS, 'prismHor', 'prismVer', 'pd'] as const;

/** The form names of one eye's values, in the order of the paper. */
export const EYE_FIELDS = [...CORRECTION_FIELDS, ...PRISM_FIELDS, 'pd'] as const;

export type EyeField = (typeof EYE_FIELDS)[number];
export type BaseField = (typeof BASE_FIELDS)[number];
export type NumberField = (typeof NUMBER_FIELDS)[number];

/** Numbers of both eyes besides the total distance, by form name. */
export const FURTHER_AMOUNTS = ['nearPd', ...FITTING_NAMES] as const;
export type FurtherAmount = (typeof FURTHER_AMOUNTS)[number];

/** A number of one eye, or one of both. */
export type Amount = NumberField | 'totalPd' | FurtherAmount;

/** What a form shows of each field: what it is, the optical word that explains it, and its step. */
export const SHOWN = {
  sphere: { kind: 'power', word: 'sphere', step: 0.25 },
  cylinder: { kind: 'power', word: 'cylinder', step: 0.25 },
  axis: { kind: 'axis', word: 'axis', step: 1 },
  add: { kind: 'add', word: 'add', step: 0.25 },
  prismHor: { kind: 'prism', word: 'prism', step: 0.25 },
  baseHor: { kind: 'base', word: 'base', values: ['In', 'Out'] },
  prismVer: { kind: 'prism', word: 'prism', step: 0.25 },
  baseVer: { kind: 'base', word: 'base', values: ['Up', 'Down'] },
  pd: { kind: 'distance', word: 'pd', step: 0.5 },
  totalPd: { kind: 'distance', word: 'pd', step: 0.5 },
  nearPd: { kind: 'distance', word: 'pd', step: 0.5 },
  rightHeight: { kind: 'distance', word: 'fittingHeight', step: 0.5 },
  leftHeight: { kind: 'distance', word: 'fittingHeight', step: 0.5 },
  vertexDistance: { kind: 'distance', word: 'vertexDistance', step: 0.5 },
  tilt: { kind: 'angle', word: 'tilt', step: 1 },
} as const satisfies Record<Amount, { kind: string; word: string; step: number }> &
  Record<BaseField, { kind: 'base'; word: string; values: readonly string[] }>;

/** Where a value stands in forms and in the options of a cart item: `od.sphere`, ..., `pd`. */
export type ValueName = `${EyeSide}.${EyeField}` | 'pd';

/** What a paper says of itself, by form name. */
export const DETAIL_NAMES = ['dateWritten', 'expiresOn', 'prescriber', 'licence'] as const;

/** What single vision lenses are for, where the paper has an addition. */
export const READING_USES = ['far', 'computer', 'near'] as const;

/** What single vision lenses for reading need besides, by form name. */
export const READING_NAMES = ['use', 'nearPd'] as const;

/** Every value of a prescription by its form name, in the order of the paper. */
export const VALUE_NAMES: readonly ValueName[] = [
  ...EYE_SIDES.flatMap((side) => EYE_FIELDS.map((field) => `${side}.${field}` as const)),
  'pd',
];

/** The field that a form name stands for; a bare one is both eyes'. Null when it is none of ours. */
export function fieldOf(name: string): EyeField | Amount | null {
  if (name === 'pd') return 'totalPd';
  const further = FURTHER_AMOUNTS.find((known) => known === name);
  if (further) return further;
  const field = name.replace(/^o[ds]\./, '');
  return EYE_FIELDS.find((known) => known === field) ?? null;
}

export function isBase(field: EyeField | Amount): field is BaseField {
  return SHOWN[field].kind === 'base';
}

/** The same for what holds a number. */
export function amountOf(name: string): Amount | null {
  const field = fieldOf(name);
  return field === null || isBase(field) ? null : field;
}

/** By how much one press changes the field with this form name. */
export function stepOf(name: string): number | null {
  const field = amountOf(name);
  return field && SHOWN[field].step;
}

/** Whether the value with this form name has a sign, and with it a control for the sign. */
export function isSigned(name: string): boolean {
  const field = fieldOf(name);
  return field !== null && SHOWN[field].kind === 'power';
}

/** One value for each of `fields`. */
export function byField<Field extends string, Value>(
  fields: readonly Field[],
  valueOf: (field: Field) => Value,
): Record<Field, Value> {
  return Object.fromEntries(fields.map((field) => [field, valueOf(field)])) as Record<Field, Value>;
}
