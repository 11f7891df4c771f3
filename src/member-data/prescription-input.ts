import { FITTING_NAMES } from '#domain/prescription/fitting.ts';
import {
  byField,
  READING_USES,
  type Amount,
  type BaseField,
  type EyeSide,
} from '#domain/prescription/field-names.ts';
import { FIELDS, type BaseSpec } from '#domain/prescription/prescription-fields.ts';
import { wireEye } from '#domain/prescription/prescription-wire.ts';
import { isReadingUse } from '#domain/prescription/prescription.ts';
import { isWithin } from '#domain/prescription/range.ts';
import { totalPdMm } from '#domain/prescription/total-pd.ts';
import { badInput } from './errors.ts';
import type {
  EyePrescription,
  EyePrescriptionInput,
  Prescription,
  PrescriptionInput,
} from './generated/schema.ts';

export type PrescriptionValues = Omit<Prescription, 'savedAt' | '__typename'>;

/**
 * A prescription as it is stored: every number present and finite, 0 where there is nothing,
 * null for no base; the total pd is the sum when both eyes have one.
 *
 * @throws GraphQLError BAD_USER_INPUT that names the field, never the value.
 */
export function checkedPrescription(input: PrescriptionInput): PrescriptionValues {
  const od = checkedEye(input.od, 'od');
  const os = checkedEye(input.os, 'os');
  const pd = checkedNumber(input.pd, 'totalPd', 'pd');
  return {
    lensType: input.lensType ?? 'SingleVision',
    pd: totalPdMm({ pd, od, os }) ?? 0,
    od,
    os,
    dateWritten: checkedDay(input.dateWritten, 'dateWritten'),
    expiresOn: checkedDay(input.expiresOn, 'expiresOn'),
    prescriber: checkedText(input.prescriber, 'prescriber'),
    licence: checkedText(input.licence, 'licence'),
    use: checkedUse(input.use),
    nearPd: checkedNumber(input.nearPd, 'nearPd', 'nearPd') || null,
    ...byField(FITTING_NAMES, (name) => {
      const value = input[name] ?? null;
      return value === null ? null : checkedNumber(value, name, name);
    }),
  };
}

function checkedEye(eye: EyePrescriptionInput, side: EyeSide): EyePrescription {
  return wireEye(
    (field) => checkedNumber(eye[FIELDS[field].wire], field, `${side}.${FIELDS[field].wire}`),
    (field) => checkedBase(eye[FIELDS[field].wire], field, `${side}.${FIELDS[field].wire}`),
  );
}

/** What any paper can hold; whether a lens exists for it is the shop's question. */
function checkedNumber(value: number | null | undefined, field: Amount, name: string): number {
  const number = value ?? 0;
  const [least, most] = FIELDS[field].possible;
  if (!Number.isFinite(number) || !isWithin(number, FIELDS[field].possible)) {
    throw badInput(`${name} is not between ${least} and ${most}.`);
  }
  if (field === 'axis' && !Number.isInteger(number)) throw badInput(`${name} is no whole number.`);
  return number === 0 ? 0 : number; // -0 is 0
}

function checkedBase(
  value: string | null | undefined,
  field: BaseField,
  name: string,
): string | null {
  if (!value) return null;
  const { values }: BaseSpec = FIELDS[field];
  const base = values.find((known) => known.toLowerCase() === value.toLowerCase());
  if (!base) throw badInput(`${name} is neither ${values.join(' nor ')}.`);
  return base;
}

function checkedUse(value: string | null | undefined): string | null {
  if (!value) return null;
  if (!isReadingUse(value)) throw badInput(`use is none of ${READING_USES.join(', ')}.`);
  return value;
}

function checkedText(value: string | null | undefined, name: string): string | null {
  const text = value?.trim() || null;
  if (text && text.length > 80) throw badInput(`${name} is longer than 80 characters.`);
  return text;
}

function checkedDay(value: string | null | undefined, name: string): string | null {
  if (!value) return null;
  const isDay =
    /^\d{4}-\d{2}-\d{2}$/.test(value) &&
    !Number.isNaN(Date.parse(value)) &&
    new Date(value).toISOString().startsWith(value);
  if (!isDay) throw badInput(`${name} is no day.`);
  return value;
}
