import { FITTING_NAMES } from './fitting.ts';
import type { RuleId } from './prescription-rules.ts';
import type { Range } from './range.ts';

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

const DIOPTRES =
  /^(?:sph|cyl|zyl|add)\.?:?\s*(?=[\d.,+±-])|(?:\s*(?:dpt|dptr|dioptrien|diop|d\.?\s?[sc]|d|sphere|sph|cyl|zyl)\.?)+$/giu;

/**
 * How the numbers of a kind are written. `marks` may stand around them, `decimals` are always
 * written. Without its sign a power is no value yet, for both signs are common and neither is
 * ever guessed; an addition is plus; a prism has its base in place of a sign.
 */
export const KINDS = {
  power: { unit: 'dioptre', sign: 'needed', decimals: 2, marks: DIOPTRES },
  add: { unit: 'dioptre', sign: 'plus', decimals: 2, marks: DIOPTRES },
  prism: {
    unit: 'prism dioptre',
    sign: 'none',
    decimals: 2,
    marks: /\s*(?:[Δ∆△^]|cm\/m|p\.?d|(?:p|pr|prism)?\.?\s?(?:dpt|dptr|diop|d)\.?)$/iu,
  },
  axis: {
    unit: 'degree',
    sign: 'none',
    decimals: null,
    marks: /^(?:[x×@*]|axis|achse|ax|a|tabo)\.?:?\s*|(?:\s*(?:[°º]|deg|degrees|grad|tabo)\.?)+$/gi,
  },
  angle: {
    unit: 'degree',
    sign: 'none',
    decimals: null,
    marks: /\s*(?:[°º]|deg|degrees|grad)\.?$/i,
  },
  distance: {
    unit: 'millimetre',
    sign: 'none',
    decimals: null,
    marks: /^i?pd\s*[:=]?\s*|\s*mm\.?$/gi,
  },
} as const;

type Words = {
  /** Its name in the data service and in the calls of the specification. */
  wire: string;
  /** The optical word that explains it. */
  word: string;
};

export type AmountSpec = Words & {
  kind: keyof typeof KINDS;
  /** What the paper may say in place of 0. */
  zero?: RegExp;
  /** What any paper can hold. */
  possible: Range;
  /** What lenses are made for; a sphere in minus-cylinder form. */
  range: Range;
  /** Where no question is asked. */
  usual: Range;
  /** By how much one press changes it; with a rule of its own, what every value stands on. */
  step: number;
  /** The field without which it says nothing. */
  partner?: NumberField;
  rules: {
    number: RuleId;
    range: RuleId;
    unusual?: RuleId;
    step?: RuleId;
    /** It is missing. */
    required?: RuleId;
    /** Its partner is missing. */
    alone?: RuleId;
  };
};

export type BaseSpec = Words & {
  kind: 'base';
  values: readonly string[];
  partner: NumberField;
  rules: { value: RuleId; required: RuleId; alone: RuleId };
};

const PLANO = String.raw`(?:pl|plan|plano|inf|infinity|unendlich|∞)\.?`;
const NOTHING = String.raw`-+|/+|-/-|\./\.|÷|[∅Ø]|n/a|none|nil|keine?|ohne`;

/** What papers write where there is nothing. */
export const NOTHING_THERE = new RegExp(`^(?:${NOTHING})$`, 'iu');
const QUARTERS = { kind: 'power', step: 0.25 } as const;

const PRISM = {
  kind: 'prism',
  word: 'prism',
  possible: [0, 30],
  range: [0.25, 10],
  usual: [0.25, 5],
  step: 0.25,
  rules: rulesOf('prism'),
} as const;

const HEIGHT = {
  kind: 'distance',
  word: 'fittingHeight',
  possible: [0, 100],
  range: [10, 40],
  usual: [16, 24],
  step: 0.5,
  rules: { number: 'fitting.number', range: 'fitting.range' },
} as const;

const BASE = {
  kind: 'base',
  word: 'base',
  rules: { value: 'base.value', required: 'base.required', alone: 'base.withoutPrism' },
} as const;

/**
 * All there is to know about each field of a prescription: one eye's, and the total distance.
 * Powers in dioptres, prisms in prism dioptres, the axis in degrees, distances in millimetres.
 *
 * Ranges are those that the large online shops share (as published by Zenni and Anytime
 * Glasses); pupillary distances after Dodgson, "Variation and extrema of human interpupillary
 * distance" (2004). Names are the specification's.
 */
