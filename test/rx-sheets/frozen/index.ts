import { frozenNonesOfGermanDoctors, frozenOfGermanDoctors } from './de-doctors.ts';
import { frozenNonesOfGermanOpticians, frozenOfGermanOpticians } from './de-opticians.ts';
import { frozenFromAbroad, frozenNonesFromAbroad } from './en-abroad.ts';
import { frozenNonesOfAmerica, frozenOfAmerica } from './en-america.ts';

/**
 * The layouts that tell how well a reader does on sheets it was not made with. They never change;
 * whoever works on the reader looks at none of their sheets, only at their counts by condition.
 */
export const frozenLayouts = [
  ...frozenOfAmerica,
  ...frozenFromAbroad,
  ...frozenOfGermanDoctors,
  ...frozenOfGermanOpticians,
  ...frozenNonesOfAmerica,
  ...frozenNonesFromAbroad,
  ...frozenNonesOfGermanDoctors,
  ...frozenNonesOfGermanOpticians,
];
