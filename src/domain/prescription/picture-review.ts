/** Whether an order whose prescription came from a picture waits until an optician has compared both. */
export const REVIEW_SETTINGS = ['never', 'doubtful', 'always'] as const;
export type ReviewSetting = (typeof REVIEW_SETTINGS)[number];

/** The picture that the prescription of an order came from. */
export type OrderedPicture = {
  uploadId: string;
  /** Some value was typed or corrected by the member, and not taken as it was read. */
  isDoubtful: boolean;
};

export function isToBeReviewed(setting: ReviewSetting, { isDoubtful }: OrderedPicture): boolean {
  return setting === 'always' || (setting === 'doubtful' && isDoubtful);
}
