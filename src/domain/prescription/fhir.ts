import { EYE_SIDES, FURTHER_AMOUNTS, type EyeSide } from './field-names.ts';
import {
  parsePrescription,
  type Eye,
  type Prescription,
  type UncheckedPrescription,
} from './prescription.ts';
import { paperOf } from './reading-use.ts';

/**
 * A prescription as HL7 FHIR R4 writes it (`VisionPrescription`). What R4 has no element for
 * (lens type, distances, use, fitting values, expiry) stands in extensions of ours.
 */
export type FhirVisionPrescription = {
  resourceType: 'VisionPrescription';
  identifier?: { value: string }[];
  status: 'active';
  created: string;
  dateWritten: string;
  patient: FhirReference;
  prescriber: FhirReference;
  extension: FhirExtension[];
  lensSpecification: FhirLens[];
};

type FhirReference = { reference?: string; display?: string };
type FhirExtension = { url: string; valueDecimal?: number; valueString?: string };
type FhirLens = {
  product: { coding: { system: string; code: 'lens' }[] };
  eye: 'right' | 'left';
  sphere: number;
  cylinder?: number;
  axis?: number;
  add?: number;
  prism?: { amount: number; base: 'in' | 'out' | 'up' | 'down' }[];
  extension?: FhirExtension[];
};

/** Whose it is and when it was made known to the shop. */
export type FhirHeading = {
  /** The shop's own name for it, such as an order's number. */
  identifier?: string;
  /** A reference (`Patient/123`) or a name. */
  patient: FhirReference;
  /** An instant, ISO 8601. */
  createdAt: string;
  /** By which the shop finds the picture of the paper. */
  pictureId?: string;
};

/** Why a document is no prescription of glasses that can be taken over. */
export type FhirProblem =
  | 'notVisionPrescription'
  /** Its status says that it must not be filled: cancelled, a draft, entered by mistake. */
  | 'notActive'
  | 'contactLenses'
  /** No specification for an eye, or more than one. */
  | 'eyes'
  /** An element has a value that R4 does not allow there. */
  | 'malformed';

const PRODUCTS = 'http://terminology.hl7.org/CodeSystem/ex-visionprescriptionproduct';
const OURS = 'https://framewell.example/fhir/';
const EYES = { od: 'right', os: 'left' } as const;
const PRISMS = [
  ['prismHor', 'baseHor', { in: 'In', out: 'Out' }],
  ['prismVer', 'baseVer', { up: 'Up', down: 'Down' }],
] as const;
const NUMBERS_OF_BOTH = ['pd', ...FURTHER_AMOUNTS] as const;
/** The date and who wrote it have elements of their own. */
const TEXTS = ['lensType', 'use', 'expiresOn', 'licence'] as const;

/**
 * Writes what the paper says, not the lenses that are made of it for one use, in the paper's own
 * notation. A date or prescriber that is not known is said to be unknown, for R4 asks for both:
 * the day it came to the shop, and "unknown".
 */
export function toFhir(prescription: Prescription, heading: FhirHeading): FhirVisionPrescription {
  const paper = paperOf(prescription);
  return {
    resourceType: 'VisionPrescription',
    ...(heading.identifier ? { identifier: [{ value: heading.identifier }] } : {}),
    status: 'active',
    created: heading.createdAt,
    dateWritten: paper.dateWritten ?? heading.createdAt.slice(0, 10),
    patient: heading.patient,
    prescriber: { display: paper.prescriber ?? UNKNOWN },
    extension: [
      ...NUMBERS_OF_BOTH.flatMap((name) => extensionOf(name, paper[name])),
      ...TEXTS.flatMap((name) => extensionOf(name, paper[name])),
      ...(paper.dateWritten ? [] : extensionOf('dateWritten', UNKNOWN)),
      ...extensionOf('pictureId', heading.pictureId),
    ],
    lensSpecification: EYE_SIDES.map((side) => lensOf(side, paper[side])),
  };
}

const UNKNOWN = 'unknown';

function lensOf(side: EyeSide, eye: Eye): FhirLens {
  const prism = PRISMS.flatMap(([amountName, baseName]) => {
    const amount = eye[amountName];
    const base = eye[baseName];
    return amount && base ? [{ amount, base: lower(base) }] : [];
  });
  const extension = extensionOf('pd', eye.pd);
  return {
    product: { coding: [{ system: PRODUCTS, code: 'lens' }] },
    eye: EYES[side],
    sphere: eye.sphere ?? 0,
    ...(eye.cylinder ? { cylinder: eye.cylinder } : {}),
    ...(eye.cylinder && eye.axis ? { axis: eye.axis } : {}),
    ...(eye.add ? { add: eye.add } : {}),
    ...(prism.length > 0 ? { prism } : {}),
    ...(extension.length > 0 ? { extension } : {}),
  };
}

