import type { PrintFont } from './fonts.ts';
import type { Sheet } from './sheet.ts';
import type { DocumentKind } from './truth.ts';
import type { Wishes } from './values.ts';
import type { WritingWishes } from './writing.ts';

/** One way in which practices hand out values. */
export type Layout = {
  /** Unique among all layouts, as part of a file's name. */
  name: string;
  language: 'en' | 'de';
  /** Left out: a prescription for spectacles. */
  document?: DocumentKind;
  /** Whether its values are filled in by hand; left out: never. */
  pen?: 'sometimes' | 'always';
  fonts?: readonly [PrintFont, ...PrintFont[]];
  /** Of the page in CSS pixels, which decides how large its letters are in the picture. */
  width?: number;
  values?: Wishes;
  writing?: WritingWishes;
  css?: string;
  /** What stands inside `<body>`. */
  draw: (sheet: Sheet) => string;
};
