/** How often what happens to a paper that is photographed badly. */
const OFTEN = {
  /** A cell is not seen at all. */
  cellLost: 0.02,
  /** Words run together. */
  spaceLost: 0.4,
  /** A letter is taken for one that looks like it, or for any other. */
  letterTaken: 0.05,
  letterLost: 0.015,
  digitTaken: 0.006,
  signLost: 0.04,
  pointLost: 0.03,
  /** A comma is taken for a point. */
  commaTaken: 0.2,
};

/** Letters and digits that are taken for one another. */
const ALIKE = [
  '0OoDQ',
  '1lIi|!',
  '2Zz',
  '5Ss',
  '6Gbö',
  '8B',
  'cegoö',
  'ftr',
  'hnmbuü',
  'vyuw',
  'aäeos',
  'PFRD',
  'EFL',
  'CGO',
  'UVY',
  'xX%',
  'gq9',
  'ij',
];
const LETTERS = 'abcdefghiklmnoprstuvwyADELORSU';

/**
 * A paper as it is seen on a bad picture: small letters misread, words run together, a sign or a point
 * lost, some cells not seen. Every cell begins where it stood. How bad it is differs from paper to
 * paper; `dice` answers numbers from 0 to 1.
 */
export function misread(drawing: string, dice: () => number): string {
  const badness = 0.3 + 1.4 * dice();
  const happens = (share: number) => dice() < share * badness;
  return drawing.replaceAll(/\S+(?: \S+)*/g, (cell) => {
    const seen = happens(OFTEN.cellLost) ? '' : misreadCell(cell, happens, dice);
    return seen.padEnd(cell.length);
  });
}

function misreadCell(
  cell: string,
  happens: (share: number) => boolean,
  dice: () => number,
): string {
  const isSeen = (letter: string, at: number) => {
    if (letter === ' ') return !happens(OFTEN.spaceLost);
    if (/[-+−–]/.test(letter)) return !happens(OFTEN.signLost);
    if (/[.,]/.test(letter) && /\d/.test(cell[at + 1] ?? '')) return !happens(OFTEN.pointLost);
    return !(/\p{L}/u.test(letter) && happens(OFTEN.letterLost));
  };
  return [...cell]
    .filter(isSeen)
    .map((letter) => {
      if (letter === ',' && happens(OFTEN.commaTaken)) return '.';
      if (/\d/.test(letter)) return happens(OFTEN.digitTaken) ? oneOf(likes(letter), dice) : letter;
      if (!/\p{L}/u.test(letter) || !happens(OFTEN.letterTaken)) return letter;
      return oneOf(dice() < 0.7 ? likes(letter) : LETTERS, dice);
    })
    .join('')
    .trim();
}

function likes(letter: string): string {
  const some = ALIKE.filter((alike) => alike.includes(letter)).join('');
  return some.replaceAll(letter, '') || LETTERS;
}

function oneOf(letters: string, dice: () => number): string {
  return letters[Math.floor(dice() * letters.length)]!;
}
