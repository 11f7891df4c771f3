const LENGTH_MIN = 8;
const LENGTH_MAX = 256;

export type PasswordProblem = 'length' | 'kinds' | 'common';

/**
 * What speaks against a new password, or null: 8 to 256 characters, a letter and something that
 * is none (a space counts, so that a sentence will do), and not one that is tried first.
 */
export function passwordProblem(password: string): PasswordProblem | null {
  const { length } = [...password];
  if (length < LENGTH_MIN || password.length > LENGTH_MAX) return 'length';
  if (!/\p{L}/u.test(password) || !/[^\p{L}\p{M}]/u.test(password)) return 'kinds';
  return isCommon(password) ? 'common' : null;
}

/** What most lists of leaked passwords begin with, in both languages; written without figures; the longest first. */
const COMMON = [
  'password passwort passw pass kennwort geheim secret changeme',
  'welcome willkommen hello hallo letmein login admin administrator',
  'qwerty qwertyuiop qwertz qwertzuiop asdf asdfgh asdfghjkl zxcvbn',
  'yxcvbn qazwsx qwer abc abcd abcde abcdef abcdefg abcdefgh',
  'iloveyou ichliebedich schatz princess sunshine monkey dragon master',
  'football baseball superman batman pokemon starwars shadow michael',
  'spring summer autumn winter sommer herbst january januar monday',
  'test testing user guest demo default access trustno computer',
  'glasses eyeglasses brille framewell health member',
]
  .join(' ')
  .split(' ')
  .toSorted((one, other) => other.length - one.length);

/** Letters that figures and signs stand for. */
const MEANT: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** From here on even a sentence of common words is not tried first. */
const SENTENCE_LETTERS = 16;
/** So few letters beside a common word or a row of figures are guessed along with it. */
const LEFT_MAX = 3;

function isCommon(password: string): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  if (new Set(lower).size < 5) return true;
  const inside = lower.replace(/^[^\p{L}@$]+|[^\p{L}]+$/gu, '');
  const meant = [...inside].map((letter) => MEANT[letter] ?? letter).join('');
  return [lower, meant].some((text) => {
    const letters = text.replace(/[^\p{L}]/gu, '').replace(/^(.+?)\1+$/u, '$1');
    if (letters.length >= SENTENCE_LETTERS) return false;
    const figures = withoutRuns(text).replace(/[\p{L}\s]/gu, '');
    const left = withoutWords(letters);
    if (left.length < letters.length && left.length <= LEFT_MAX) return true;
    return letters.length <= LEFT_MAX && figures.length <= LEFT_MAX;
  });
}

function withoutWords(letters: string): string {
  return COMMON.reduce((left, word) => left.replaceAll(word, ''), letters);
}

/** Without figures that go up, down or stay for three or more. */
function withoutRuns(text: string): string {
  const figures = [...text];
  const isRun = (at: number) => {
    const [one, two, three] = figures.slice(at, at + 3).map(Number);
    if (one === undefined || two === undefined || three === undefined) return false;
    return Math.abs(two - one) <= 1 && two - one === three - two;
  };
  return figures
    .filter((_, at) => ![at - 2, at - 1, at].some((from) => from >= 0 && isRun(from)))
    .join('');
}
