import { boxDistance, joined, polygonField, shared, type Field } from './field.ts';
import { fitCurve, fitLoop } from './fit-curve.ts';
import { lensCurve, polygonOf } from './lens-outline.ts';
import { hingeOf, lensCentreMm, type Measures } from './measures.ts';
import { mirrored, moved, type Cubic, type Point } from './point.ts';
import { ontoEdge, traceEdge } from './trace.ts';

const RIM_FILLET_MM = 5;
const END_FILLET_MM = 9;

/** The outline of a front that is cut from one plate; the lenses are not cut out of it yet. */
export function plateOutline(measures: Measures): Cubic[] {
  const field = plateField(measures);
  const top = ontoEdge(field, { x: 0, y: -measures.bridge.riseMm - measures.bridge.heightMm });
  const edge = traceEdge(field, top, ({ x }, steps) => steps > 5 && x <= 0);
  const bottom = ontoEdge(field, { x: 0, y: edge.at(-1)!.y });
  const half = [...edge, { x: 0, y: bottom.y }];
  half[0] = { x: 0, y: top.y };
  const right = fitCurve(exactlyWide(half, measures), {
    start: { x: 1, y: 0 },
    end: { x: -1, y: 0 },
  });
  return [...right, ...mirrored(right)];
}

/** A line inside the plate, `insetMm` from its edge, along its upper right side. */
export function plateBrow(measures: Measures, insetMm: number): Cubic[] {
  const plate = plateField(measures);
  const field: Field = (x, y) => plate(x, y) + insetMm;
  const { x: hingeX, y: hingeY } = hingeOf(measures);
  const start = ontoEdge(field, { x: 0, y: -measures.bridge.riseMm - measures.bridge.heightMm });
  const edge = traceEdge(
    field,
    start,
    ({ x, y }, steps) => steps > 5 && (x <= 0 || (y >= hingeY - 1 && x > hingeX * 0.8)),
  );
  edge[0] = { x: 0, y: start.y };
  return fitCurve(exactlyWide(edge, measures), { start: { x: 1, y: 0 } }, 0.06);
}

/** The brow of acetate above the right rim, for frames whose lower rim is metal. */
export function browOutline(measures: Measures): Cubic[] {
  const centre = lensCentreMm(measures);
  const lens = lensField(measures);
  const rim = rimField(measures, lens);
  const end = endPieceField(measures);
  const half = measures.lensHeightMm / 2;
  const field: Field = (x, y) => {
    const whole = joined(rim(x, y), end(x, y), END_FILLET_MM);
    const cut = y - half * 0.04 + Math.abs(x - centre) * 0.04;
    return shared(shared(whole, -lens(x, y), 0.3), cut, 1.6);
  };
  const start = ontoEdge(field, { x: centre, y: -half - measures.rim.topMm });
  return fitLoop(exactlyWide(traceEdge(field, start), measures));
}

/** The middle line of a rim of wire around the right lens. */
export function rimLine(measures: Measures): Cubic[] {
  const lens = lensField(measures);
  const thickness = rimThickness(measures);
  const field: Field = (x, y) => lens(x, y) - thickness(x, y) / 2;
  const start = {
    x: lensCentreMm(measures),
    y: -measures.lensHeightMm / 2 - measures.rim.topMm / 2,
  };
  return fitLoop(traceEdge(field, ontoEdge(field, start)));
}

export function rightLens(measures: Measures): Cubic[] {
  const { lens, lensWidthMm, lensHeightMm } = measures;
  return moved(lensCurve(lens, lensWidthMm, lensHeightMm), { x: lensCentreMm(measures), y: 0 });
}

function plateField(measures: Measures): Field {
  const rim = rimField(measures, lensField(measures));
  const bridge = bridgeField(measures);
  const end = endPieceField(measures);
  return (signedX, y) => {
    const x = Math.abs(signedX);
    return joined(joined(rim(x, y), bridge(x, y), RIM_FILLET_MM), end(x, y), END_FILLET_MM);
  };
}

function lensField(measures: Measures): Field {
  return polygonField(polygonOf(rightLens(measures), 28));
}

function rimField(measures: Measures, lens: Field): Field {
  const thickness = rimThickness(measures);
  return (x, y) => lens(x, y) - thickness(x, y);
}

/** Passes smoothly from each side of the lens to the next. */
function rimThickness(measures: Measures): Field {
  const { rim, lensWidthMm, lensHeightMm } = measures;
  const centre = lensCentreMm(measures);
  return (x, y) => {
    const across = (2 * (x - centre)) / lensWidthMm;
    const down = (2 * y) / lensHeightMm;
    const share = (across * across) / (across * across + down * down || 1);
    return (
      share * (across > 0 ? rim.temporalMm : rim.nasalMm) +
      (1 - share) * (down < 0 ? rim.topMm : rim.bottomMm)
    );
  };
}

function bridgeField({ bridge, bridgeMm, rim }: Measures): Field {
  const halfWidth = bridgeMm / 2 + rim.nasalMm;
  const halfHeight = bridge.heightMm / 2;
  const dip = bridge.kind === 'keyhole' ? 0.6 : 1.4;
  const holeRadius = bridgeMm * 0.17;
  return (x, y) => {
    const bow = dip * (1 - (x / halfWidth) ** 2);
    const band = boxDistance(x, y + bridge.riseMm - bow, halfWidth, halfHeight, 1);
    if (bridge.kind !== 'keyhole') return band;
    const hole = Math.hypot(x, y + bridge.riseMm - halfHeight + holeRadius * 0.3) - holeRadius;
    return shared(band, -hole, 1.8);
  };
}

function endPieceField(measures: Measures): Field {
  const { endPiece, lensWidthMm, totalWidthMm } = measures;
  const inner = lensCentreMm(measures) + lensWidthMm / 2 - 5;
  const outer = totalWidthMm / 2;
  const [middle, halfWidth] = [(inner + outer) / 2, (outer - inner) / 2];
  return (x, y) => {
    const way = Math.min(1, Math.max(0, (x - inner) / (outer - inner)));
    const lift = endPiece.liftMm * way * way * (3 - 2 * way);
    const halfHeight = (endPiece.heightMm / 2) * (1 - (0.22 + 0.06 * endPiece.liftMm) * way);
    return boxDistance(x - middle, y + endPiece.riseMm + lift, halfWidth, halfHeight, 1.5);
  };
}

/** Fillets push an outline out a little; this brings its widest point back to the total width. */
function exactlyWide(points: readonly Point[], measures: Measures): Point[] {
  const widest = Math.max(...points.map(({ x }) => x));
  const lensEdge = lensCentreMm(measures) + measures.lensWidthMm / 2;
  const shrink = (measures.totalWidthMm / 2 - lensEdge) / (widest - lensEdge);
  if (widest <= lensEdge) return [...points];
  return points.map(({ x, y }) => ({
    x: x > lensEdge ? lensEdge + (x - lensEdge) * shrink : x,
    y,
  }));
}
