import {
  EYE_FIELDS,
  EYE_SIDES,
  byField,
  isBase,
  type BaseField,
  type EyeField,
  type EyeSide,
  type NumberField,
} from '#domain/prescription/field-names.ts';
import { fromFhir } from '#domain/prescription/fhir.ts';
import type { UncheckedEye, UncheckedPrescription } from '#domain/prescription/prescription.ts';
import type { PictureReading, ReadName } from '#domain/prescription/picture-reading.ts';
import type { NotDone, Reader } from './reader.ts';
import type { Refusal } from './received.ts';

type EyeRead = Record<NumberField, number | null> & Record<BaseField, string | null>;

/**
 * What was read in a file, as the operator's command says it. Powers in dioptres, the axis in
 * degrees, distances in millimetres; null for what is not printed and for what is not certain.
 */
export type FileRead = { ms: number } & (
  | {
      isPrescription: true;
      rx: Record<EyeSide, EyeRead> & { pd: number | null; lensType: string | null };
      /** 0 to 1, of what is printed, certain or not, by form name. */
      confidence: Partial<Record<ReadName, number>>;
    }
  | { isPrescription: false; reason: string }
);

/** Receives and reads one file: a picture, a PDF, or a `VisionPrescription` of FHIR R4. */
export async function readFile(
  reader: Pick<Reader, 'receive' | 'read'>,
  bytes: Uint8Array,
): Promise<FileRead> {
  const started = performance.now();
  const ms = () => Math.round(performance.now() - started);
  const none = (reason: Refusal | NotDone | string): FileRead => ({
    isPrescription: false,
    reason,
    ms: ms(),
  });
  const document = fhirIn(bytes);
  if (document) {
    const taken = fromFhir(document);
    return taken.ok
      ? { isPrescription: true, ...ofFhir(taken.prescription), ms: ms() }
      : none(taken.problem);
  }
  const received = await reader.receive(bytes);
  if (!received.ok) return none(received.reason);
  const read = await reader.read(received.pages);
  if (!read.ok) return none(read.reason);
  if (!read.reading.isPrescription) return none(read.reading.reason);
  return { isPrescription: true, ...inNumbers(read.reading), ms: ms() };
}

/** The FHIR resource in a JSON file; null for files of every other kind. */
function fhirIn(bytes: Uint8Array): object | null {
  if (bytes[0] !== '{'.charCodeAt(0)) return null;
  try {
    const document = JSON.parse(Buffer.from(bytes).toString('utf8')) as object;
    return 'resourceType' in document ? document : null;
  } catch {
    return null;
  }
}

/** What a document says is certain; a 0 that says "none" is null, as where it is read. */
function ofFhir({ od, os, pd, lensType }: UncheckedPrescription) {
  const confidence: Partial<Record<ReadName, number>> = pd === null ? {} : { pd: 1 };
  const eye = (side: EyeSide, values: UncheckedEye | null): EyeRead =>
    byField(EYE_FIELDS, (field) => {
      const value = values?.[field] ?? null;
      if (value !== null) confidence[`${side}.${field}`] = 1;
      return value;
    }) as EyeRead;
  return { rx: { pd, lensType, od: eye('od', od), os: eye('os', os) }, confidence };
}

type ReadSheet = Extract<PictureReading, { isPrescription: true }>;

function inNumbers({ values }: ReadSheet) {
  const numberOf = (name: ReadName): number | null => {
    const text = values[name]?.text ?? null;
    return text === null ? null : Number(text);
  };
  const eye = (side: EyeSide): EyeRead => {
    const valueOf = (field: EyeField) =>
      isBase(field) ? (values[`${side}.${field}`]?.text ?? null) : numberOf(`${side}.${field}`);
    return byField(EYE_FIELDS, valueOf) as EyeRead;
  };
  const confidence: Partial<Record<ReadName, number>> = {};
  for (const [name, value] of Object.entries(values))
    confidence[name as ReadName] = value.confidence;
  const [od, os] = EYE_SIDES.map(eye) as [EyeRead, EyeRead];
  return {
    rx: { pd: numberOf('pd'), lensType: values.lensType?.text ?? null, od, os },
    confidence,
  };
}