function lower<Base extends string>(base: Base): Lowercase<Base> {
  return base.toLowerCase() as Lowercase<Base>;
}

function extensionOf(name: string, value: number | string | null | undefined): FhirExtension[] {
  if (value === null || value === undefined || value === '') return [];
  const url = `${OURS}${name}`;
  return [typeof value === 'number' ? { url, valueDecimal: value } : { url, valueString: value }];
}

/**
 * Takes over a `VisionPrescription` of whatever source. The values are unchecked: the rules of
 * `validatePrescription` are asked of them like of any others. An axis of 0 or below is the same
 * meridian 180 degrees on, for R4 allows both ways; an eye without a cylinder has one of 0.
 */
export function fromFhir(
  document: unknown,
): { ok: true; prescription: UncheckedPrescription } | { ok: false; problem: FhirProblem } {
  const source = objectOf(document);
  if (source?.resourceType !== 'VisionPrescription') return refused('notVisionPrescription');
  if (source.status !== 'active') return refused('notActive');
  const lenses = listOf(source.lensSpecification);
  if (!lenses) return refused('malformed');
  const glasses = lenses.filter((lens) => !isForContact(lens));
  if (glasses.length === 0 && lenses.length > 0) return refused('contactLenses');
  const [od, os] = EYE_SIDES.map((side) => glasses.filter(({ eye }) => eye === EYES[side]));
  if (od?.length !== 1 || os?.length !== 1 || glasses.length !== 2) return refused('eyes');
  const eyes = { od: eyeFrom(od[0]!), os: eyeFrom(os[0]!) };
  const extensions = listOf(source.extension ?? []);
  const written = textOr(source.dateWritten);
  if (!eyes.od || !eyes.os || !extensions || written === MALFORMED) return refused('malformed');

  const further = fieldsFrom(extensions);
  const isDateKnown = further.dateWritten !== UNKNOWN;
  const prescriber = textOr(objectOf(source.prescriber)?.display);
  return {
    ok: true,
    prescription: parsePrescription({
      ...further,
      ...eyes,
      dateWritten: isDateKnown ? written?.slice(0, 10) : null,
      prescriber: prescriber === UNKNOWN || prescriber === MALFORMED ? null : prescriber,
    }),
  };
}

const MALFORMED = Symbol('malformed');

function isForContact(lens: Record<string, unknown>): boolean {
  const codings = listOf(objectOf(lens.product)?.coding ?? []) ?? [];
  return codings.some(({ code }) => code === 'contact');
}

/** Null where a number is none, or a prism has no such base. */
function eyeFrom(lens: Record<string, unknown>): Record<string, unknown> | null {
  const prisms = listOf(lens.prism ?? []);
  const extensions = listOf(lens.extension ?? []);
  if (!prisms || !extensions) return null;
  const { sphere, cylinder, add, axis } = lens;
  if (![sphere, cylinder, add, axis].every((value) => value === undefined || isNumber(value))) {
    return null;
  }
  const eye: Record<string, unknown> = {
    sphere,
    cylinder: cylinder ?? 0,
    add,
    pd: fieldsFrom(extensions).pd,
  };
  if (isNumber(axis)) eye.axis = axis > 0 ? axis : axis + 180;
  for (const { amount, base } of prisms) {
    const known = PRISMS.find(([, , bases]) => typeof base === 'string' && base in bases);
    if (!known || !isNumber(amount)) return null;
    const [amountName, baseName, bases] = known;
    // Two prisms along one line are one amount that the paper did not write.
    if (amountName in eye) return null;
    eye[amountName] = amount;
    eye[baseName] = Object.entries(bases).find(([code]) => code === base)?.[1];
  }
  return eye;
}

/** The extensions of ours, by field; others' are left alone. */
function fieldsFrom(extensions: Record<string, unknown>[]): Record<string, unknown> {
  return Object.fromEntries(
    extensions.flatMap(({ url, valueDecimal, valueString }) =>
      typeof url === 'string' && url.startsWith(OURS)
        ? [[url.slice(OURS.length), valueDecimal ?? valueString]]
        : [],
    ),
  );
}

function refused(problem: FhirProblem) {
  return { ok: false as const, problem };
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function textOr(value: unknown): string | undefined | typeof MALFORMED {
  return value === undefined || typeof value === 'string' ? value : MALFORMED;
}

function objectOf(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}

function listOf(value: unknown): Record<string, unknown>[] | null {
  if (!Array.isArray(value)) return null;
  const objects = value.map(objectOf);
  return objects.every((one) => one !== null) ? objects : null;
}
