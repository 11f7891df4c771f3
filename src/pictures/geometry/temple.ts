import { fitCurve } from './fit-curve.ts';
import { bodyOf, hingeOf, type Measures } from './measures.ts';
import type { Cubic, Point } from './point.ts';

/** The part that goes behind the ear. */
const EAR_MM = 42;
const BEND_MM = 40;
const SLIMMEST_TIP_MM = 3.2;

/** How much the arms lean towards each other, and from where the camera sees them. */
const LEAN = 0.075;
const CAMERA_MM = 480;

/** How broad the arm is, and how much of it the end piece hides. */
const THICKNESS_MM = 3.2;
const HIDDEN_MM = 0.7;

/** A place along the arm: `back` and `down` from the hinge, and the arm's height there. */
export type TempleStation = { back: number; down: number; angle: number; heightMm: number };

/** The arm from its hinge to its tip, measured along its middle. */
export function templeStations(
  measures: Pick<Measures, 'templeMm' | 'build' | 'temple' | 'body'>,
  stepMm = 2,
): TempleStation[] {
  const { templeMm, temple } = measures;
  const bend = (bodyOf(measures).templeBendDegrees * Math.PI) / 180;
  const count = Math.round(templeMm / stepMm);
  const step = templeMm / count;
  let [back, down] = [0, 0];
  return Array.from({ length: count + 1 }, (_, i) => {
    const along = i * step;
    if (i > 0) {
      const heading = bend * angleShare(along - step / 2, templeMm);
      back += step * Math.cos(heading);
      down += step * Math.sin(heading);
    }
    const heightMm = heightAt(along, templeMm, temple.heightMm);
    return { back, down, angle: bend * angleShare(along, templeMm), heightMm };
  });
}

function angleShare(alongMm: number, templeMm: number): number {
  return smooth((alongMm - templeMm + EAR_MM + BEND_MM / 2) / BEND_MM);
}

/** Slimmer towards the ear, then broader again to rest on it. */
function heightAt(alongMm: number, templeMm: number, atHingeMm: number): number {
  const bend = templeMm - EAR_MM;
  const slim = atHingeMm * (1 - 0.3 * smooth(alongMm / bend));
  const tip = Math.max(slim, SLIMMEST_TIP_MM) * 1.12;
  return slim + (tip - slim) * smooth((alongMm - bend) / (EAR_MM * 0.7));
}

/**
 * The right arm as it is seen from the front, behind the lens: smaller with every millimetre
 * of depth. Closed.
 */
export function templeFromFront(measures: Measures): Cubic[] {
  const { x: hingeX, y: endY } = hingeOf(measures);
  // An end piece that is swept up to a point leaves room for the arm only below it.
  const hinge = { x: hingeX, y: endY + measures.endPiece.liftMm * 0.35 };
  const eyeY = hinge.y * 0.35;
  const middles = templeStations(measures).map((station) => {
    const scale = CAMERA_MM / (CAMERA_MM + station.back);
    const x =
      hinge.x -
      HIDDEN_MM -
      measures.endPiece.liftMm * 0.5 -
      station.back * LEAN -
      3 * smooth(station.down / 20);
    return {
      x: x * scale,
      y: eyeY + (hinge.y + station.down - eyeY) * scale,
      halfHeight: (station.heightMm * Math.cos(station.angle) * scale) / 2,
      halfBreadth: ((THICKNESS_MM * station.heightMm) / measures.temple.heightMm) * scale * 0.5,
    };
  });
  const edge = (side: -1 | 1) =>
    middles.map((middle, i) => {
      const [before, after] = [middles[Math.max(0, i - 1)]!, middles[i + 1] ?? middle];
      const along = headingOf(before, after);
      const reach =
        side * (Math.abs(along.x) * middle.halfHeight + Math.abs(along.y) * middle.halfBreadth);
      return { x: middle.x + along.y * reach, y: middle.y - along.x * reach };
    });
  return outlineOf(edge(1), edge(-1));
}

/**
 * The arm from the side, its hinge at the origin and its tip to the right. Closed.
 * @param fromMm how far from the hinge to begin, for the sleeve at the tip of a metal arm.
 * @param grownMm how much broader than the arm on each side.
 */
export function templeFromSide(measures: Measures, fromMm = 0, grownMm = 0): Cubic[] {
  const stations = templeStations(measures);
  const first = Math.round((fromMm / measures.templeMm) * (stations.length - 1));
  const edge = (side: -1 | 1) =>
    stations.slice(first).map(({ back, down, angle, heightMm }) => {
      const reach = side * (heightMm / 2 + grownMm);
      return { x: back - reach * Math.sin(angle), y: down + reach * Math.cos(angle) };
    });
  return outlineOf(edge(-1), edge(1));
}

/** Along one edge to the tip, around it and back along the other edge. */
function outlineOf(there: readonly Point[], other: readonly Point[]): Cubic[] {
  const upper = fitCurve(there, {}, 0.06);
  const lower = fitCurve([...other].toReversed(), {}, 0.06);
  return [...upper, roundEnd(upper.at(-1)!, lower[0]!), ...lower];
}

/** The cap that leaves one edge in its own direction and reaches the next one in its own. */
function roundEnd(before: Cubic, after: Cubic): Cubic {
  const [from, to] = [before.to, after.from];
  const reach = Math.hypot(to.x - from.x, to.y - from.y) * 0.66;
  const out = headingOf(before.handleB, before.to);
  const back = headingOf(after.from, after.handleA);
  return {
    from,
    handleA: { x: from.x + out.x * reach, y: from.y + out.y * reach },
    handleB: { x: to.x - back.x * reach, y: to.y - back.y * reach },
    to,
  };
}

function headingOf(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

function smooth(share: number): number {
  const t = Math.min(1, Math.max(0, share));
  return t * t * (3 - 2 * t);
}
