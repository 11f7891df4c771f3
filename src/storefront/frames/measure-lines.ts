import type { FrameMeasuresMm } from './frame-view.ts';

/**
 * The canvas of every frame picture, in millimetres: 168 by 66, the middle of the bridge 84
 * from the left, the middle of the lenses 30 from the top. Seen from the side the hinge lies at
 * 19 by 20 with the arm to its right; the last 42 of the arm point down by 0.72 radians.
 */
const CANVAS = { width: 168, height: 66, middleX: 84, lensRowY: 30 };
const HINGE = { x: 19, y: 20 };
const EAR = { length: 42, angle: 0.72 };
const ABOVE_ARM = 8;
const BESIDE_FRAME = 3;

export type MeasureName = keyof FrameMeasuresMm;

/** A measurement drawn on a picture; every place in per cent of the picture's sides. */
export type MeasureLine = {
  measure: MeasureName;
  millimetres: number;
  /** Straight from each to the next; the label stands at the middle of the first piece. */
  points: { x: number; y: number }[];
  label: 'above' | 'below' | 'beside';
  /** How far fine lines lead from both ends to what is measured: upright, or level. */
  guide?: { x: number } | { y: number };
};

export type MeasureLines = { front: MeasureLine[]; side: MeasureLine[] };

/** The measurements on both drawings; the page is told them, as it shows them only when asked. */
export function measureLines(measures: FrameMeasuresMm | null): MeasureLines | null {
  return measures && { front: frontLines(measures), side: sideLines(measures) };
}

/**
 * Total width above the frame, bridge and lens width beneath it, lens height at its left:
 * nothing stands on the lenses.
 */
function frontLines(measures: FrameMeasuresMm): MeasureLine[] {
  const { total, lensHeight, bridge, lensWidth } = measures;
  const { middleX, lensRowY, height } = CANVAS;
  const lensMiddle = (lensWidth + bridge) / 2;
  const level = (measure: MeasureName, middle: number, y: number) => {
    const half = measures[measure] / 2;
    return [
      { x: middle - half, y },
      { x: middle + half, y },
    ];
  };
  const upright = [-1, 1].map((side) => ({
    x: middleX - total / 2 - BESIDE_FRAME,
    y: lensRowY + (side * lensHeight) / 2,
  }));
  return [
    line(measures, 'total', level('total', middleX, 0), 'above', { y: lensRowY - 8 }),
    line(measures, 'bridge', level('bridge', middleX, height), 'below', { y: lensRowY }),
    line(measures, 'lensWidth', level('lensWidth', middleX + lensMiddle, height), 'below', {
      y: lensRowY,
    }),
    line(measures, 'lensHeight', upright, 'beside', { x: middleX - lensMiddle }),
  ];
}

/** The length of the arm, measured along it: a little above it, from the hinge to its tip. */
function sideLines(measures: FrameMeasuresMm): MeasureLine[] {
  const straight = measures.temple - EAR.length;
  const bend = { x: HINGE.x + straight, y: HINGE.y - ABOVE_ARM };
  const tip = {
    x: HINGE.x + straight + EAR.length * Math.cos(EAR.angle) + ABOVE_ARM * Math.sin(EAR.angle),
    y: HINGE.y + EAR.length * Math.sin(EAR.angle) - ABOVE_ARM * Math.cos(EAR.angle),
  };
  bend.x += ABOVE_ARM * Math.tan(EAR.angle / 2);
  return [line(measures, 'temple', [{ x: HINGE.x, y: bend.y }, bend, tip], 'above')];
}

function line(
  measures: FrameMeasuresMm,
  measure: MeasureName,
  points: { x: number; y: number }[],
  label: MeasureLine['label'],
  guide?: MeasureLine['guide'],
): MeasureLine {
  return {
    measure,
    millimetres: measures[measure],
    points: points.map(({ x, y }) => ({
      x: percent(x, CANVAS.width),
      y: percent(y, CANVAS.height),
    })),
    label,
    ...(guide && {
      guide:
        'x' in guide
          ? { x: percent(guide.x, CANVAS.width) }
          : { y: percent(guide.y, CANVAS.height) },
    }),
  };
}

function percent(millimetres: number, of: number): number {
  return Math.round((millimetres / of) * 10_000) / 100;
}
