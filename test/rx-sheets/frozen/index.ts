import { frozenInGerman, frozenNonesInGerman } from './de.ts';
import { frozenInEnglish, frozenNonesInEnglish } from './en.ts';

/**
 * The layouts that tell how well a reader does on sheets it was not made with. They never change;
 * whoever works on the reader looks at none of their sheets, only at their counts by condition.
 */
export const frozenLayouts = [
  ...frozenInEnglish,
  ...frozenInGerman,
  ...frozenNonesInEnglish,
  ...frozenNonesInGerman,
];
