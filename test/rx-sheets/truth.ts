import type { EyeValues, Horizontal, Notation, Vertical } from './values.ts';

export type Side = 'od' | 'os';
type EyeField = Exclude<keyof EyeValues, 'nearPd'>;
/** A value of a prescription, by the names of the answer of `ops rx read`. */
export type Field = 'pd' | `${Side}.${EyeField}`;
export type FieldValue = number | Horizontal | Vertical;

/** One value as it stands on the sheet. */
export type Printed = { field: Field; text: string; value: FieldValue };

export type DocumentKind =
  | 'spectacles'
  | 'contact-lenses'
  | 'receipt'
  | 'eye-test'
  | 'other-prescription'
  | 'letter'
  | 'drawing'
  | 'blank'
  | 'noise';

/** What is true of a drawn sheet, whatever is done to its picture afterwards. */
export type Truth = {
  set: 'seen' | 'frozen';
  layout: string;
  language: 'en' | 'de';
  document: DocumentKind;
  isPrescription: boolean;
  seed: string;
  handwritingLike: boolean;
  notation: Notation;
  /** What is counted: each value that stands on the sheet, and a cylinder only where there is one. */
  printed: Printed[];
  /**
   * Values that may be shown or not, since they follow from what is printed: the sum of both pds,
   * an add as difference of near and far, a cylinder of 0, the kind of lens.
   */
  follows: Partial<Record<Field | 'lensType', FieldValue | string>>;
  /** Values for near, which the answer has no place for; by field, as printed. */
  near: Record<string, string>;
  pdPrintedAs: 'none' | 'total' | 'each' | 'total and each';
  dateWritten: string | null;
  expiresOn: string | null;
  prescriber: string | null;
};

/** What is written down while a sheet is drawn. */
export type Noted = Pick<
  Truth,
  'printed' | 'follows' | 'near' | 'dateWritten' | 'expiresOn' | 'prescriber'
>;
