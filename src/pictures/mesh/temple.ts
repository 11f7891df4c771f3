import { bodyOf, hingeOf, type Measures } from '../geometry/measures.ts';
import { templeStations } from '../geometry/temple.ts';
import type { FrontCurve } from './front-curve.ts';
import type { Mesh, Vec } from './mesh.ts';
import { sweep, type Station } from './sweep.ts';
import { LUG_MM } from './wire.ts';

/** The part of a metal arm that is dressed in acetate. */
const SLEEVE_MM = 62;
/** How far the tip of an arm lies nearer to the head than its hinge. */
const INWARD_MM = 5;

export type Arm = { arm: Mesh; sleeve: Mesh | null; stations: Station[]; axis: Vec };

/**
 * The arm at the viewer's right, open: from the hinge back, leaning by the pantoscopic angle.
 * `axis`: a point on the upright line that it turns about when it is folded.
 */
export function armOf(measures: Measures, curve: FrontCurve): Arm {
  const body = bodyOf(measures);
  const hinge = hingeOf(measures);
  const isPlate = measures.build === 'full-rim' || measures.build === 'browline';
  const half = body.templeThicknessMm / 2;
  const x = hinge.x - half - (isPlate ? 0.25 : 0) - measures.endPiece.liftMm * 0.12;
  const y = -hinge.y - measures.endPiece.liftMm * (isPlate ? 0.35 : 0);
  const behind = isPlate ? body.frontThicknessMm / 2 + 0.15 : LUG_MM + 0.5;
  const z = curve(hinge.x, y) - behind;
  const lean = (body.pantoscopicDegrees * Math.PI) / 180;

  const places = templeStations(measures, 1);
  const stations = places.map(({ back, down, angle, heightMm }, i): Station => {
    const share = i / (places.length - 1);
    const heading = angle + lean;
    const dress = 1 - 0.22 * Math.min(1, share / 0.65);
    return {
      at: [
        x + 0.8 * Math.sin(Math.PI * Math.min(1, share * 1.3)) - INWARD_MM * share ** 2.4,
        y - (down * Math.cos(lean) + back * Math.sin(lean)),
        z - (back * Math.cos(lean) - down * Math.sin(lean)),
      ],
      up: [0, Math.cos(heading), -Math.sin(heading)],
      halfUp: (heightMm / 2) * roundedOff(measures.templeMm * (1 - share), heightMm / 2),
      halfAcross: half * dress,
      square: isPlate ? 0.55 : 0.6,
    };
  });
  const axis: Vec = isPlate ? [x - half - 0.5, y, z + 0.1] : [x - half - 0.3, y, z + 0.2];
  const rounding = isPlate ? 0.35 : 0.3;
  if (isPlate)
    return { arm: sweep(stations, { rounding: [rounding, 1] }), sleeve: null, stations, axis };

  const bare = Math.round((1 - SLEEVE_MM / measures.templeMm) * (places.length - 1));
  const slim = stations.slice(0, bare + 3).map((station, i) => {
    const share = 1 - 0.45 * Math.min(1, i / bare);
    return { ...station, halfUp: station.halfUp * share };
  });
  const sleeve = stations.slice(bare).map((station, i) => {
    const dressed = Math.min(1, 0.55 + i / 14);
    return {
      ...station,
      halfUp: (station.halfUp + 0.35) * dressed,
      halfAcross: 1.35 * dressed,
      square: 0.3,
    };
  });
  return { arm: sweep(slim, { rounding }), sleeve: sweep(sleeve), stations, axis };
}

/** How much of the height is left this near to the tip, which is half a circle. */
function roundedOff(toTipMm: number, radiusMm: number): number {
  const share = Math.min(1, toTipMm / radiusMm);
  return Math.max(0.3, Math.sqrt(1 - (1 - share) ** 2));
}
