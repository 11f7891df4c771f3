import { outlineAround, type LensOutline } from '#domain/frames/lens-outline.ts';
import type { LensSection } from '#domain/lenses/lens-section.ts';
import type { ReadingZones } from '#domain/lenses/reading-zones.ts';

/** Both lenses on one sheet: outlines in the notation of SVG, and what part of it is used, in mm. */
export type PairDrawing<Lens = string> = { od: Lens; os: Lens; viewBox: string };

/** One lens from the front, and where in it one sees what. */
export type ZonesDrawing = { outline: string; clear: string; reading: string };

/** Both eyes' distances from the middle of the nose, in millimetres. */
type Pupils = { od: number; os: number };

/** Millimetres left free around a drawing. */
const MARGIN_MM = 2;

/**
 * Pairs of lenses seen from above by the wearer, the right lens on the right and the eyes below:
 * all with the same part of the sheet, so that one can be compared with the other.
 */
export function drawSections(
  pairs: readonly { od: LensSection; os: LensSection }[],
  pupils: Pupils,
): PairDrawing[] {
  const all = pairs.flatMap(({ od, os }) => [
    ...placed(od, pupils.od),
    ...placed(os, -pupils.os, -1),
  ]);
  const viewBox = boxAround(
    all.flatMap(({ xMm, frontMm, backMm }) => [
      { xMm, yMm: frontMm },
      { xMm, yMm: backMm },
    ]),
  );
  return pairs.map(({ od, os }) => ({
    od: sectionPath(placed(od, pupils.od)),
    os: sectionPath(placed(os, -pupils.os, -1)),
    viewBox,
  }));
}

/** The pair as others see it on the wearer's face: the right lens on the left. */
export function drawZones(
  lenses: Record<
    'od' | 'os',
    { zones: ReadingZones; pupilAboveMiddleMm: number; decentrationMm: number }
  >,
  outline: LensOutline,
  pupils: Pupils,
): PairDrawing<ZonesDrawing> {
  const boxes: Point[] = [];
  const draw = (side: 'od' | 'os'): ZonesDrawing => {
    const { zones, pupilAboveMiddleMm, decentrationMm } = lenses[side];
    const turn = side === 'od' ? -1 : 1;
    // Upwards is less on a sheet.
    const place = ({ xMm, yMm }: Point) => ({ xMm: turn * (pupils[side] + xMm), yMm: -yMm });
    const rim = outlineAround(outline, decentrationMm).map(place);
    boxes.push(...rim);
    const seen = ({ xMm, yMm }: Point) => place({ xMm, yMm: yMm + pupilAboveMiddleMm });
    return {
      outline: pathOf(rim),
      clear: pathOf(zones.clear.map(seen)),
      reading: pathOf(zones.reading.map(seen)),
    };
  };
  const od = draw('od');
  const os = draw('os');
  return { od, os, viewBox: boxAround(boxes) };
}

type Point = { xMm: number; yMm: number };
type PlacedPoint = { xMm: number; frontMm: number; backMm: number };

function placed(section: LensSection, centreMm: number, turn = 1): PlacedPoint[] {
  return section.points.map(({ xMm, frontMm, thicknessMm }) => ({
    xMm: centreMm + turn * xMm,
    frontMm,
    backMm: frontMm + thicknessMm,
  }));
}

function sectionPath(points: readonly PlacedPoint[]): string {
  return pathOf([
    ...points.map(({ xMm, frontMm }) => ({ xMm, yMm: frontMm })),
    ...points.toReversed().map(({ xMm, backMm }) => ({ xMm, yMm: backMm })),
  ]);
}

function pathOf(points: readonly Point[]): string {
  return `M${points.map(({ xMm, yMm }) => `${short(xMm)} ${short(yMm)}`).join('L')}z`;
}

function boxAround(points: readonly Point[]): string {
  const xs = points.map(({ xMm }) => xMm);
  const ys = points.map(({ yMm }) => yMm);
  const left = Math.min(...xs) - MARGIN_MM;
  const top = Math.min(...ys) - MARGIN_MM;
  const width = Math.max(...xs) + MARGIN_MM - left;
  const height = Math.max(...ys) + MARGIN_MM - top;
  return [left, top, width, height].map(short).join(' ');
}

function short(millimetres: number): number {
  return Math.round(millimetres * 100) / 100;
}
