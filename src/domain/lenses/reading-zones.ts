import type { LensType } from '../prescription/prescription.ts';

/** A place in a lens: millimetres from the pupil, `xMm` to the temple and `yMm` upwards. */
export type ZonePoint = { xMm: number; yMm: number };

/** Where a lens shows what, seen through by a pupil that looks straight ahead. */
export type ReadingZones = {
  /** What is seen sharply; outside of it a progressive lens blurs. */
  clear: readonly ZonePoint[];
  /** Where the full reading power is. */
  reading: readonly ZonePoint[];
  /** How wide (mm) a progressive lens is clear at its narrowest; null where nothing narrows. */
  narrowestMm: number | null;
};

type Wanted = {
  lensType: LensType;
  /** Dioptres. */
  add: number;
  /** From the lower rim to the pupil. */
  pupilHeightMm: number;
  lensHeightMm: number;
  lensWidthMm: number;
};

/** Without a measured height: a frame of 28 mm, the lowest that is sold, has its pupils at 18 mm. */
const PUPIL_ABOVE_MIDDLE_MM = 4;
/** The lengths that labs offer, and what stays below them for reading (facts of opticians). */
const CORRIDORS_MM = [15, 13, 11, 9, 7, 5];
const BELOW_CORRIDOR_MM = 4.5;
/** Eyes turn towards each other to read. */
const INSET_MM = 2.5;
/** Half a dioptre of astigmatism is what most wearers do not notice. */
const UNNOTICED_DIOPTRES = 0.5;
const READING_HALF_WIDTH_MM = 7;
/** A flat-top segment of 28 mm: a circle cut off above its middle, at the lower eyelid. */
const SEGMENT = { halfWidthMm: 14, belowPupilMm: 5, topAboveMiddleMm: 5 };
const STEP_MM = 0.5;

/** How high (mm above the lower rim) a pupil lies in a lens where nobody measured it. */
export function usualPupilHeightMm(lensHeightMm: number): number {
  return lensHeightMm / 2 + PUPIL_ABOVE_MIDDLE_MM;
}

/** Null for lenses of one power. */
export function readingZones(wanted: Wanted): ReadingZones | null {
  if (wanted.lensType === 'SingleVision' || wanted.add <= 0) return null;
  return wanted.lensType === 'Progressive' ? progressive(wanted) : bifocal(wanted);
}

/** The longest corridor that leaves room for reading below it; the shortest where none does. */
export function corridorMm(pupilHeightMm: number): number {
  return CORRIDORS_MM.find((length) => length <= pupilHeightMm - BELOW_CORRIDOR_MM) ?? 5;
}

/**
 * Power grows from the pupil down the corridor as half a cosine does. Beside its middle line
 * a lens that gains p dioptres a millimetre has 2p·x of astigmatism at x mm (Minkwitz 1963): it
 * is clear as far as that stays below half a dioptre.
 */
function progressive({ add, pupilHeightMm, lensHeightMm, lensWidthMm }: Wanted): ReadingZones {
  const lengthMm = corridorMm(pupilHeightMm);
  const gained = (yMm: number) => Math.min(1, Math.max(0, -yMm / lengthMm));
  const halfWidthAt = (yMm: number) => {
    const way = gained(yMm);
    const gain = ((add * Math.PI) / (2 * lengthMm)) * Math.sin(Math.PI * way);
    const widest = way < 0.5 ? lensWidthMm : READING_HALF_WIDTH_MM;
    return rounded(widest, UNNOTICED_DIOPTRES / (2 * gain));
  };
  const middleAt = (yMm: number) => (-INSET_MM * (1 - Math.cos(Math.PI * gained(yMm)))) / 2;
  const rows = steps(lensHeightMm - pupilHeightMm, -pupilHeightMm);
  const around = (from: readonly number[]): ZonePoint[] => [
    ...from.map((yMm) => ({ xMm: middleAt(yMm) + halfWidthAt(yMm), yMm })),
    ...from.toReversed().map((yMm) => ({ xMm: middleAt(yMm) - halfWidthAt(yMm), yMm })),
  ];
  return {
    clear: around(rows),
    reading: around(rows.filter((yMm) => yMm <= -lengthMm)),
    narrowestMm: 2 * halfWidthAt(-lengthMm / 2),
  };
}

/** The smaller of both, without a kink where they meet. */
function rounded(oneMm: number, otherMm: number): number {
  return (oneMm ** -4 + otherMm ** -4) ** -0.25;
}

function bifocal({ pupilHeightMm, lensHeightMm, lensWidthMm }: Wanted): ReadingZones {
  const { halfWidthMm, belowPupilMm, topAboveMiddleMm } = SEGMENT;
  const middleMm = -belowPupilMm - topAboveMiddleMm;
  const rows = steps(-belowPupilMm, middleMm - halfWidthMm);
  const reach = (yMm: number) => Math.sqrt(Math.max(0, halfWidthMm ** 2 - (yMm - middleMm) ** 2));
  const top = lensHeightMm - pupilHeightMm;
  return {
    clear: [
      { xMm: lensWidthMm, yMm: top },
      { xMm: lensWidthMm, yMm: -pupilHeightMm },
      { xMm: -lensWidthMm, yMm: -pupilHeightMm },
      { xMm: -lensWidthMm, yMm: top },
    ],
    reading: [
      ...rows.map((yMm) => ({ xMm: reach(yMm) - INSET_MM, yMm })),
      ...rows.toReversed().map((yMm) => ({ xMm: -reach(yMm) - INSET_MM, yMm })),
    ],
    narrowestMm: null,
  };
}

/** From the upper end to the lower one, both among them. */
function steps(fromMm: number, toMm: number): number[] {
  const count = Math.max(1, Math.ceil((fromMm - toMm) / STEP_MM));
  return Array.from({ length: count + 1 }, (_, step) => fromMm + ((toMm - fromMm) * step) / count);
}
