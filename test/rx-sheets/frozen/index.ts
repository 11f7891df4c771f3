import { abroadInGerman, practicesInGerman } from './de-practices.ts';
import { commonwealthInEnglish, practicesInEnglish } from './en-practices.ts';
import { frozenNegatives } from './negatives.ts';

/**
 * The layouts that tell how well a reader does on sheets it was not made with. They never change;
 * whoever works on the reader looks at none of their sheets, only at their counts by condition.
 */
export const frozenLayouts = [
  ...practicesInEnglish,
  ...commonwealthInEnglish,
  ...practicesInGerman,
  ...abroadInGerman,
  ...frozenNegatives,
];
