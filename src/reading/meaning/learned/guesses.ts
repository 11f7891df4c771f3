import { EYE_SIDES, type EyeSide } from '#domain/prescription/field-names.ts';
import { folded, LABELS } from '#domain/prescription/paper-words.ts';
import type { Page } from '../../words.ts';
import { powerOf } from '../near-rows.ts';
import { isSamePlace, type FlatToken, type Row } from '../flat-page.ts';
import { isMillimetres, sideOf } from '../row-labels.ts';
import { isCalledAcuity } from '../prism-claims.ts';
import { baseOf, type Base } from './base-of-prism.ts';
import { describe, rowsAsSeen } from './features.ts';
import {
  chanceOfGlasses,
  chancesOf,
  FIELDS,
  judges,
  meanChances,
  meanOf,
  placesOf,
  type Chances,
  type Learned,
  type Network,
} from './network.ts';
import { describeOthers } from './others.ts';
import { describePaper } from './paper.ts';

const OF_EYE = ['sphere', 'cylinder', 'axis', 'add', 'pd'] as const;
const NAMES = [
  'pd',
  'nearPd',
  ...EYE_SIDES.flatMap((side) => OF_EYE.map((field) => `${side}.${field}` as const)),
] as const;

/** Papers less likely than this to prescribe glasses tell nothing as certain. */
export const LIKELY_GLASSES = 0.5;

/** What is learned of the fields of a prescription. */
export type GuessName = (typeof NAMES)[number];

/** The number of a sheet that is most likely the value of a field. */
export type Guess = {
  token: FlatToken;
  /** 0 to 1. */
  chance: number;
  /** The best chance of a number that says something else. */
  rival: number;
  /** Numbers that say something else, and may be meant. */
  rivals?: readonly FlatToken[];
};

export type Guesses = {
  of: ReadonlyMap<GuessName, Guess>;
  /**
   * How many eyes are named, 0 to 2: their order alone would be a guess. On a picture one may have lost
   * its name; then the other one must stand at its values. 0 where `L / R` stands in one run of text:
   * values behind it are in the same order or not.
   */
  eyesNamed: number;
  /** How likely a number is nothing of what is prescribed for far, 0 to 1. */
  chanceOfNone: (token: FlatToken) => number;
  /** Of which eye a number is, and of which power of it, where what was learned is sure of the eye. */
  placeOf: (token: FlatToken) => { side: EyeSide; field: Power } | null;
  /** What a number is a value of, where what was learned is sure of it. */
  fieldOf: (token: FlatToken) => Exclude<keyof Chances['field'], 'none'> | null;
  /** How likely glasses are prescribed on any of its pages, 0 to 1; 1 where no words say anything. */
  glasses: number;
  /** Whether any words say something. */
  hasWords: boolean;
  /** What is a prism more likely than not. */
  prisms: readonly LikelyPrism[];
  /** What is a power of a lens more likely than not, beside what is likeliest to be one. */
  powers: readonly { token: FlatToken; side: EyeSide }[];
};

/** How likely it is one of that eye, and the base that is named behind or below it. */
export type LikelyPrism = { token: FlatToken; side: EyeSide; chance: number; base: Base | null };

const POWERS = ['sphere', 'cylinder', 'add'] as const;
type Power = (typeof POWERS)[number];

const SURELY_OF_FIELD = 0.95;
/** So sure must be of which eye a number is. */
const SURELY_OF_EYE = 0.9;

type Paper = { judged: Judged[]; glasses: number | null };

type Judged = { token: FlatToken; features: readonly string[]; chances: Chances };

