import { describe, expect, test } from 'vitest';
import { noCells, sheetOf } from './meaning.test-data.ts';
import { ORDINARY_SENTENCES } from './papers/sentences.test-data.ts';
import { LENSES } from './papers.test-data.ts';
import { readMeaning } from './read-meaning.ts';

/** A prescription as a table and as lines of text, with room for a sentence. */
const PAPERS = {
  en: [
    (sentence: string) => `
Meyer Family Eye Care        18 Main St, Dover NH 03820
EYEGLASS PRESCRIPTION        Exam 03/14/2026
        Sphere    Cylinder    Axis    Add
OD      -2.25     -0.75       175     +2.00
OS      +1.00     -0.50       20      +2.00
PD 62.5
${sentence}
Ada Meyer, OD`,
    (sentence: string) => `
Meyer Family Eye Care        18 Main St, Dover NH 03820
Spectacle Rx                 Exam 03/14/2026
${sentence}
Right eye: -2.25 / -0.75 x 175
Left eye: +1.00 / -0.50 x 20
Reading add +2.00 both eyes
PD 62.5
Ada Meyer, OD`,
  ],
  de: [
    (sentence: string) => `
Augenarztpraxis Dr. Abel          59494 Soest
Brillenverordnung                 Datum 14.03.2026
         Sphäre    Zylinder    Achse    Add
R        -2,25     -0,75       175      +2,00
L        +1,00     -0,50       20       +2,00
PD 62,5
${sentence}
Dr. Abel`,
    (sentence: string) => `
Optik Sonntag         59494 Soest
Ihre Brillenwerte                 14.03.2026
${sentence}
Rechts: sph -2,25 cyl -0,75 Achse 175
Links: sph +1,00 cyl -0,50 Achse 20
Addition +2,00
PD 62,5
A. Sonntag, Augenoptikermeister`,
  ],
} as const;

const SAYS = { ...LENSES, 'od.add': '+2.00', 'os.add': '+2.00', pd: '62.5' };

describe.each(['en', 'de'] as const)(
  'what practices say beside lenses changes nothing (%s)',
  (language) => {
    test.each(ORDINARY_SENTENCES[language])('%s', async (sentence) => {
      for (const paper of PAPERS[language]) {
        const reading = await readMeaning(
          sheetOf(paper(sentence), { source: 'text-layer' }),
          noCells,
        );
        const told = reading.isPrescription
          ? Object.fromEntries(
              Object.entries(reading.values)
                .filter(([name]) => /^o[ds]\.|^pd$/.test(name))
                .map(([name, { text }]) => [name, text]),
            )
          : {};
        expect(told).toEqual(SAYS);
      }
    });
  },
);
