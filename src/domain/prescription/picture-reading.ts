import type { DETAIL_NAMES, FurtherAmount, ValueName } from './field-names.ts';

/** What can be read from a picture of a prescription, by form name. */
export type ReadName = ValueName | FurtherAmount | (typeof DETAIL_NAMES)[number] | 'lensType';

/**
 * Where something stands on a page, as shares of the upright page's width and height: 0 is its
 * left or upper edge, 1 its right or lower one. The first page is 0.
 */
export type Place = { page: number; left: number; top: number; width: number; height: number };

/** One value of the paper. */
export type ReadValue = {
  /**
   * What the form's field takes (`-2.25`, `90`, `In`, `2026-03-14`), when it is certain. Null when
   * something is printed there that is not: the person reads it, nothing is guessed.
   */
  text: string | null;
  /** As it was read, for whoever compares; may be wrong where `text` is null. */
  printed: string;
  /** How sure it is, 0 to 1; 0 where it may be clear, and is not surely what it stands here for. */
  confidence: number;
  /**
   * Of an addition that the paper does not tell: the sphere for near that stands there instead, as
   * the form would take it (`+6.00`). The addition is what that is more than the sphere for far.
   */
  nearSphere?: string;
  /** Null where a document says it: there is nothing to look at. */
  place: Place | null;
  /**
   * Of what is asked: the paper has it for more than one pair, such as old and new glasses, and `place`
   * is that of all pairs, null where they stand on different pages.
   */
  isOfSeveralPairs?: true;
  /** Where the paper seems to take back or change what it prints there: then the person reads both. */
  remarks?: Place[];
};

/** Why nothing was taken from a picture. */
export const NO_READING_REASONS = [
  /** It is a prescription, but for contact lenses. */
  'contactLenses',
  /** There is text, and none of it is a prescription of glasses. */
  'notPrescription',
  /** There is nothing to read on it. */
  'blank',
  /** It is a prescription, but too unclear to be sure of any value. */
  'unclear',
  /** Its values can be read, but not with certainty which of them are those to be made. */
  'notUnderstood',
  /** There are lenses on it, but measured, worn, void or somebody else's ones: none to be made. */
  'notPrescribed',
  /** Reading it took longer than anybody should wait. */
  'tooSlow',
  /** Nothing is wrong with the picture: it could not be read at the moment. */
  'unavailable',
] as const;
export type NoReadingReason = (typeof NO_READING_REASONS)[number];

/** A page as it was read: how far it was turned to the right to stand upright, and its size then. */
export type ReadPage = { turnedDegrees: 0 | 90 | 180 | 270; widthPx: number; heightPx: number };

/** What is read, by name: a value that has to be asked is there without its text. */
export type ReadValues = Partial<Record<ReadName, ReadValue>>;

/** What a picture, or all pages of a document, say. A value that is not on the paper is absent. */
export type PictureReading =
  | {
      isPrescription: true;
      values: ReadValues;
      /**
       * `text`: from a document that has its text with it; `picture`: recognised; `document`: from
       * one that programs write for programs (FHIR), which has no pages.
       */
      source: 'text' | 'picture' | 'document';
      pages: ReadPage[];
    }
  | { isPrescription: false; reason: NoReadingReason; pages: ReadPage[] };
