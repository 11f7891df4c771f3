import { germanOnes } from './de.ts';
import { formsInEnglish } from './en-forms.ts';
import { printsInEnglish } from './en-prints.ts';
import { frozenNegatives } from './negatives.ts';

/**
 * The layouts that tell how well a reader does on sheets it has never seen. They were written
 * before it and never change; whoever works on the reader does not look at them.
 */
export const frozenLayouts = [
  ...formsInEnglish,
  ...printsInEnglish,
  ...germanOnes,
  ...frozenNegatives,
];
