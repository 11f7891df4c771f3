import type { Box, Page } from '../words.ts';

const QUARTER = Math.PI / 2;

/** How a page was turned so that most of its text runs to the right. Boxes of single words may run otherwise. */
export type Upright = { widthPx: number; heightPx: number; boxOf: (box: Box) => Box };

/** A page of a document may have its text run up or down: seen from there, it runs to the right. */
export function uprightOf({ words, widthPx, heightPx }: Page): Upright {
  const lengths = [0, 0, 0, 0];
  for (const { box } of words) lengths[quartersOf(box)]! += box.widthPx;
  const quarters = lengths.indexOf(Math.max(...lengths));
  const isLying = quarters % 2 === 1;
  const boxOf = (box: Box): Box => {
    const angleRadians = angleWithin(box.angleRadians - quarters * QUARTER);
    switch (quarters) {
      case 1:
        return { ...box, xPx: box.yPx, yPx: widthPx - box.xPx, angleRadians };
      case 2:
        return { ...box, xPx: widthPx - box.xPx, yPx: heightPx - box.yPx, angleRadians };
      case 3:
        return { ...box, xPx: heightPx - box.yPx, yPx: box.xPx, angleRadians };
      default:
        return box;
    }
  };
  return {
    widthPx: isLying ? heightPx : widthPx,
    heightPx: isLying ? widthPx : heightPx,
    boxOf,
  };
}

/** Whether a text runs up or down a page on which others run to the right. */
export function runsAcross(box: Box): boolean {
  return quartersOf(box) % 2 === 1;
}

function quartersOf({ angleRadians }: Box): number {
  return (Math.round(angleRadians / QUARTER) + 4) % 4;
}

function angleWithin(angleRadians: number): number {
  return Math.atan2(Math.sin(angleRadians), Math.cos(angleRadians));
}
