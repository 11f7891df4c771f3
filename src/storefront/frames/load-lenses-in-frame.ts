import { decentrationsMm, type FrameMeasures } from '#domain/frames/fit.ts';
import { pairSections } from '#domain/lenses/lens-in-frame.ts';
import type { LensSection } from '#domain/lenses/lens-section.ts';
import { corridorMm, readingZones, usualPupilHeightMm } from '#domain/lenses/reading-zones.ts';
import type { Prescription } from '#domain/prescription/prescription.ts';
import { drawSections, drawZones, type PairDrawing, type ZonesDrawing } from './lens-drawings.ts';
import type { LensOffers } from './lens-offers.ts';

/** Millimetres of one lens on the level cut. */
type CutMm = Pick<LensSection, 'nasalMm' | 'centreMm' | 'templeMm'>;

/** How one lens on offer turns out in the frame, to be seen. */
export type LensInFrame = {
  code: string;
  index: number;
  priceMinor: number;
  isRecommended: boolean;
  thickestMm: number;
  grams: number;
  od: CutMm;
  os: CutMm;
  drawing: PairDrawing;
};

/** Where lenses with a part for reading show what. */
export type ZonesInFrame = {
  drawing: PairDrawing<ZonesDrawing>;
  /** Of a progressive pair, in millimetres: how long power grows, how wide it stays clear. */
  corridor: { lengthMm: number; narrowestMm: number } | null;
  /** Whether somebody measured how high the pupils are; else it is assumed. */
  isMeasured: boolean;
};

export type LensesInFrame = { lenses: LensInFrame[]; zones: ZonesInFrame | null };

/** Null where the frame's outline or the pupillary distance is not known, or no lens goes in. */
export function lensesInFrame(
  { offers, recommended }: LensOffers,
  prescription: Prescription,
  frame: FrameMeasures,
): LensesInFrame | null {
  const good = offers.filter(({ obstacle }) => !obstacle);
  const pairs = good.flatMap((offer) => pairSections(prescription, frame, offer) ?? []);
  const pupils = pupilsMm(prescription, frame);
  if (!pupils || pairs.length === 0 || pairs.length < good.length) return null;
  const drawings = drawSections(pairs, pupils);
  const lenses = good.flatMap(({ code, index, priceMinor }, position) => {
    const [pair, drawing] = [pairs[position], drawings[position]];
    if (!pair || !drawing) return [];
    return {
      code,
      index,
      priceMinor,
      isRecommended: code === recommended,
      thickestMm: Math.max(pair.od.thickestMm, pair.os.thickestMm),
      grams: pair.od.grams + pair.os.grams,
      od: cutOf(pair.od),
      os: cutOf(pair.os),
      drawing,
    };
  });
  return { lenses, zones: zonesInFrame(prescription, frame, pupils) };
}

function zonesInFrame(
  prescription: Prescription,
  frame: FrameMeasures,
  pupils: { od: number; os: number },
): ZonesInFrame | null {
  const { lensOutline: outline, lensHeightMm, lensWidthMm } = frame;
  const decentrations = decentrationsMm(prescription, frame);
  const { lensType, rightHeight, leftHeight } = prescription;
  const usual = usualPupilHeightMm(lensHeightMm);
  const of = (side: 'od' | 'os', pupilHeightMm: number) => {
    const add = prescription[side].add ?? 0;
    return readingZones({ lensType, add, pupilHeightMm, lensHeightMm, lensWidthMm });
  };
  const heights = { od: rightHeight ?? usual, os: leftHeight ?? usual };
  const [od, os] = [of('od', heights.od), of('os', heights.os)];
  if (!outline || !decentrations || !od || !os) return null;
  const lens = (side: 'od' | 'os', zones: typeof od) => ({
    zones,
    pupilAboveMiddleMm: heights[side] - lensHeightMm / 2,
    decentrationMm: decentrations[side],
  });
  const narrowest = [od, os].flatMap(({ narrowestMm }) => narrowestMm ?? []);
  return {
    drawing: drawZones({ od: lens('od', od), os: lens('os', os) }, outline, pupils),
    corridor:
      narrowest.length > 0
        ? {
            lengthMm: Math.min(corridorMm(heights.od), corridorMm(heights.os)),
            narrowestMm: Math.min(...narrowest),
          }
        : null,
    isMeasured: rightHeight !== undefined && leftHeight !== undefined,
  };
}

function pupilsMm(prescription: Prescription, frame: FrameMeasures) {
  const decentrations = decentrationsMm(prescription, frame);
  if (!decentrations) return null;
  const half = (frame.lensWidthMm + frame.bridgeMm) / 2;
  return { od: half - decentrations.od, os: half - decentrations.os };
}

function cutOf({ nasalMm, centreMm, templeMm }: LensSection): CutMm {
  return { nasalMm, centreMm, templeMm };
}
