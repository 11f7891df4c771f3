/**
 * The outline of one lens as tracers measure it: distances (mm) from the middle of its box at
 * equal angles, beginning at the temple and going over the top to the nose and below.
 */
export type LensOutline = readonly number[];

/** A point in millimetres from the optical centre: `x` to the temple, `y` upwards. */
type PointMm = { xMm: number; yMm: number };

const FEWEST_RADII = 24;
const MOST_RADII = 1000;
const SHORTEST_MM = 5;
const LONGEST_MM = 60;

/**
 * The outline seen from an optical centre that lies `decentrationMm` towards the nose of the
 * middle of the box, at its height.
 */
export function outlineAround(outline: LensOutline, decentrationMm: number): PointMm[] {
  return outline.map((radiusMm, position) => {
    const angle = (2 * Math.PI * position) / outline.length;
    return {
      xMm: radiusMm * Math.cos(angle) + decentrationMm,
      yMm: radiusMm * Math.sin(angle),
    };
  });
}

/** How far the outline reaches from the optical centre (mm). */
export function farthestMm(outline: LensOutline, decentrationMm: number): number {
  return Math.max(
    ...outlineAround(outline, decentrationMm).map(({ xMm, yMm }) => Math.hypot(xMm, yMm)),
  );
}

/** As a catalogue carries it: hundredths of a millimetre, the unit of tracers, in one text. */
export function outlineText(outline: LensOutline): string {
  return outline.map((radiusMm) => Math.round(radiusMm * 100)).join(' ');
}

/** Null for a text that is no outline, and where there is none. */
export function parseOutline(text: string | null | undefined): LensOutline | null {
  if (!text || !/^\d+( \d+)*$/.test(text)) return null;
  const outline = text.split(' ').map((hundredths) => Number(hundredths) / 100);
  return isOutline(outline) ? outline : null;
}

export function isOutline(radiiMm: readonly number[]): boolean {
  return (
    radiiMm.length >= FEWEST_RADII &&
    radiiMm.length <= MOST_RADII &&
    radiiMm.every((radiusMm) => radiusMm >= SHORTEST_MM && radiusMm <= LONGEST_MM)
  );
}
