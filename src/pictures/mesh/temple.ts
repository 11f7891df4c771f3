import { bodyOf, hingeOf, type Measures } from '../geometry/measures.ts';
import { templeStations, type TempleStation } from '../geometry/temple.ts';
import type { FrontCurve } from './front-curve.ts';
import type { Mesh, Vec } from './mesh.ts';
import { sweep, type Station } from './sweep.ts';
import { LUG_MM } from './wire.ts';

/** The part of a metal arm that is dressed in acetate. */
const SLEEVE_MM = 62;
/** How much of an arm's end is made more finely. */
const TIP_MM = 4;
/** How far the tip of an arm lies nearer to the head than its hinge. */
const INWARD_MM = 5;

/** The wire that an arm of acetate is shot onto: from behind the hinge to before the tip. */
const CORE_MM = { from: 2, toTip: 16, halfUp: 0.75, halfAcross: 0.45 } as const;

export type Arm = {
  arm: Mesh;
  core: Mesh | null;
  sleeve: Mesh | null;
  stations: Station[];
  axis: Vec;
  foldAxis: Vec;
};

/**
 * The arm at the viewer's right, open: from the hinge back, leaning by the pantoscopic angle.
 * `axis`: a point on the line along `foldAxis` that it turns about when it is folded; `core`: the
 * wire in an arm of acetate.
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
  const stationAt = (along: number): Station => {
    const share = along / (places.length - 1);
    const { back, down, angle, heightMm } = between(places, along);
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
  };
  const stations = [
    ...places.slice(0, -TIP_MM).map((_, i) => stationAt(i)),
    // The round of the tip wants more than one place for each millimetre.
    ...Array.from({ length: TIP_MM * 4 }, (_, i) =>
      stationAt(places.length - TIP_MM - 0.75 + i / 4),
    ),
  ];
  const axis: Vec = isPlate ? [x - half - 0.5, y, z + 0.1] : [x - half - 0.3, y, z + 0.2];
  const foldAxis: Vec = [0, Math.cos(lean), -Math.sin(lean)];
  if (isPlate) {
    const arm = sweep(stations, { rounding: [0.35, 1] });
    return { arm, core: coreOf(stations), sleeve: null, stations, axis, foldAxis };
  }

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
  const arm = sweep(slim, { rounding: 0.3 });
  return { arm, core: null, sleeve: sweep(sleeve), stations, axis, foldAxis };
}

/** The place a share of the way from one to the next. */
function between(places: readonly TempleStation[], along: number): TempleStation {
  const first = Math.min(places.length - 2, Math.floor(along));
  const [from, to, share] = [places[first]!, places[first + 1]!, along - first];
  const on = (key: keyof TempleStation) => from[key] + (to[key] - from[key]) * share;
  return { back: on('back'), down: on('down'), angle: on('angle'), heightMm: on('heightMm') };
}

/** Stations lie a millimetre apart. */
function coreOf(stations: readonly Station[]): Mesh {
  const { from, toTip, halfUp, halfAcross } = CORE_MM;
  return sweep(
    stations
      .slice(from, -toTip)
      .map((station) => ({ ...station, halfUp, halfAcross, square: 0.4 })),
    { rounding: 0.6 },
  );
}

/** How much of the height is left this near to the tip, which is half a circle. */
function roundedOff(toTipMm: number, radiusMm: number): number {
  const share = Math.min(1, toTipMm / radiusMm);
  return Math.max(0.2, Math.sqrt(1 - (1 - share) ** 2));
}
