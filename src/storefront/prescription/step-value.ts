import {
  formatAxis,
  formatPd,
  formatPower,
  formatPrism,
} from '#domain/prescription/format-power.ts';
import type { Locale } from '#domain/people/locale.ts';
import {
  parseAdd,
  parseAxis,
  parseCylinder,
  parsePdNumber,
  parsePrism,
  parseSphere,
} from '#domain/prescription/parse-power.ts';
import { DEFAULT_LIMITS } from '#domain/prescription/prescription-rules.ts';
import { isSigned, signFrom, type PrescriptionValues } from './prescription-values.ts';

type Ladder = {
  step: number;
  min: number;
  max: number;
  /** Where the first press leads from an empty field, up and down. */
  first: readonly [up: number, down: number];
  /** Past one end the other begins. */
  isRound?: boolean;
};

const { sphere, cylinderMax, add, prism, eyePdMm, pdMm, stepDioptres, pdStepMm } = DEFAULT_LIMITS;
const power = { step: stepDioptres, first: [stepDioptres, -stepDioptres] } as const;

const LADDERS: Record<string, Ladder> = {
  sphere: { ...power, min: sphere[0], max: sphere[1] },
  cylinder: { ...power, min: -cylinderMax, max: cylinderMax },
  axis: { step: 1, min: 1, max: 180, first: [1, 180], isRound: true },
  add: { step: stepDioptres, min: add[0], max: add[1], first: [add[0], add[0]] },
  prismHor: { step: stepDioptres, min: prism[0], max: prism[1], first: [prism[0], prism[0]] },
  prismVer: { step: stepDioptres, min: prism[0], max: prism[1], first: [prism[0], prism[0]] },
  eyePd: { step: pdStepMm, min: eyePdMm[0], max: eyePdMm[1], first: [30, 30] },
  pd: { step: pdStepMm, min: pdMm[0], max: pdMm[1], first: [60, 60] },
};

/** By how much one press changes the field with this form name. */
export function stepOf(name: string): number | null {
  return LADDERS[ladderOf(name)]?.step ?? null;
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
  const ladder = LADDERS[ladderOf(name)];
  const parsed = parse(name, values);
  if (!ladder || !parsed.ok) return {};
  const next =
    parsed.value === null
      ? ladder.first[direction === 1 ? 0 : 1]
      : within(ladder, nextStep(parsed.value, ladder.step, direction));
  const text = { [name]: format(name, next, locale) };
  if (!isSigned(ladderOf(name))) return text;
  return { ...text, [`${name}.sign`]: next === 0 ? '' : next < 0 ? '-' : '+' };
}

function ladderOf(name: string): string {
  if (name === 'pd') return 'pd';
  const field = name.slice(3);
  return field === 'pd' ? 'eyePd' : field;
}

function nextStep(value: number, step: number, direction: 1 | -1): number {
  const rung = value / step;
  const next = direction === 1 ? Math.floor(rung) + 1 : Math.ceil(rung) - 1;
  return next === 0 ? 0 : next * step;
}

function within({ min, max, isRound }: Ladder, value: number): number {
  if (isRound && value > max) return min;
  if (isRound && value < min) return max;
  return Math.min(max, Math.max(min, value));
}

function parse(name: string, values: PrescriptionValues) {
  const text = values[name] ?? '';
  const sign = signFrom(values[`${name}.sign`]);
  switch (ladderOf(name)) {
    case 'sphere':
      return parseSphere(text, sign);
    case 'cylinder':
      return parseCylinder(text, sign);
    case 'axis':
      return parseAxis(text);
    case 'add':
      return parseAdd(text);
    case 'pd':
    case 'eyePd':
      return parsePdNumber(text);
    default:
      return parsePrism(text);
  }
}

function format(name: string, value: number, locale: Locale): string {
  switch (ladderOf(name)) {
    case 'axis':
      return formatAxis(value, locale);
    case 'pd':
    case 'eyePd':
      return formatPd(value, locale);
    case 'prismHor':
    case 'prismVer':
      return formatPrism(value, locale);
    default:
      return formatPower(value, locale);
  }
}
