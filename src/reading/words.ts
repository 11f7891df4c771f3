/**
 * What stands between the two halves of reading a sheet: `recognise/` sees words and where they
 * stand, `meaning/` says what they mean. The second half sees no picture and knows no engine; what
 * it wants to know of the picture besides, it asks a `CellReader`.
 *
 * All places are pixels of the upright page: x grows to the right, y downwards. They are those of
 * `Page.widthPx` by `Page.heightPx`, for text layers of a PDF as for photos, so that a box shows
 * its crop on the page's picture whatever it was read from.
 */

/** What was uploaded, page by page, in order. */
export type Sheet = { pages: Page[] };

export type Page = {
  widthPx: number;
  heightPx: number;
  /**
   * How far the page was turned clockwise, after what the camera said of itself, to stand upright.
   * Other than 0 means that it was photographed lying or upside down.
   */
  turnedDegrees: 0 | 90 | 180 | 270;
  /**
   * Where figures stand each in a box of its own. Their words stand closer than on the picture, in
   * the left part of such a place, so that what is read there is shown with all of it.
   */
  combs?: readonly Box[];
  /** In no order that means anything. Empty for a blank page, noise, or a drawing without text. */
  words: Word[];
};

/**
 * One piece of text as it was found. Mostly one cell of a table or one label (`-2.25`, `Sphere`),
 * often a value with its suffix or label (`2.25 BO`, `ADD 1.75`), and a whole line where text runs
 * on; never two cells of a table. Spaces between its words may be missing (`883MapleAve`).
 */
export type Word = Reading & {
  box: Box;
  source: WordSource;
  /**
   * What stands there when the same box is read lengthened by 0.35 of its height at both ends:
   * the box as found may cut a thin minus off, and read a degree sign at its edge as 0. Only for
   * number-like words of the recogniser; null for all others. Digits are sure where both readings
   * have the same; the sign may come from either, and must not differ.
   */
  second: Reading | null;
  /**
   * What a second recogniser, one of English letters alone, reads in the same box where the first
   * is not clear about letters: it tells small labels better, and numbers worse. Null elsewhere,
   * and where the first one reads alone.
   */
  letters: Reading | null;
};

/**
 * `text-layer` is what a program wrote into a PDF: exact, every confidence is 1. `recogniser` is
 * what was seen in a picture: never a sign for its opposite, but signs and points may be lost.
 */
export type WordSource = 'text-layer' | 'recogniser';

/** One look at a box. */
export type Reading = {
  /**
   * As it is read, trimmed and never empty. A minus is `-`, U+2212 or U+2013 as the engine has it.
   * The recogniser knows `ä ü é °` but no `ö ß Ä Ö`, and takes O for 0 and S for 5 in labels and
   * the other way round.
   */
  text: string;
  /** One for each character of `text` but the spaces, in its order. */
  characters: Character[];
  /** The lowest confidence among the characters, 0 to 1. The mean would hide one bad sign. */
  weakest: number;
};

/** One character and the place of its centre, good to about half a character. */
export type Character = Point & { text: string; confidence: number };

export type Point = { xPx: number; yPx: number };

/**
 * A rectangle along a line of text, by its centre. It encloses the text with a rim of about a
 * fifth of its height on each side.
 */
export type Box = Point & {
  /** Along the line of text. */
  widthPx: number;
  /** Across it. */
  heightPx: number;
  /**
   * How far the line sinks to the right, clockwise as y grows downwards, between -π/4 and π/4.
   * Good only for boxes wider than about 1.8 heights; that of a lone `65` means nothing.
   */
  angleRadians: number;
};

/**
 * A second look at places of a sheet that was read. All look at the pixels, not at what was read;
 * the other engine and the shape of a sign fail apart from the recogniser. A cell costs about a tenth
 * of a second: ask for doubtful ones only. On a page whose words are its text layer there is nothing
 * to see again: they say nothing.
 */
export type CellReader = {
  /**
   * What another engine reads in `box`, digits, signs, points and degree signs alone. It may
   * confirm a reading that is equal to it in full; alone it supplies no value. Null: it reads
   * nothing.
   */
  readAgain(pageIndex: number, box: Box): Promise<string | null>;
  /**
   * What the recogniser reads in `box` in several looks, each with other margins, when it can answer
   * nothing but what numbers are written with: an S in a hand's writing is a 5 then. It takes the
   * rule of a table for a 1, so alone it supplies no value either. Empty where it cannot look.
   */
  readNumber(pageIndex: number, box: Box): Promise<Reading[]>;
  /**
   * The sign directly left of the first digit in `box`, by its shape. `box` encloses one number,
   * whether its sign was within or cut off. Null: neither a bar nor a cross stands clearly alone
   * there, which does not say that none was printed.
   */
  signOf(pageIndex: number, box: Box): Promise<'plus' | 'minus' | null>;
};

/** Whether the middle of a box is in another one. */
export function isWithin({ xPx, yPx }: Point, other: Box): boolean {
  const [dx, dy] = [xPx - other.xPx, yPx - other.yPx];
  const [cos, sin] = [Math.cos(other.angleRadians), Math.sin(other.angleRadians)];
  return (
    Math.abs(dx * cos + dy * sin) < other.widthPx / 2 &&
    Math.abs(dy * cos - dx * sin) < other.heightPx / 2
  );
}

/**
 * The place of the characters from `from` to before `to` of a reading of `word`, in full height.
 * It lies as they do: on bent paper a line leaves the axis of its box.
 */
export function boxOfCharacters(
  { box }: Pick<Word, 'box'>,
  { characters }: Reading,
  from: number,
  to: number,
): Box {
  const [cos, sin] = [Math.cos(box.angleRadians), Math.sin(box.angleRadians)];
  const along = characters.map((at) => (at.xPx - box.xPx) * cos + (at.yPx - box.yPx) * sin);
  const across = characters.map((at) => (at.yPx - box.yPx) * cos - (at.xPx - box.xPx) * sin);
  const edge = (right: number) => {
    const [before, after] = [along[right - 1], along[right]];
    if (before === undefined) return -box.widthPx / 2;
    if (after === undefined) return box.widthPx / 2;
    return (before + after) / 2;
  };
  const [start, end] = [edge(from), edge(to)];
  const middle = (start + end) / 2;
  const own = across.slice(from, to);
  const aside = own.reduce((sum, each) => sum + each, 0) / Math.max(1, own.length);
  const [first, last] = [Math.max(0, from - 1), Math.min(characters.length - 1, to)];
  const length = (along[last] ?? 0) - (along[first] ?? 0);
  const rise = (across[last] ?? 0) - (across[first] ?? 0);
  return {
    xPx: box.xPx + middle * cos - aside * sin,
    yPx: box.yPx + middle * sin + aside * cos,
    widthPx: end - start,
    heightPx: box.heightPx,
    angleRadians: box.angleRadians + (length > box.heightPx ? Math.atan(rise / length) : 0),
  };
}
