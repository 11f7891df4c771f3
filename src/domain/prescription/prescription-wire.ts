import { FITTING_NAMES, fittingOf, type Fitting } from './fitting.ts';
import { formatField } from './field-text.ts';
import {
  DETAIL_NAMES,
  EYE_FIELDS,
  EYE_SIDES,
  READING_NAMES,
  byField,
  isBase,
  type BaseField,
  type EyeField,
  type EyeSide,
  type NumberField,
  type ValueName,
} from './field-names.ts';
import { FIELDS } from './prescription-fields.ts';
import {
  parsePrescription,
  type Prescription,
  type ReadingUse,
  type UncheckedEye,
  type UncheckedPrescription,
} from './prescription.ts';
import { totalPdMm } from './total-pd.ts';

type WireName<Field extends EyeField> = (typeof FIELDS)[Field]['wire'];

/**
 * One eye on the wire of the data service. The cylinder is called `cylinders` there, and a
 * value that is not on the paper is 0 or, for a base, null.
 */
export type WireEye = { [Field in NumberField as WireName<Field>]: number } & {
  [Field in BaseField as WireName<Field>]: string | null;
};

export type WirePrescription = {
  pd: number;
  lensType: string;
  od: WireEye;
  os: WireEye;
  use?: ReadingUse;
  nearPd?: number;
} & Fitting & { [Name in (typeof DETAIL_NAMES)[number]]?: string };

/** From the domain to the data service. */
export function toWire(prescription: UncheckedPrescription): WirePrescription {
  const eye = (side: UncheckedEye | null) =>
    wireEye(
      (field) => side?.[field] ?? 0,
      (field) => side?.[field] ?? null,
    );
  return {
    pd: totalPdMm(prescription) ?? 0,
    lensType: prescription.lensType,
    od: eye(prescription.od),
    os: eye(prescription.os),
    ...detailsOf(prescription),
    ...(prescription.use ? { use: prescription.use } : {}),
    ...(prescription.nearPd ? { nearPd: prescription.nearPd } : {}),
    ...fittingOf(prescription),
  };
}

/** An eye under the names of the wire, made field by field. */
export function wireEye(
  numberOf: (field: NumberField) => number,
  baseOf: (field: BaseField) => string | null,
): WireEye {
  return underWireNames((field) => (isBase(field) ? baseOf(field) : numberOf(field))) as WireEye;
}

/** One eye as clients of the specification hold it: a value that is not there is '0.00', '0' or ''. */
export type HeldEye = Omit<Record<keyof WireEye, string>, 'add' | 'pd'> & {
  add: number;
  pd: number;
};
export type HeldPrescription = Omit<WirePrescription, 'od' | 'os'> & { od: HeldEye; os: HeldEye };

/** A prescription as clients of the specification hold it; without one its defaults. */
export function toHeld(prescription: UncheckedPrescription | null): HeldPrescription {
  const wire = toWire(prescription ?? { lensType: 'SingleVision', od: null, os: null, pd: null });
  return { ...wire, od: heldEye(wire.od), os: heldEye(wire.os) };
}

function heldEye(eye: WireEye): HeldEye {
  return {
    sphere: eye.sphere.toFixed(2),
    cylinders: eye.cylinders.toFixed(2),
    axis: String(eye.axis),
    add: eye.add,
    prismHor: eye.prismHor.toFixed(2),
    prismVer: eye.prismVer.toFixed(2),
    baseHor: eye.baseHor ?? '',
    baseVer: eye.baseVer ?? '',
    pd: eye.pd,
  };
}

/** What is not on the lenses as it stands on the paper, once they are made for one use. */
const PAPER_NAMES = [
  'od.sphere',
  'od.add',
  'od.pd',
  'os.sphere',
  'os.add',
  'os.pd',
  'pd',
] as const satisfies readonly ValueName[];

/** What stands in the options of a cart item besides the values that lenses are made of. */
export const FURTHER_OPTIONS: readonly string[] = [
  ...DETAIL_NAMES,
  ...READING_NAMES,
  ...FITTING_NAMES,
  ...PAPER_NAMES.map((name) => `paper.${name}`),
];

/** Form names (`od.sphere`, `pd`, ...) to exact text, for the entered options of a cart item. Empty values are ''. */
export function toFields(prescription: Prescription): Record<string, string> {
  const fields: Record<string, string> = { lensType: prescription.lensType };
  for (const side of EYE_SIDES) {
    for (const field of EYE_FIELDS) fields[`${side}.${field}`] = textOf(prescription[side], field);
  }
  fields.pd = formatField('totalPd', totalPdMm(prescription), 'en');
  Object.assign(fields, detailsOf(prescription));
  for (const [name, value] of entriesOf(fittingOf(prescription))) {
    fields[name] = formatField(name, value, 'en');
  }
  const { paper } = prescription;
  if (!paper?.use) return fields;
  for (const name of PAPER_NAMES) {
    const [side, field] = name.split('.');
    fields[`paper.${name}`] =
      name === 'pd'
        ? formatField('totalPd', paper.pd, 'en')
        : textOf(paper[side as EyeSide], field as EyeField);
  }
  return { ...fields, use: paper.use, nearPd: formatField('nearPd', paper.nearPd ?? null, 'en') };
}

/** The way back from form names to values; also reads a submitted form. Values are unchecked. */
export function fromFields(
  fields: Record<string, string | null | undefined>,
): UncheckedPrescription {
  const made = parseFields(fields);
  if (!fields.use) return made;
  const written = Object.fromEntries(PAPER_NAMES.map((name) => [name, fields[`paper.${name}`]]));
  return { ...made, paper: parseFields({ ...fields, ...written }) };
}

function entriesOf(fitting: Fitting) {
  return FITTING_NAMES.flatMap((name) => {
    const value = fitting[name];
    return value === undefined ? [] : [[name, value] as const];
  });
}

/** What the paper says of itself, as far as it does. */
function detailsOf(prescription: UncheckedPrescription) {
  return Object.fromEntries(
    DETAIL_NAMES.flatMap((name) => (prescription[name] ? [[name, prescription[name]]] : [])),
  );
}

function parseFields(fields: Record<string, string | null | undefined>): UncheckedPrescription {
  const [od, os] = EYE_SIDES.map((side) =>
    byField(EYE_FIELDS, (field) => fields[`${side}.${field}`]),
  );
  return parsePrescription({ ...fields, od, os });
}

function textOf(eye: UncheckedEye, field: EyeField): string {
  return isBase(field) ? (eye[field] ?? '') : formatField(field, eye[field], 'en');
}

function underWireNames<Value>(valueOf: (field: EyeField) => Value): Record<string, Value> {
  return Object.fromEntries(EYE_FIELDS.map((field) => [FIELDS[field].wire, valueOf(field)]));
}
