import { fittingOf } from '../prescription/fitting.ts';
import type { Eye, Prescription, ReadingUse } from '../prescription/prescription.ts';
import { paperOf } from '../prescription/reading-use.ts';
import { sumOfEyesMm, totalPdMm } from '../prescription/total-pd.ts';
import { transpose } from '../prescription/transpose.ts';

/** Both lenses of an order as a lab makes them. What the paper does not say is null. */
export type LabLenses = {
  lensType: Prescription['lensType'];
  /** What single vision lenses are for, where the paper has an addition. */
  use: ReadingUse | null;
  right: LabLens;
  left: LabLens;
  /** From pupil to pupil, for the distance that the lenses are made for. */
  pdMm: number | null;
  nearPdMm: number | null;
  rightHeightMm: number | null;
  leftHeightMm: number | null;
  vertexDistanceMm: number | null;
  tiltDegrees: number | null;
  prescription: {
    writtenOn: string | null;
    expiresOn: string | null;
    prescriber: string | null;
    licence: string | null;
  };
};

/** One lens, in minus cylinder. */
export type LabLens = Powers & {
  prismHorizontalDiopters: number | null;
  baseHorizontal: Eye['baseHor'];
  prismVerticalDiopters: number | null;
  baseVertical: Eye['baseVer'];
  /** From the middle of the nose; null unless both eyes have theirs. */
  pdMm: number | null;
  /** As the paper says it, in its own notation; for lenses for near it says the strength for far. */
  paper: Powers & { pdMm: number | null };
};

type Powers = {
  sphereDiopters: number;
  cylinderDiopters: number;
  axisDegrees: number | null;
  additionDiopters: number | null;
};

/**
 * Writes what was ordered as labs read it: in minus cylinder, whatever the paper has.
 * @throws RangeError when there is a cylinder but no axis.
 */
export function labLensesOf(prescription: Prescription): LabLenses {
  const paper = paperOf(prescription);
  const fitting = fittingOf(prescription);
  const hasBothPds = sumOfEyesMm(prescription) !== null;
  const lensOf = (side: 'od' | 'os') => {
    const lens = labLensOf(prescription[side], paper[side]);
    return hasBothPds ? lens : { ...lens, pdMm: null };
  };
  return {
    lensType: prescription.lensType,
    use: prescription.use ?? null,
    right: lensOf('od'),
    left: lensOf('os'),
    pdMm: totalPdMm(prescription),
    nearPdMm: prescription.nearPd ?? null,
    rightHeightMm: fitting.rightHeight ?? null,
    leftHeightMm: fitting.leftHeight ?? null,
    vertexDistanceMm: fitting.vertexDistance ?? null,
    tiltDegrees: fitting.tilt ?? null,
    prescription: {
      writtenOn: prescription.dateWritten ?? null,
      expiresOn: prescription.expiresOn ?? null,
      prescriber: prescription.prescriber ?? null,
      licence: prescription.licence ?? null,
    },
  };
}

function labLensOf(eye: Eye, paper: Eye): LabLens {
  return {
    ...powersOf((eye.cylinder ?? 0) > 0 ? transpose(eye) : eye),
    prismHorizontalDiopters: eye.prismHor,
    baseHorizontal: eye.prismHor ? eye.baseHor : null,
    prismVerticalDiopters: eye.prismVer,
    baseVertical: eye.prismVer ? eye.baseVer : null,
    pdMm: eye.pd,
    paper: { ...powersOf(paper), pdMm: paper.pd },
  };
}

function powersOf({ sphere, cylinder, axis, add }: Eye): Powers {
  return {
    sphereDiopters: sphere ?? 0,
    cylinderDiopters: cylinder ?? 0,
    axisDegrees: cylinder ? axis : null,
    additionDiopters: add,
  };
}
