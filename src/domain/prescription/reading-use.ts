import type { Prescription, ReadingUse } from './prescription.ts';
import { EYE_SIDES } from './field-names.ts';
import { totalPdMm } from './total-pd.ts';

/** The step of powers, in dioptres. */
const STEP = 0.25;

/**
 * The lenses that are made of a paper. Single vision lenses have one strength: for far the
 * sphere, for near the sphere and the whole addition, for the computer the sphere and half of it
 * (to a quarter of a dioptre, between two of them the weaker one); no addition is left over. They
 * are centered on the distance for near where one was given, for the computer halfway to it.
 * What the paper says stays beside them. Other lenses are as the paper says.
 */
export function lensesFor(paper: Prescription): Prescription {
  const { use, lensType } = paper;
  if (lensType !== 'SingleVision' || !use) return paper;
  const shiftMm = pdShiftMm(paper, use);
  const made: Prescription = { ...paper, paper };
  for (const side of EYE_SIDES) {
    const { sphere, add, pd } = paper[side];
    made[side] = {
      ...paper[side],
      sphere: sphere === null ? null : sphere + addedPower(add ?? 0, use),
      add: null,
      pd: pd && toTenth(pd - shiftMm / 2),
    };
  }
  made.pd = paper.pd && toTenth(paper.pd - shiftMm);
  return made;
}

/** What the paper says of the lenses that are made of it. */
export function paperOf(prescription: Prescription): Prescription {
  return prescription.paper ?? prescription;
}

function addedPower(add: number, use: ReadingUse): number {
  if (use === 'far') return 0;
  if (use === 'near') return add;
  return Math.ceil(add / 2 / STEP - 0.5) * STEP;
}

/** How much closer than for far the lenses are centered, in millimetres. */
function pdShiftMm(paper: Prescription, use: ReadingUse): number {
  const farMm = totalPdMm(paper);
  const { nearPd } = paper;
  if (!nearPd || farMm === null || use === 'far') return 0;
  return use === 'near' ? farMm - nearPd : (farMm - nearPd) / 2;
}

function toTenth(millimetres: number): number {
  return Math.round(millimetres * 10) / 10;
}
