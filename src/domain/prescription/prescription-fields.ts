import { SHOWN, type Amount, type BaseField, type NumberField } from './field-names.ts';
import type { RuleId } from './prescription-rules.ts';
import type { Range } from './range.ts';

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

const PRISM = {
  possible: [0, 30],
  range: [0.25, 10],
  usual: [0.25, 5],
  rules: rulesOf('prism'),
} as const;

const HEIGHT = {
  possible: [0, 100],
  range: [10, 40],
  usual: [16, 24],
  rules: { number: 'fitting.number', range: 'fitting.range' },
} as const;

const BASE = {
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
    ...SHOWN.sphere,
    wire: 'sphere',
    zero: new RegExp(`^(?:${PLANO})$`, 'i'),
    possible: [-40, 40],
    range: [-20, 12],
    usual: [-10, 8],
    rules: { ...rulesOf('sphere'), required: 'sphere.required' },
  },
  cylinder: {
    ...SHOWN.cylinder,
    wire: 'cylinders',
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
    ...SHOWN.axis,
    wire: 'axis',
    possible: [0, 180],
    range: [1, 180],
    usual: [1, 180],
    partner: 'cylinder',
    rules: {
      number: 'axis.integer',
      range: 'axis.range',
      required: 'axis.required',
      alone: 'axis.withoutCylinder',
    },
  },
  add: {
    ...SHOWN.add,
    wire: 'add',
    possible: [0, 6],
    range: [0.5, 4],
    usual: [0.75, 3.5],
    rules: { ...rulesOf('add'), required: 'add.required' },
  },
  prismHor: { ...SHOWN.prismHor, ...PRISM, wire: 'prismHor' },
  baseHor: { ...SHOWN.baseHor, ...BASE, wire: 'baseHor', partner: 'prismHor' },
  prismVer: { ...SHOWN.prismVer, ...PRISM, wire: 'prismVer' },
  baseVer: { ...SHOWN.baseVer, ...BASE, wire: 'baseVer', partner: 'prismVer' },
  /** From the middle of the nose to one eye. Tenths are common, so it keeps no step. */
  pd: {
    ...SHOWN.pd,
    wire: 'pd',
    possible: [0, 100],
    range: [20, 40],
    usual: [25, 38],
    rules: { number: 'pd.mono.number', range: 'pd.mono.range', unusual: 'pd.mono.unusual' },
  },
  /** From eye to eye. */
  totalPd: {
    ...SHOWN.totalPd,
    wire: 'pd',
    possible: [0, 100],
    range: [40, 100],
    usual: [50, 76],
    rules: rulesOf('pd'),
  },
  /** From eye to eye when they look at something near; many papers have none. */
  nearPd: {
    ...SHOWN.nearPd,
    wire: 'nearPd',
    possible: [0, 100],
    range: [40, 100],
    usual: [45, 76],
    rules: rulesOf('pd'),
  },
  /**
   * From the lower rim to the pupil. Labs make corridors from 5 mm, and the height is 4 to 5 mm
   * more; no lens is higher than 40.
   */
  rightHeight: { ...SHOWN.rightHeight, ...HEIGHT, wire: 'rightHeight' },
  leftHeight: { ...SHOWN.leftHeight, ...HEIGHT, wire: 'leftHeight' },
  /** From the lens to the cornea. */
  vertexDistance: {
    ...SHOWN.vertexDistance,
    ...HEIGHT,
    wire: 'vertexDistance',
    range: [5, 25],
    usual: [10, 15],
  },
  /** Of the frame against the upright, in degrees. */
  tilt: {
    ...SHOWN.tilt,
    wire: 'tilt',
    possible: [0, 90],
    range: [0, 25],
    usual: [5, 12],
    rules: { number: 'fitting.number', range: 'fitting.range' },
  },
} as const satisfies Record<Amount, AmountSpec> & Record<BaseField, BaseSpec>;

function rulesOf<Name extends 'sphere' | 'cylinder' | 'add' | 'prism' | 'pd'>(name: Name) {
  return {
    number: `${name}.number`,
    range: `${name}.range`,
    step: `${name}.step`,
    unusual: `${name}.unusual`,
  } as const;
}
