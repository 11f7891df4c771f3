import { fieldOf, FURTHER_AMOUNTS } from './field-names.ts';
import type { PictureReading, ReadName } from './picture-reading.ts';

/** Whether an order whose prescription came from a picture waits until an optician has compared both. */
export const REVIEW_SETTINGS = ['never', 'doubtful', 'always'] as const;
export type ReviewSetting = (typeof REVIEW_SETTINGS)[number];

/** The picture that the prescription of an order came from. */
export type OrderedPicture = {
  uploadId: string;
  /** Something on it is to be compared: it was not taken as it was read, or cannot be looked up. */
  isDoubtful: boolean;
};

export function isToBeReviewed(
  setting: ReviewSetting,
  { isDoubtful }: Pick<OrderedPicture, 'isDoubtful'>,
): boolean {
  return setting === 'always' || (setting === 'doubtful' && isDoubtful);
}

type Said = { source: 'read' | 'corrected' | 'typed' };

/**
 * Which values an optician is to compare with the picture: those that were typed, changed, removed,
 * or left empty where they were unsure. A distance or a fitting value that the picture does not
 * show is none of them: many papers have none, it was measured apart, and nothing is there to
 * compare it with. Where nothing was read, everything is to be compared.
 */
export function valuesToCompare(
  values: Partial<Record<ReadName, Said>>,
  reading: PictureReading | null,
): ReadName[] {
  const shown = reading?.isPrescription ? Object.keys(reading.values) : null;
  const isMeasuredApart = (name: string) =>
    shown !== null &&
    (isDistance(name)
      ? !shown.some(isDistance)
      : FURTHER_AMOUNTS.some((one) => one === name) && !shown.includes(name));
  return Object.entries(values).flatMap(([name, { source }]) =>
    source === 'read' || isMeasuredApart(name) ? [] : [name as ReadName],
  );
}

/** Whether a picture that was read shows a distance between the pupils, certain or not. */
export function showsDistance(reading: PictureReading | null): boolean {
  return reading?.isPrescription === true && Object.keys(reading.values).some(isDistance);
}

function isDistance(name: string): boolean {
  const field = fieldOf(name);
  return field === 'pd' || field === 'totalPd' || field === 'nearPd';
}
