import { polygonOf } from '../geometry/lens-outline.ts';
import { bodyOf, hingeOf, lensCentreMm, type Measures } from '../geometry/measures.ts';
import type { Cubic, Point } from '../geometry/point.ts';
import { drilledHoles } from '../geometry/rimless.ts';
import { lensThread, wireBridges, wireRim, type Wire } from '../geometry/wire.ts';
import type { FrontCurve } from './front-curve.ts';
import { bentMesh, type Mesh, type Vec } from './mesh.ts';
import { sweep, type Station } from './sweep.ts';

const FORWARD: Vec = [0, 0, 1];
/** How far the wire reaches over the edge of the lens, which lies in its groove. */
const GROOVE_MM = 0.3;

/** The rim at the viewer's right: a loop, or a bar above the lens. */
export function rimMesh(measures: Measures, curve: FrontCurve): Mesh {
  const wire = wireRim(measures);
  const depth = bodyOf(measures).frontThicknessMm;
  const half = (measures.build === 'browline' ? 1.9 : depth) / 2;
  const stations = stationsOf(wire, half);
  return bentMesh(sweep(stations, { isClosed: wire.isClosed }), curve);
}

/** From rim to rim, slightly before them. */
export function bridgeMeshes(measures: Measures, curve: FrontCurve): Mesh[] {
  return wireBridges(measures).map((wire) => {
    const reach = Math.max(...wire.line.map(({ to }) => to.x));
    const stations = stationsOf(wire, wire.widthMm * 0.55).map((station): Station => {
      const [x, y] = station.at;
      const ahead = 0.2 + 0.9 * (1 - (x / reach) ** 2);
      const z = measures.build === 'rimless' ? ahead - STRAP_MM * (x / reach) ** 4 : ahead;
      return { ...station, square: 0.25, at: [x, y, z] };
    });
    return bentMesh(sweep(stations), curve);
  });
}

/** The thread in the groove of the lens at the viewer's right. */
export function threadMesh(measures: Measures, curve: FrontCurve): Mesh {
  const thread = lensThread(measures);
  const stations = stationsOf(thread, thread.widthMm / 2).map((station): Station => ({
    ...station,
    halfAcross: thread.widthMm / 2,
    square: 0,
  }));
  return bentMesh(sweep(stations, { isClosed: true }), curve);
}

/** What is screwed to a lens lies behind it, its middle by this much. */
const STRAP_MM = 1.9;

/** Where the arm of a metal frame is hung up: how far behind the front. */
export const LUG_MM = 6;

/** The corner of a metal frame at the viewer's right: from the rim outwards, then back. */
export function lugMesh(measures: Measures, curve: FrontCurve): Mesh {
  const { endPiece, lensWidthMm, totalWidthMm } = measures;
  const hinge = hingeOf(measures);
  const half = bodyOf(measures).templeThicknessMm / 2;
  const isRimless = measures.build === 'rimless';
  const start = isRimless
    ? drilledHoles(measures).temporal.x
    : lensCentreMm(measures) + lensWidthMm / 2;
  const behind = isRimless ? STRAP_MM : 0;
  const end = totalWidthMm / 2 - half;
  const radius = Math.min(2.4, (end - start) * 0.6);
  const round = Array.from({ length: 9 }, (_, i): [number, number] => {
    const angle = ((i / 8) * Math.PI) / 2;
    return [end - radius + radius * Math.sin(angle), -behind - radius + radius * Math.cos(angle)];
  });
  const straight = Array.from({ length: 5 }, (_, i): [number, number] => [
    start + ((end - radius - start) * i) / 5,
    -behind,
  ]);
  const back = [0.4, 0.7, 1].map((share): [number, number] => [
    end,
    -behind - radius - (LUG_MM - behind - radius) * share,
  ]);
  const stations = [...straight, ...round, ...back].map(([x, z]): Station => {
    const way = smooth((x - start) / (end - start));
    const y = endPiece.riseMm + (-hinge.y - endPiece.riseMm) * way;
    const halfUp = (endPiece.heightMm / 2) * (0.62 + 0.38 * way);
    return { at: [x, y, z], up: [0, 1, 0], halfUp, halfAcross: half, square: 0.6 };
  });
  return bentMesh(sweep(stations), curve);
}

/** Evenly along the middle of a wire. */
function stationsOf({ line, widthMm, isClosed }: Wire, halfDepth: number): Station[] {
  return evenly(line, isClosed).map(({ x, y }) => ({
    at: [x, -y, 0],
    up: FORWARD,
    halfUp: halfDepth,
    halfAcross: widthMm / 2 + GROOVE_MM / 2,
    square: 0.5,
  }));
}

function evenly(line: readonly Cubic[], isClosed: boolean, stepMm = 0.9): Point[] {
  const dense = [...polygonOf(line, 60), line.at(-1)!.to];
  const along = [0];
  for (let i = 1; i < dense.length; i += 1) {
    const [p, q] = [dense[i - 1]!, dense[i]!];
    along.push(along[i - 1]! + Math.hypot(q.x - p.x, q.y - p.y));
  }
  const total = along.at(-1)!;
  const count = Math.max(8, Math.round(total / stepMm));
  let i = 1;
  return Array.from({ length: isClosed ? count : count + 1 }, (_, step) => {
    const wanted = (total * step) / count;
    while (i < dense.length - 1 && along[i]! < wanted) i += 1;
    const share = (wanted - along[i - 1]!) / (along[i]! - along[i - 1]! || 1);
    const [p, q] = [dense[i - 1]!, dense[i]!];
    return { x: p.x + (q.x - p.x) * share, y: p.y + (q.y - p.y) * share };
  });
}

function smooth(share: number): number {
  const t = Math.min(1, Math.max(0, share));
  return t * t * (3 - 2 * t);
}
