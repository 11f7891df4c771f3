/** What is printed inside the temple of glasses, in millimetres: lens, bridge, temple. */
export type TempleNumbers = {
  lensWidthMm: number;
  bridgeMm: number;
  templeLengthMm: number | null;
};

const LENS_MM = { least: 36, most: 66 };
const BRIDGE_MM = { least: 10, most: 28 };
const TEMPLE_MM = { least: 110, most: 165 };

/**
 * Finds "52-18-140", "52□18 140", "52 / 18 - 140" or "5218 140" in what was typed or read. Null
 * when no two numbers stand there that a lens and a bridge can have.
 */
export function templeNumbersIn(text: string): TempleNumbers | null {
  const pattern = /(?<!\d)(\d{2})[^\d]{0,5}(\d{2})(?:[^\d]{1,4}(\d{3}))?(?!\d)/gu;
  for (const [, lens, bridge, temple] of text.matchAll(pattern)) {
    const lensWidthMm = Number(lens);
    const bridgeMm = Number(bridge);
    const templeLengthMm = temple === undefined ? null : Number(temple);
    const isPossible =
      isWithin(lensWidthMm, LENS_MM) &&
      isWithin(bridgeMm, BRIDGE_MM) &&
      (templeLengthMm === null || isWithin(templeLengthMm, TEMPLE_MM));
    if (isPossible) return { lensWidthMm, bridgeMm, templeLengthMm };
  }
  return null;
}

/** What both end pieces add to lenses and bridge: in the demo's 48 models, 8 to 16. */
const END_PIECES_MM = { mean: 12, sd: 2 };

/** The width of the frame from hinge to hinge that these numbers stand in. */
export function frameWidthFrom({ lensWidthMm, bridgeMm }: TempleNumbers): {
  mm: number;
  sdMm: number;
} {
  return { mm: 2 * lensWidthMm + bridgeMm + END_PIECES_MM.mean, sdMm: END_PIECES_MM.sd };
}

function isWithin(value: number, { least, most }: { least: number; most: number }): boolean {
  return value >= least && value <= most;
}