export const FIELDS = {
  sphere: {
    ...QUARTERS,
    wire: 'sphere',
    word: 'sphere',
    zero: new RegExp(`^(?:${PLANO})$`, 'i'),
    possible: [-40, 40],
    range: [-20, 12],
    usual: [-10, 8],
    rules: { ...rulesOf('sphere'), required: 'sphere.required' },
  },
  cylinder: {
    ...QUARTERS,
    wire: 'cylinders',
    word: 'cylinder',
    zero: new RegExp(
      String.raw`^(?:${PLANO}|d\.?\s?s\.?|sph\.?|sphere|spherical|sphärisch|${NOTHING})$`,
      'iu',
    ),
    possible: [-20, 20],
    range: [-6, 6],
    usual: [-4, 4],
    rules: rulesOf('cylinder'),
  },
  axis: {
    kind: 'axis',
    wire: 'axis',
    word: 'axis',
    possible: [0, 180],
    range: [1, 180],
    usual: [1, 180],
    step: 1,
    partner: 'cylinder',
    rules: {
      number: 'axis.integer',
      range: 'axis.range',
      required: 'axis.required',
      alone: 'axis.withoutCylinder',
    },
  },
  add: {
    ...QUARTERS,
    kind: 'add',
    wire: 'add',
    word: 'add',
    possible: [0, 6],
    range: [0.5, 4],
    usual: [0.75, 3.5],
    rules: { ...rulesOf('add'), required: 'add.required' },
  },
  prismHor: { ...PRISM, wire: 'prismHor' },
  baseHor: { ...BASE, wire: 'baseHor', values: ['In', 'Out'], partner: 'prismHor' },
  prismVer: { ...PRISM, wire: 'prismVer' },
  baseVer: { ...BASE, wire: 'baseVer', values: ['Up', 'Down'], partner: 'prismVer' },
  /** From the middle of the nose to one eye. Tenths are common, so it keeps no step. */
  pd: {
    kind: 'distance',
    wire: 'pd',
    word: 'pd',
    possible: [0, 100],
    range: [20, 40],
    usual: [25, 38],
    step: 0.5,
    rules: { number: 'pd.mono.number', range: 'pd.mono.range', unusual: 'pd.mono.unusual' },
  },
  /** From eye to eye. */
  totalPd: {
    kind: 'distance',
    wire: 'pd',
    word: 'pd',
    possible: [0, 100],
    range: [40, 100],
    usual: [50, 76],
    step: 0.5,
    rules: rulesOf('pd'),
  },
  /** From eye to eye when they look at something near; many papers have none. */
  nearPd: {
    kind: 'distance',
    wire: 'nearPd',
    word: 'pd',
    possible: [0, 100],
    range: [40, 100],
    usual: [45, 76],
    step: 0.5,
    rules: rulesOf('pd'),
  },
  /**
   * From the lower rim to the pupil. Labs make corridors from 5 mm, and the height is 4 to 5 mm
   * more; no lens is higher than 40.
   */
  rightHeight: { ...HEIGHT, wire: 'rightHeight' },
  leftHeight: { ...HEIGHT, wire: 'leftHeight' },
  /** From the lens to the cornea. */
  vertexDistance: {
    ...HEIGHT,
    wire: 'vertexDistance',
    word: 'vertexDistance',
    range: [5, 25],
    usual: [10, 15],
  },
  /** Of the frame against the upright, in degrees. */
  tilt: {
    kind: 'angle',
    wire: 'tilt',
    word: 'tilt',
    possible: [0, 90],
    range: [0, 25],
    usual: [5, 12],
    step: 1,
    rules: { number: 'fitting.number', range: 'fitting.range' },
  },
} as const satisfies Record<Amount, AmountSpec> & Record<BaseField, BaseSpec>;

/** Where a value stands in forms and in the options of a cart item: `od.sphere`, ..., `pd`. */
export type ValueName = `${EyeSide}.${EyeField}` | 'pd';

/** What a paper says of itself, by form name. */
export const DETAIL_NAMES = ['dateWritten', 'expiresOn', 'prescriber', 'licence'] as const;

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
  return FIELDS[field].kind === 'base';
}

/** The same for what holds a number. */
export function amountOf(name: string): Amount | null {
  const field = fieldOf(name);
  return field === null || isBase(field) ? null : field;
}

/** Whether the value with this form name has a sign, and with it a control for the sign. */
export function isSigned(name: string): boolean {
  const field = fieldOf(name);
  return field !== null && FIELDS[field].kind === 'power';
}

/** One value for each of `fields`. */
export function byField<Field extends string, Value>(
  fields: readonly Field[],
  valueOf: (field: Field) => Value,
): Record<Field, Value> {
  return Object.fromEntries(fields.map((field) => [field, valueOf(field)])) as Record<Field, Value>;
}

function rulesOf<Name extends 'sphere' | 'cylinder' | 'add' | 'prism' | 'pd'>(name: Name) {
  return {
    number: `${name}.number`,
    range: `${name}.range`,
    step: `${name}.step`,
    unusual: `${name}.unusual`,
  } as const;
}
