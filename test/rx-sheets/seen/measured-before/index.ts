import { fifthInGerman, fifthNonesInGerman } from './de-fifth.ts';
import { fifthInEnglish, fifthNonesInEnglish } from './en-fifth.ts';
import { fourthInGerman, fourthNonesInGerman } from './de-fourth.ts';
import { fourthInEnglish, fourthNonesInEnglish } from './en-fourth.ts';
import { sampleInGerman, sampleNonesInGerman } from './de-sample.ts';
import { sampleInEnglish, sampleNonesInEnglish } from './en-sample.ts';
import { abroadInGerman, practicesInGerman } from './de-practices.ts';
import { germanOnes } from './de.ts';
import { formsInEnglish } from './en-forms.ts';
import { commonwealthInEnglish, practicesInEnglish } from './en-practices.ts';
import { printsInEnglish } from './en-prints.ts';
import { laterNegatives } from './later-negatives.ts';
import { frozenNegatives } from './negatives.ts';

/** Layouts that were frozen once, until the reader had been measured with them too often. */
export const measuredBefore = [
  ...formsInEnglish,
  ...printsInEnglish,
  ...germanOnes,
  ...frozenNegatives,
  ...practicesInEnglish,
  ...commonwealthInEnglish,
  ...practicesInGerman,
  ...abroadInGerman,
  ...laterNegatives,
  ...sampleInEnglish,
  ...sampleInGerman,
  ...sampleNonesInEnglish,
  ...sampleNonesInGerman,
  ...fourthInEnglish,
  ...fourthInGerman,
  ...fourthNonesInEnglish,
  ...fourthNonesInGerman,
  ...fifthInEnglish,
  ...fifthInGerman,
  ...fifthNonesInEnglish,
  ...fifthNonesInGerman,
];
