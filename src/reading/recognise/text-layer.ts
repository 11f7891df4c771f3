import type { Box, Character, Word } from '../words.ts';
import { placeIn } from './rectangle.ts';

/** A piece of text on a drawn page: the start of its baseline, its length and the size of its type. */
export type PlacedText = {
  text: string;
  xPx: number;
  yPx: number;
  lengthPx: number;
  sizePx: number;
  /** Clockwise, as y grows downwards. */
  angleRadians: number;
};

/** Digits stand on the baseline and are about so high, in sizes of the type. */
const DIGIT_HEIGHT = 0.7;
/** What the recogniser's boxes are for the same type, so that both halves measure alike. */
const BOX_HEIGHT = 1.25;
const RIM_BESIDE = 0.15;
/** Pieces nearer than this, in sizes of the type, are one: a program may set each letter alone. */
const JOINED_WITHIN = 0.12;
/** `- 3 . 2 5` and `S P H E R E`: a program has put each character of a word apart. */
const SPACED = /^(?:[\d.,+−–‐-] ){2,}[\d.,+−–‐-]$|^(?:\S ){3,}\S$/u;
/** Widths in sizes of a common type, for where a character of a piece stands. */
const NARROW = /[.,:;'|!ilIjtf()[\]-]/;

/** The words of a text layer, in its order. */
export function wordsOfText(texts: PlacedText[]): Word[] {
  const joined: PlacedText[] = [];
  for (const text of texts) {
    const before = joined.at(-1);
    if (before && goesOn(before, text)) joined[joined.length - 1] = together(before, text);
    else joined.push(text);
  }
  return joined.flatMap((text) => (text.text.trim() === '' ? [] : [wordOf(text)]));
}

function wordOf(placed: PlacedText): Word {
  const { text, lengthPx, sizePx, angleRadians } = placed;
  const start: Box = { ...placed, widthPx: 0, heightPx: 0, angleRadians };
  const box: Box = {
    ...placeIn(start, lengthPx / 2, (-DIGIT_HEIGHT / 2) * sizePx),
    widthPx: lengthPx + 2 * RIM_BESIDE * sizePx,
    heightPx: BOX_HEIGHT * sizePx,
    angleRadians,
  };
  return {
    text: SPACED.test(text.trim()) ? text.replaceAll(' ', '') : text.trim(),
    characters: charactersOf(text, box, lengthPx),
    weakest: 1,
    box,
    source: 'text-layer',
    second: null,
    letters: null,
  };
}

function charactersOf(text: string, box: Box, lengthPx: number): Character[] {
  const letters = [...text];
  const widths = letters.map((letter) => (NARROW.test(letter) || letter === ' ' ? 0.5 : 1));
  const step = lengthPx / widths.reduce((sum, width) => sum + width, 0);
  let along = -lengthPx / 2;
  return letters.flatMap((letter, index) => {
    const width = (widths[index] ?? 0) * step;
    along += width;
    if (letter.trim() === '') return [];
    return [{ ...placeIn(box, along - width / 2, 0), text: letter, confidence: 1 }];
  });
}

function goesOn(before: PlacedText, next: PlacedText): boolean {
  if (before.angleRadians !== next.angleRadians) return false;
  const start: Box = { ...before, widthPx: 0, heightPx: 0 };
  const end = placeIn(start, before.lengthPx, 0);
  const within = JOINED_WITHIN * Math.min(before.sizePx, next.sizePx);
  return Math.hypot(next.xPx - end.xPx, next.yPx - end.yPx) <= within;
}

function together(before: PlacedText, next: PlacedText): PlacedText {
  return {
    ...before,
    text: before.text + next.text,
    lengthPx: before.lengthPx + next.lengthPx,
    sizePx: Math.max(before.sizePx, next.sizePx),
  };
}
