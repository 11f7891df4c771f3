import { expect, test } from 'vitest';
import { scoresOfPapers } from './rx-papers.ts';

/** Of two pairs, what the one for near is more than the other is told as an addition. */
const adds = (...names: string[]) => names.flatMap((name) => [`${name} od.add`, `${name} os.add`]);
const PRISMS = adds(
  'p17-de-nur-nahbrille-prisma',
  'p17-en-near-only-prism',
  'p17-en-reading-pair-prism',
);
const TWO_PAIRS = adds('u21-de-lesebrille-und-ferne-getrennt');
const TWO_PAIRS_AGAIN = adds('u22-de-oegk-verordnung', 'u22-de-zwei-paare-brunner');
/** `Add +2.50` on a paper with one lens is told of both eyes: the other one has no sphere to make it with. */
const ONE_LENS = [
  ...adds('a23-de-bregenz-block-alt-links-zuerst'),
  'a23-de-melk-bemerkung-umbrochen od.add',
  'a23-en-ennis-remark-broken os.add',
];
/** A note below says that its prisms are for near alone. */
const PRISMS_FOR_NEAR = ['od.prismHor', 'od.baseHor', 'os.prismHor', 'os.baseHor'].map(
  (field) => `a24-de-meppen-prisma-nur-lesebrille ${field}`,
);
/** What is told though a number elsewhere on the paper may correct it, or says that it is of old glasses. */
const SECOND_VALUES = [
  'a30-en-kendal-day-and-two-numbers od.sphere',
  'a30-en-kendal-day-and-two-numbers os.sphere',
  'a30-en-macon-pd-taken-again pd',
  'a30-de-sylt-stern-an-der-achse os.axis',
  'a30-de-suhl-vorzeichen-eingekreist od.sphere',
  'a30-de-suhl-vorzeichen-eingekreist os.sphere',
  ...['elko', 'celle'].flatMap((town) =>
    ['od', 'os'].flatMap((side) =>
      ['sphere', 'cylinder', 'axis', ...(town === 'celle' ? ['add'] : [])].map((field) =>
        town === 'elko'
          ? `a30-en-elko-two-without-a-name ${side}.${field}`
          : `a30-de-celle-alte-brille-als-fussnote ${side}.${field}`,
      ),
    ),
  ),
];
const DISTANCES = adds('d19-de-nahwerte-statt-addition', 'd19-en-near-spheres-not-adds');

test.each([
  ['prism-17', PRISMS, 570],
  // Against degrees as bases, lines of bases below, and two prisms in a line.
  ['unlearned-prism-18', [], 590],
  // Against distances and additions: of a desk, worn, of others, before far ones.
  ['unlearned-distance-19', DISTANCES, 510],
  // Against powers without points, acuities, rows of corrections, and what is superseded.
  ['against-20', [], 355],
  // Usual ones, of a hundred practices and shops.
  ['sample-20', [], 775],
  // Against lines of prisms below lenses, boxes to tick, `and` and `or`, and makes of frames.
  ['against-21', [], 300],
  ['sample-21-en', [], 465],
  ['sample-21-de', TWO_PAIRS, 500],
  // Usual ones again, after work on those before.
  ['unlearned-22-en', [], 350],
  ['unlearned-22-de', TWO_PAIRS_AGAIN, 355],
  // Against blocks of eyes, eyes in two languages, present glasses, and what distances are for.
  ['unlearned-against-23', ONE_LENS, 280],
  // Against heads of distances, drawn dials, lenses without cylinders before prisms, and acuities before lenses.
  ['unlearned-against-24', PRISMS_FOR_NEAR, 325],
  // Usual ones, of two people who knew nothing of those before.
  ['unlearned-28-en', adds('u28-en-uk-full-near'), 415],
  ['unlearned-28-de', adds('u28-de-ch-optikpass-fernbrille'), 420],
  // Against sentences, lines that go on below, additions of drawn tables, and quotes.
  ['unlearned-against-28', [], 140],
  // Against articles, legends, units of prisms, boxes, lines of contact lenses, and what is to be made.
  ['unlearned-against-29', [], 235],
  // A second value beside, below or above what is printed.
  ['unlearned-against-30', SECOND_VALUES, 130],
] as const)(
  'of papers that others wrote nothing is told wrong but what is known: %s',
  async (file, known, least) => {
    const scores = await scoresOfPapers(file);
    const wrong = scores.flatMap(({ faults }) =>
      faults.map((fault) => `${fault.file.split(' ').at(-1)} ${fault.field}`),
    );
    expect(wrong.toSorted()).toEqual(known.toSorted());
    const right = scores.reduce((sum, score) => sum + score.right, 0);
    expect(right).toBeGreaterThan(least);
  },
);
