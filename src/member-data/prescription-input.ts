import { totalPdMm } from '#domain/prescription/total-pd.ts';
import { badInput } from './errors.ts';
import type {
  EyePrescription,
  EyePrescriptionInput,
  Prescription,
  PrescriptionInput,
} from './generated/schema.ts';

export type PrescriptionValues = Omit<Prescription, 'savedAt' | '__typename'>;

/** What any paper can hold; whether a lens exists for it is the shop's question. */
const bounds = {
  sphere: [-40, 40],
  cylinders: [-20, 20],
  axis: [0, 180],
  add: [0, 6],
  prismHor: [0, 30],
  prismVer: [0, 30],
  pd: [0, 100],
} as const;

type NumberField = keyof typeof bounds;

const bases = { baseHor: ['In', 'Out'], baseVer: ['Up', 'Down'] } as const;

/**
 * A prescription as it is stored: every number present and finite, 0 where there is nothing,
 * null for no base; the total pd is the sum when both eyes have one.
 *
 * @throws GraphQLError BAD_USER_INPUT that names the field, never the value.
 */
export function checkedPrescription(input: PrescriptionInput): PrescriptionValues {
  const od = checkedEye(input.od, 'od');
  const os = checkedEye(input.os, 'os');
  const pd = checkedNumber(input.pd, 'pd', 'pd');
  return {
    lensType: input.lensType ?? 'SingleVision',
    pd: totalPdMm({ pd, od, os }) ?? 0,
    od,
    os,
    dateWritten: checkedDay(input.dateWritten),
  };
}

function checkedEye(eye: EyePrescriptionInput, side: string): EyePrescription {
  const number = (field: NumberField) => checkedNumber(eye[field], field, `${side}.${field}`);
  const axis = number('axis');
  if (!Number.isInteger(axis)) throw badInput(`${side}.axis is no whole number.`);
  return {
    sphere: number('sphere'),
    cylinders: number('cylinders'),
    axis,
    add: number('add'),
    prismHor: number('prismHor'),
    prismVer: number('prismVer'),
    baseHor: checkedBase(eye.baseHor, 'baseHor', side),
    baseVer: checkedBase(eye.baseVer, 'baseVer', side),
    pd: number('pd'),
  };
}

function checkedNumber(value: number | null | undefined, field: NumberField, name: string): number {
  const number = value ?? 0;
  const [least, most] = bounds[field];
  if (!Number.isFinite(number) || number < least || number > most) {
    throw badInput(`${name} is not between ${least} and ${most}.`);
  }
  return number === 0 ? 0 : number; // -0 is 0
}

function checkedBase(
  value: string | null | undefined,
  field: keyof typeof bases,
  side: string,
): string | null {
  if (!value) return null;
  const base = bases[field].find((known) => known.toLowerCase() === value.toLowerCase());
  if (!base) throw badInput(`${side}.${field} is neither ${bases[field].join(' nor ')}.`);
  return base;
}

function checkedDay(value: string | null | undefined): string | null {
  if (!value) return null;
  const isDay =
    /^\d{4}-\d{2}-\d{2}$/.test(value) &&
    !Number.isNaN(Date.parse(value)) &&
    new Date(value).toISOString().startsWith(value);
  if (!isDay) throw badInput('dateWritten is no day.');
  return value;
}
