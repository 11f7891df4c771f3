import type { ReadName } from '#domain/prescription/picture-reading.ts';
import type { FlatToken, Row } from './flat-page.ts';
import type { Surroundings } from './page-layout.ts';
import type { FieldLabel } from '#domain/prescription/paper-words.ts';

/** That a token is the value of a field. */
export type Claim = {
  name: ReadName;
  token: FlatToken;
  /** Not what is read but what follows, such as the base that belongs to a prism. */
  text?: string;
  /** The place says it only half: it is asked, where what was learned does not decide it. */
  isUnsure?: boolean;
  /** Unsure only since other values of its sheet contradict one another. */
  wasClear?: boolean;
  /** Higher counts more: a new prescription before what was worn until now. */
  rank: number;
  isNear: boolean;
  /** A distance that stands below a heading for near. */
  isInNear?: boolean;
  /** For a screen: what is more than for far is no addition. */
  isMiddle?: boolean;
  /** No heading says of what its table is. */
  isUnnamed?: boolean;
  /** The heading of its table says that it is of glasses, and not of which. */
  isOfSomePair?: boolean;
  /** A label says so, before it or over it: its order in a line alone says less. */
  isCalled?: boolean;
  /** Its eye is not named beside or over it: it only stands near what is. */
  isOfPlace?: boolean;
  /** It may be that of its block alone, which is of one eye. */
  isOfBlock?: boolean;
  /** Of an addition: what is printed is the sphere for near, which is more by it than that for far. */
  isFromNear?: boolean;
  /** May be of one eye as well as of the other: it is asked, whatever it says. */
  isOfEitherEye?: boolean;
  /** Of an addition that a line for near tells: it may as well be the sphere for near. */
  mayBeSphere?: boolean;
  /** What else may be the value of the same field, in other places of the sheet. */
  others?: readonly Claim[];
  /** Of a prism or a base: the other one stands beside it, and is of it as far as rules can tell. */
  isPaired?: boolean;
  /** Of a prism beside which no base was found: what it is called. */
  lacksBase?: 'prism' | 'prismHor' | 'prismVer';
  /** What was learned from papers bears it out, whatever else stands on the sheet. */
  isBorneOut?: boolean;
};

/** A value or base with what stands around it, and the field that this says. */
export type Seen = Surroundings & { token: FlatToken; row: Row; field: FieldLabel | null };
export type Value = Seen & { field: FieldLabel };

/** What was worn until now counts less than what a sentence says, and that less than a table. */
export function rankOf({ section, isTold }: Pick<Surroundings, 'section' | 'isTold'>): number {
  if (section === 'before') return RANKS.before;
  if (isTold) return RANKS.sentence;
  if (section === 'measured') return RANKS.measured;
  return section === 'final' ? RANKS.final : RANKS.table;
}

/** What is measured counts where nothing is prescribed, and what is called new or final most. */
export const RANKS = { before: 1, sentence: 2, measured: 2.5, table: 3, final: 4 };
