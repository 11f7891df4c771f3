import type { Box, Character, Reading, Word } from '../words.ts';
import { blotsOf, type Blot } from './blots.ts';
import { cutOut, greyOfCutOut } from './cut-out.ts';
import { inkOf } from './ink.ts';
import type { Pixels } from './pixels.ts';
import { placeIn } from './rectangle.ts';

/**
 * What a form gives to choose from. Only beside such words boxes are looked for: a square is a letter
 * too often elsewhere.
 */
const CHOICE =
  /brillengl|kontaktlinse|contactlens|einst[aä]rken|mehrst[aä]rken|gleitsicht|bifo[ck]al|progressive|singlevision|trifo[ck]al|fernbrille|lesebrille|nahbrille|bildschirmbrille|reading|distance|computer/i;

/** A line is looked at so high, in pixels, with so many of its heights before its first letter. */
const HIGH = 48;
const BEFORE = 1.6;
const BEHIND = 0.3;
/** So much higher than the box of a line, which has a rim. */
const HIGHER = 1.2;
/** The side of a box to tick, in heights of the box of its line. */
const SIDE = { least: 0.5, most: 1.15 };
/** How unlike its sides are. */
const SQUARE = 1.3;
/** An edge is inked nearly all along, within this share of the box. */
const EDGE = { inked: 0.85, band: 0.25 };
/** A corner has ink within this share of the box: a D and an O have none. */
const CORNER = 0.13;
/** Of the middle of a box so much at most is ink where it is empty, and so much at least where it is ticked. */
const INSIDE = { empty: 0.04, ticked: 0.14 };
/** The middle begins at this share of the box. */
const MIDDLE = 0.28;
/** Letters of a word are nearer to one another than this, in sides of a box. */
const BESIDE = 0.28;
/** Boxes of one line are level, good to so many heights. */
const LEVEL = 0.6;
/** A letter so near the middle of a box, in sides, is what the box was read as. */
const READ_AS = 0.45;

/** A box to tick beside a word, by how far it is along the line from the left of the word's box. */
type Tick = { along: number; side: number; isTicked: boolean };

/**
 * The words of a page with `☒` and `☐` where a box stands before what is to choose from: a recogniser
 * of text passes over them. Only in lines where one of the boxes is ticked and no box is unclear:
 * else somebody has chosen in another way.
 */
export function withTicks(pixels: Pixels, words: readonly Word[]): Word[] {
  const found = words.map((word) =>
    CHOICE.test(word.text.replaceAll(/[\s-]/g, '')) ? ticksOf(pixels, word.box) : [],
  );
  return words.map((word, at) => {
    const own = found[at]!;
    if (own === null || own.length === 0) return word;
    const ofLine = words.flatMap((other, index) =>
      Math.abs(other.box.yPx - word.box.yPx) < LEVEL * word.box.heightPx ? [found[index]!] : [],
    );
    const isSure = ofLine.every((ticks) => ticks !== null);
    const isChosen = ofLine.some((ticks) => ticks?.some(({ isTicked }) => isTicked));
    return isSure && isChosen ? { ...word, ...withMarks(word, word.box, own) } : word;
  });
}

/** The boxes in a line and before it; null where one is neither empty nor clearly ticked. */
function ticksOf(pixels: Pixels, box: Box): Tick[] | null {
  const [before, behind] = [BEFORE * box.heightPx, BEHIND * box.heightPx];
  const widthPx = box.widthPx + before + behind;
  const heightPx = HIGHER * box.heightPx;
  const middle = placeIn(box, (behind - before) / 2, 0);
  const scale = HIGH / heightPx;
  const strip = greyOfCutOut(
    cutOut(pixels, { ...box, ...middle, widthPx, heightPx }, Math.round(widthPx * scale), HIGH),
  );
  const ink = inkOf(strip, HIGH / 2);
  const line = box.heightPx * scale;
  const blots = blotsOf(strip, (at) => ink[at] === 1);
  const squares = blots.filter(
    (blot) => isBox(blot, line, ink, strip.width) && !blots.some((other) => isBeside(other, blot)),
  );
  const ticks = squares.map((blot) => {
    const inside = inkedIn(blot, ink, strip.width);
    const isClear = inside < INSIDE.empty || inside > INSIDE.ticked;
    const along = (blot.left + blot.right) / 2 / scale - before;
    return isClear
      ? { along, side: (blot.right - blot.left) / scale, isTicked: inside > INSIDE.ticked }
      : null;
  });
  const sure = ticks.filter((tick) => tick !== null);
  return sure.length === ticks.length ? sure : null;
}

