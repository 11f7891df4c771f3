import type { Box, Point } from '../words.ts';
import { placeIn } from './rectangle.ts';

/** A line of text. On bent paper it leaves the axis of its box and comes back. */
export type Line = { box: Box; bow: readonly Knot[] };

/** How far across its box a line runs at a place along it, both from the box's centre. */
export type Knot = { alongPx: number; acrossPx: number };

/** A box is bent when what it holds is so many times higher than the line in it. */
const IS_BENT = 1.3;
/** Knots are so many heights of the line apart. */
const KNOT_EACH = 2;

/** The line in `core`, whose `outline` encloses text of `areaPx` square pixels. */
export function lineIn(core: Box, outline: readonly Point[], areaPx: number): Line {
  const height = areaPx / core.widthPx;
  const count = Math.round(core.widthPx / (KNOT_EACH * height));
  if (core.heightPx < IS_BENT * height || count < 4) return { box: core, bow: [] };

  const edges = Array.from({ length: count }, () => ({ top: Infinity, bottom: -Infinity }));
  const [cos, sin] = [Math.cos(core.angleRadians), Math.sin(core.angleRadians)];
  for (const { xPx, yPx } of outline) {
    const [x, y] = [xPx - core.xPx, yPx - core.yPx];
    const edge = edges[Math.floor(((x * cos + y * sin) / core.widthPx + 0.5) * count)];
    if (!edge) continue;
    edge.top = Math.min(edge.top, y * cos - x * sin);
    edge.bottom = Math.max(edge.bottom, y * cos - x * sin);
  }
  const knots = edges.flatMap(({ top, bottom }, index) =>
    bottom < top
      ? []
      : [
          {
            alongPx: ((index + 0.5) / count - 0.5) * core.widthPx,
            acrossPx: (top + bottom) / 2,
          },
        ],
  );
  const smooth = knots.map(({ alongPx, acrossPx }, index) => {
    const [before = acrossPx, after = acrossPx] = [
      knots[index - 1]?.acrossPx,
      knots[index + 1]?.acrossPx,
    ];
    const isEnd = index === 0 || index === knots.length - 1;
    return { alongPx, acrossPx: isEnd ? acrossPx : (before + 2 * acrossPx + after) / 4 };
  });
  const middle = smooth.reduce((sum, { acrossPx }) => sum + acrossPx, 0) / smooth.length;
  return {
    box: { ...core, ...placeIn(core, 0, middle), heightPx: height },
    bow: smooth.map(({ alongPx, acrossPx }) => ({ alongPx, acrossPx: acrossPx - middle })),
  };
}

/** How far across its box the line runs at this place along it. */
export function bowAt(bow: readonly Knot[], alongPx: number): number {
  if (bow.length < 2) return 0;
  const behind = bow.findIndex((knot) => knot.alongPx > alongPx);
  const next = behind < 0 ? bow.length - 1 : Math.max(1, behind);
  const [from, to] = [bow[next - 1], bow[next]];
  if (!from || !to) return 0;
  const share = (alongPx - from.alongPx) / (to.alongPx - from.alongPx);
  return from.acrossPx + share * (to.acrossPx - from.acrossPx);
}

/** The same line as it runs when its picture is turned by half, about the centre of its box. */
export function turnedBow(bow: readonly Knot[]): Knot[] {
  return bow
    .map(({ alongPx, acrossPx }) => ({ alongPx: -alongPx, acrossPx: -acrossPx }))
    .toReversed();
}