/** What the numbers of a sheet are by what was learned from papers. */
export function guessesOf(pages: readonly Page[]): Guesses {
  const papers = pages.map(judge);
  const rows = pages.map(rowsAsSeen);
  const judged = papers.flatMap((paper) => paper.judged);
  const of = new Map<GuessName, Guess>();
  const lengths = new Set(pages.flatMap(lengthsOn));
  for (const name of NAMES) {
    const guess = bestOf(judged, ({ token, chances }) =>
      name.endsWith('.axis') && lengths.has(placeName(token)) ? 0 : chanceAs(name, chances),
    );
    if (guess) of.set(name, guess);
  }
  return {
    of,
    chanceOfNone: (token) =>
      judged.find((one) => isSamePlace(one.token, token))?.chances.field.none ?? 0,
    placeOf: (token) => {
      const found = judged.find((one) => isSamePlace(one.token, token))?.chances;
      const side = EYE_SIDES.find((one) => found && found.eye[one] >= SURELY_OF_EYE);
      if (!found || !side) return null;
      const [field] = POWERS.toSorted((one, other) => found.field[other] - found.field[one]);
      return { side, field: field! };
    },
    glasses: glassesOn(papers),
    hasWords: papers.some(({ glasses }) => glasses !== null),
    fieldOf: (token) => {
      const found = judged.find((one) => isSamePlace(one.token, token))?.chances.field;
      const field = found && FIELDS.find((one) => found[one] >= SURELY_OF_FIELD);
      return field && field !== 'none' ? field : null;
    },
    eyesNamed: pages.some(namesLeftFirst) ? 0 : eyesNamedIn(judged, of),
    powers: judged
      .filter(({ chances: { field } }) => field.sphere + field.cylinder >= LIKELY)
      .map(likelySide),
    prisms: judged
      .filter(({ chances: { field } }) => field.prism >= LIKELY)
      .flatMap((one) => likelyPrism(one, rows[one.token.page] ?? [])),
  };
}

function eyesNamedIn(judged: readonly Judged[], of: Guesses['of']): number {
  const named = EYE_SIDES.filter((side) =>
    judged.some(({ features }) => features.includes(`page eye:${side}`)),
  );
  const [only] = named;
  if (named.length !== 1 || !only) return named.length;
  const sphere = of.get(`${only}.sphere`)?.token;
  const own = judged.find(({ token }) => sphere && isSamePlace(token, sphere));
  const isSeen = own?.token.source.source === 'recogniser';
  return isSeen && own.features.some((one) => namesOwn(one, only)) ? 1 : 0;
}

/** At the start of a value's row, or over it: `Dr. L. Brook` names no eye. */
function namesOwn(feature: string, side: EyeSide): boolean {
  return ['eye 0', 'head0', 'head1'].some((where) => feature === `${where} eye:${side}`);
}

/** `L / R   -2.25 / -1.00`: names in one run of text, and no column of either. */
function namesLeftFirst(page: Page, index: number): boolean {
  return rowsAsSeen(page, index).some(({ tokens, height }) => {
    const said = tokens.filter(({ kind }) => kind !== 'mark');
    return said.some((token, at) => {
      const next = said[at + 1];
      const isNear = next !== undefined && next.left - token.right < ONE_RUN * height;
      const behind = said[at + 2];
      // `R1 8.13 mm` is a radius of the cornea.
      const isGlued = behind?.word === next?.word && behind?.from === next?.to;
      const isRadius = isGlued && /^[12]$/.test(behind?.text ?? '');
      return isNear && !isRadius && sideOf(token) === 'os' && sideOf(next) === 'od';
    });
  });
}

/** Words of one run of text are less apart, in heights of their row. */
const ONE_RUN = 2;

/** How likely a number is the value of a field. What is said once for both eyes is that of each. */
function chanceAs(name: GuessName, { field, eye }: Chances): number {
  if (name === 'pd' || name === 'nearPd') return field[name];
  const [side, plain] = name.split('.') as [EyeSide, (typeof OF_EYE)[number]];
  return field[plain === 'pd' ? 'halfPd' : plain] * (eye[side] + eye.both);
}

function placeName({ page, word, from }: FlatToken): string {
  return `${page} ${word} ${from}`;
}