/** Whether a blot is a square with four edges and four corners. */
function isBox(blot: Blot, line: number, ink: Uint8Array, width: number): boolean {
  const [wide, high] = [blot.right - blot.left, blot.bottom - blot.top];
  const isSquare =
    Math.max(wide, high) < SQUARE * Math.min(wide, high) &&
    high > SIDE.least * line &&
    high < SIDE.most * line;
  if (!isSquare) return false;
  const [across, down] = [Math.ceil(EDGE.band * wide), Math.ceil(EDGE.band * high)];
  const hasInk = (left: number, right: number, top: number, bottom: number): boolean => {
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) if (ink[y * width + x] === 1) return true;
    return false;
  };
  const { left, right, top, bottom } = blot;
  const share = (length: number, isInked: (at: number) => boolean) =>
    Array.from({ length }, (_, at) => at).filter(isInked).length / length;
  const edges = [
    share(wide, (at) => hasInk(left + at, left + at + 1, top, top + down)),
    share(wide, (at) => hasInk(left + at, left + at + 1, bottom - down, bottom)),
    share(high, (at) => hasInk(left, left + across, top + at, top + at + 1)),
    share(high, (at) => hasInk(right - across, right, top + at, top + at + 1)),
  ];
  const [x, y] = [Math.max(2, Math.floor(CORNER * wide)), Math.max(2, Math.floor(CORNER * high))];
  const corners = [
    hasInk(left, left + x, top, top + y),
    hasInk(right - x, right, top, top + y),
    hasInk(left, left + x, bottom - y, bottom),
    hasInk(right - x, right, bottom - y, bottom),
  ];
  return edges.every((inked) => inked >= EDGE.inked) && corners.every(Boolean);
}

/** Whether another letter stands as near as letters of a word do: an E and an H may look like a box. */
function isBeside(other: Blot, blot: Blot): boolean {
  // A cross within a box is its tick.
  const isInside = other.left >= blot.left && other.right <= blot.right;
  if (isInside) return false;
  const [wide, high] = [blot.right - blot.left, blot.bottom - blot.top];
  const gap = Math.max(other.left - blot.right, blot.left - other.right);
  const shared = Math.min(other.bottom, blot.bottom) - Math.max(other.top, blot.top);
  return gap < BESIDE * wide && shared > 0.4 * high;
}

/** The share of ink in the middle of a box. */
function inkedIn({ left, right, top, bottom }: Blot, ink: Uint8Array, width: number): number {
  const [across, down] = [MIDDLE * (right - left), MIDDLE * (bottom - top)];
  let [inked, all] = [0, 0];
  for (let y = Math.round(top + down); y < bottom - down; y++)
    for (let x = Math.round(left + across); x < right - across; x++) {
      inked += ink[y * width + x] ?? 0;
      all += 1;
    }
  return inked / Math.max(1, all);
}

/** A reading with a mark for each box, in place of the letter that it was read as. */
function withMarks(reading: Reading, box: Box, ticks: readonly Tick[]): Reading {
  const [cos, sin] = [Math.cos(box.angleRadians), Math.sin(box.angleRadians)];
  const alongOf = ({ xPx, yPx }: Character) =>
    (xPx - box.xPx) * cos + (yPx - box.yPx) * sin + box.widthPx / 2;
  const spaced = spacedOf(reading);
  for (const { along, side, isTicked } of ticks.toSorted((a, b) => b.along - a.along)) {
    const isOfBox = ({ character }: Spaced) =>
      Math.abs(alongOf(character) - along) < READ_AS * side && !/[\p{Ll}]/u.test(character.text);
    const read = spaced.findIndex(isOfBox);
    const next = spaced.findIndex(({ character }) => alongOf(character) > along);
    const at = [read, next].find((index) => index >= 0) ?? spaced.length;
    const place = placeIn(box, along - box.widthPx / 2, 0);
    const mark = { text: isTicked ? '☒' : '☐', confidence: 1, ...place };
    spaced.splice(at, read < 0 ? 0 : 1, { character: mark, isSpaced: true });
    const behind = spaced[at + 1];
    if (behind) behind.isSpaced = true;
  }
  return {
    text: spaced
      .map(({ character, isSpaced }) => (isSpaced ? ` ${character.text}` : character.text))
      .join('')
      .trim(),
    characters: spaced.map(({ character }) => character),
    weakest: reading.weakest,
  };
}

/** A character, and whether a space stands before it. */
type Spaced = { character: Character; isSpaced: boolean };

function spacedOf({ text, characters }: Reading): Spaced[] {
  const spaced: Spaced[] = [];
  let isSpaced = false;
  let rest = text;
  for (const character of characters) {
    const lead = /^\s*/.exec(rest)![0];
    isSpaced = lead.length > 0;
    rest = rest.slice(lead.length + character.text.length);
    spaced.push({ character, isSpaced });
  }
  return spaced;
}
