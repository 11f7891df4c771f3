import type { PlacedText } from '#reading/recognise/text-layer.ts';

/** One character of a drawn page by its middle. */
type Glyph = { text: string; xPx: number; yPx: number; sizePx: number; angleRadians: number };

/** What of neighbours in one line is one text: `apart` none, `page` and `glued` what stands close. */
export const wordings = ['page', 'apart', 'glued'] as const;

/**
 * `page`: words that stand close are one text, as a recogniser finds them. `apart`: each word is
 * its own. `glued`: as on the page, but the spaces are lost.
 */
export type Wording = (typeof wordings)[number];

/** Within so many sizes of the type two words are one text. */
const CLOSE = 0.6;
/** Letters of one word stand nearer than this to the end of the one before. */
const WITHIN_WORD = 0.15;
/** From the middle of a letter to its baseline, in sizes of the type. */
const BASELINE = 0.35;

/** The texts of a page from the letters that `readGlyphs` found in it. */
export function placedTexts(words: readonly Glyph[][], wording: Wording): PlacedText[] {
  const texts: PlacedText[] = [];
  for (const word of words) {
    const next = placed(word);
    const before = texts.at(-1);
    const gap = before ? gapBetween(before, next) : Infinity;
    const least = wording === 'apart' ? WITHIN_WORD : CLOSE;
    if (!before || gap > least) texts.push(next);
    else {
      const space = gap > WITHIN_WORD && wording !== 'glued' ? ' ' : '';
      const end = endOf(next);
      texts[texts.length - 1] = {
        ...before,
        text: `${before.text}${space}${next.text}`,
        lengthPx: Math.hypot(end.xPx - before.xPx, end.yPx - before.yPx),
        sizePx: Math.max(before.sizePx, next.sizePx),
      };
    }
  }
  return texts;
}

function placed(word: readonly Glyph[]): PlacedText {
  const first = word[0]!;
  const last = word.at(-1)!;
  const { sizePx, angleRadians } = first;
  const [cos, sin] = [Math.cos(angleRadians), Math.sin(angleRadians)];
  const half = { first: widthOf(first) / 2, last: widthOf(last) / 2 };
  return {
    text: word.map(({ text }) => text).join(''),
    xPx: first.xPx - half.first * cos - BASELINE * sizePx * sin,
    yPx: first.yPx - half.first * sin + BASELINE * sizePx * cos,
    lengthPx: Math.hypot(last.xPx - first.xPx, last.yPx - first.yPx) + half.first + half.last,
    sizePx,
    angleRadians,
  };
}

function widthOf({ text, sizePx }: Glyph): number {
  return (/[.,:;'|!ilIjtf()[\]-]/.test(text) ? 0.28 : 0.55) * sizePx;
}

function endOf({ xPx, yPx, lengthPx, angleRadians }: PlacedText) {
  return {
    xPx: xPx + lengthPx * Math.cos(angleRadians),
    yPx: yPx + lengthPx * Math.sin(angleRadians),
  };
}

/** From the end of one text to the start of the next in sizes of their type; endless in other lines. */
function gapBetween(before: PlacedText, next: PlacedText): number {
  const { angleRadians } = before;
  const end = endOf(before);
  const [right, down] = [next.xPx - end.xPx, next.yPx - end.yPx];
  const [cos, sin] = [Math.cos(angleRadians), Math.sin(angleRadians)];
  const size = Math.min(before.sizePx, next.sizePx);
  const along = (right * cos + down * sin) / size;
  const across = Math.abs(down * cos - right * sin) / size;
  const isInLine = across < 0.25 && Math.abs(angleRadians - next.angleRadians) < 0.1;
  return isInLine && along > -0.3 ? along : Infinity;
}

/** Runs in the page: the letters of all its words in the order of the document, as they are shown. */
export function readGlyphs(): Glyph[][] {
  const words: Glyph[][] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!parent || ['STYLE', 'SCRIPT'].includes(parent.tagName)) continue;
    const style = getComputedStyle(parent);
    if (style.visibility === 'hidden' || Number(style.opacity) === 0) continue;
    const written = node.textContent ?? '';
    for (const { 0: word, index } of written.matchAll(/[^\s\u00A0]+/gu)) {
      const boxes = [...word].map((_, at) => {
        range.setStart(node, index + at);
        range.setEnd(node, index + at + 1);
        return range.getClientRects()[0];
      });
      const shown = [...word].flatMap((letter, at) => {
        const box = boxes[at];
        const text = style.textTransform === 'uppercase' ? letter.toUpperCase() : letter;
        return box && box.width + box.height > 0
          ? [{ text, xPx: box.x + box.width / 2, yPx: box.y + box.height / 2 }]
          : [];
      });
      const first = shown[0];
      const last = shown.at(-1);
      if (!first || !last) continue;
      const isVertical = style.writingMode !== 'horizontal-tb';
      const lying = isVertical ? Math.PI / 2 : 0;
      const angleRadians =
        shown.length > 1 ? Math.atan2(last.yPx - first.yPx, last.xPx - first.xPx) : lying;
      const sizePx = Number.parseFloat(style.fontSize);
      const lines: Glyph[][] = [];
      for (const letter of shown) {
        const before = lines.at(-1)?.at(-1);
        const glyph = { ...letter, sizePx, angleRadians };
        const isFar =
          before && Math.hypot(letter.xPx - before.xPx, letter.yPx - before.yPx) > 2 * sizePx;
        if (before && !isFar) lines.at(-1)?.push(glyph);
        else lines.push([glyph]);
      }
      words.push(...lines);
    }
  }
  return words;
}