/** `12 mm`: no axis, whatever is learned of its place. */
function lengthsOn(page: Page, index: number): string[] {
  return rowsAsSeen(page, index).flatMap(({ tokens }) =>
    tokens.filter((_, at) => isMillimetres(tokens[at + 1])).map(placeName),
  );
}

/** That of the likeliest page. A page without words says nothing; where none says anything it is 1. */
function glassesOn(papers: readonly Paper[]): number {
  const said = papers.flatMap(({ glasses }) => glasses ?? []);
  if (said.length === 0 && papers.length > 0) return 1;
  return Math.max(0, ...said);
}

/** Each value of a page and the page as a whole, by what all judges say together. */
function judge(page: Page, index: number): Paper {
  const described = describe(page, index);
  const opinions = judges().map((one) => opinionOf(one, page, index, described));
  return {
    judged: described.map((one, at) => ({
      ...one,
      chances: meanChances(opinions.map(({ chances }) => chances[at]!)),
    })),
    glasses: saysAnything(page) ? meanOf(opinions.map(({ glasses }) => glasses)) : null,
  };
}

/** What one judge makes of a page: of each value by its last look, and how likely it prescribes glasses. */
function opinionOf(
  { looks, paper }: Learned<Network>,
  page: Page,
  index: number,
  described: ReturnType<typeof describe>,
): { chances: Chances[]; glasses: number } {
  let [others, chances]: [string[][], Chances[]] = [[], []];
  for (const [nth, look] of looks.entries()) {
    if (nth > 0) others = describeOthers(described, chances);
    chances = described.map(({ features }, at) =>
      chancesOf(placesOf([...features, ...(others[at] ?? [])]), look),
    );
  }
  const ofPaper = describePaper(page, index, describeOthers(described, chances));
  return { chances, glasses: chanceOfGlasses(placesOf(ofPaper), paper) };
}

/** What stands in tables, whatever they are of: one that was cut out of its paper says nothing else. */
const OF_TABLES = new Set(['eye', 'field', 'range', 'base', 'zero', 'unit', 'axisMark']);

/** Heads of columns that mean something beside others only. */
const HEADS_ELSE = /^(?:eye|auge|power|vision|visus|lens|glas|glass)$/i;

function saysAnything({ words }: Page): boolean {
  const texts = words.flatMap(({ text }) => text.match(/\p{L}{3,}/gu) ?? []);
  return texts.some(
    (text) => !OF_TABLES.has(LABELS.get(folded(text))?.kind ?? 'word') && !HEADS_ELSE.test(text),
  );
}

function likelySide({ token, chances: { eye } }: Judged): { token: FlatToken; side: EyeSide } {
  return { token, side: eye.od >= eye.os ? 'od' : 'os' };
}

function likelyPrism(one: Judged, rows: readonly Row[]): LikelyPrism[] {
  const { token, side } = likelySide(one);
  const row = rows.find(({ tokens }) => tokens.some((other) => isSamePlace(other, token)));
  if (row && isCalledAcuity(token, row.tokens)) return [];
  const chance = one.chances.field.prism * one.chances.eye[side];
  return [{ token, side, chance, base: baseOf(token, rows, side) }];
}

const LIKELY = 0.5;
/** Less than this means nothing. */
const HARDLY = 0.01;

function bestOf(judged: readonly Judged[], chanceOf: (one: Judged) => number): Guess | null {
  const all = judged
    .map((one) => ({ token: one.token, chance: chanceOf(one) }))
    .toSorted((one, other) => other.chance - one.chance);
  const [best] = all;
  if (!best) return null;
  const others = all.filter(({ token }) => !saysSame(token, best.token));
  const rivals = others.filter(({ chance }) => chance >= HARDLY).map(({ token }) => token);
  return { ...best, rival: others[0]?.chance ?? 0, rivals };
}

function saysSame(one: FlatToken, other: FlatToken): boolean {
  return powerOf(one) === powerOf(other) && signOf(one) === signOf(other);
}

function signOf(token: FlatToken): string | null {
  return token.kind === 'number' ? token.number.sign : null;
}
