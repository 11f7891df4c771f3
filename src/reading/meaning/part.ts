import type { Label } from '#domain/prescription/paper-words.ts';

/** A number as it stands there, before anybody knows what it is of. */
export type Numeral = {
  sign: '+' | '-' | null;
  /** Digits with their point, as read: `2.25`, `090`, `63`. */
  digits: string;
  magnitude: number;
  decimals: number;
  hasDegree: boolean;
  /** It was no number until letters were taken for digits, or its first digit is missing. */
  isMended: boolean;
};

/** The smallest part of a word that means something. */
export type Part = { from: number; to: number; text: string } & (
  | { kind: 'number'; number: Numeral }
  | { kind: 'label'; label: Label }
  | { kind: 'day'; text: string }
  /** Between two values: `/`, `,`, `(` and their like. */
  | { kind: 'mark' }
  /** A long dash: nothing, where a value would stand. */
  | { kind: 'nothing' }
  | { kind: 'word' }
);
