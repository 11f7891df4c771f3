import {
  BRIDGE_KINDS,
  FRAME_BUILDS,
  type Finish,
  type FrameGeometry,
  type FrameMeasurements,
} from '../frame.ts';

/**
 * A shop's own catalogue may describe a frame by its measurements alone, or wrongly: then it is
 * drawn as a plain rectangle of acetate of the right size.
 */
export function readGeometry(value: unknown, measurements: FrameMeasurements): FrameGeometry {
  return isGeometry(value) ? value : plainGeometry(measurements);
}

/** How a colour is painted, by its English name; a colour without a finish is painted plainly. */
export function finishOf(
  { finishes, build }: FrameGeometry,
  { hex, label }: { hex: string; label: string },
): Finish {
  const finish: unknown = Object.hasOwn(finishes, label) ? finishes[label] : null;
  if (isFinish(finish)) return finish;
  const isMetal = build !== 'full-rim' && build !== 'browline';
  return { kind: isMetal ? 'metal' : 'solid', hex: isHex(hex) ? hex : '#4a4f52' };
}

function plainGeometry({
  lensWidthMm,
  bridgeMm,
  totalWidthMm,
  lensHeightMm,
}: FrameMeasurements): FrameGeometry {
  const beside = Math.max(1, (totalWidthMm - bridgeMm) / 2 - lensWidthMm);
  const rimMm = Math.min(3, beside * 0.55);
  return {
    build: 'full-rim',
    lens: {
      touch: { top: 0, temporal: -0.2, bottom: 0, nasal: -0.2 },
      topTemporal: [0.8, 0.74],
      bottomTemporal: [0.76, 0.7],
      bottomNasal: [0.74, 0.68],
      topNasal: [0.78, 0.72],
    },
    rim: { topMm: rimMm + 0.3, temporalMm: rimMm, bottomMm: rimMm, nasalMm: rimMm },
    bridge: { kind: 'saddle', riseMm: lensHeightMm * 0.22, heightMm: 6 },
    endPiece: { riseMm: lensHeightMm * 0.3, heightMm: 7.5, liftMm: 0, rivets: 0 },
    temple: { heightMm: 5.4 },
    nosePads: false,
    finishes: {},
  };
}

function isGeometry(value: unknown): value is FrameGeometry {
  if (!isRecord(value)) return false;
  const { build, lens, rim, bridge, endPiece, temple, nosePads, finishes } = value;
  return (
    FRAME_BUILDS.some((known) => known === build) &&
    isLens(lens) &&
    hasNumbers(rim, ['topMm', 'temporalMm', 'bottomMm', 'nasalMm'], 0, 20) &&
    isRecord(bridge) &&
    BRIDGE_KINDS.some((known) => known === bridge.kind) &&
    hasNumbers(bridge, ['riseMm', 'heightMm'], -30, 40) &&
    hasNumbers(endPiece, ['riseMm', 'heightMm', 'liftMm'], -30, 40) &&
    hasNumbers(endPiece, ['rivets'], 0, 6) &&
    hasNumbers(temple, ['heightMm'], 0.5, 40) &&
    typeof nosePads === 'boolean' &&
    isRecord(finishes)
  );
}

function isLens(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const corners = [value.topTemporal, value.bottomTemporal, value.bottomNasal, value.topNasal];
  return (
    hasNumbers(value.touch, ['top', 'temporal', 'bottom', 'nasal'], -0.95, 0.95) &&
    corners.every((corner) => hasNumbers(corner, ['0', '1'], 0, 1))
  );
}

function isFinish(value: unknown): value is Finish {
  if (!isRecord(value) || !isHex(value.hex)) return false;
  if (value.metalHex !== undefined && !isHex(value.metalHex)) return false;
  switch (value.kind) {
    case 'solid':
    case 'matte':
      return true;
    case 'metal':
      return value.isBrushed === undefined || typeof value.isBrushed === 'boolean';
    case 'crystal':
      return hasNumbers(value, ['clarity'], 0, 1);
    case 'tortoise':
      return isHex(value.patchHex);
    case 'two-tone':
      return isHex(value.lowerHex) && hasNumbers(value, ['lowerClarity'], 0, 1);
    default:
      return false;
  }
}

function hasNumbers(value: unknown, keys: string[], min: number, max: number): boolean {
  return (
    isRecord(value) &&
    keys.every((key) => {
      const number = value[key];
      return typeof number === 'number' && number >= min && number <= max;
    })
  );
}

/** Nothing but a colour may stand where a colour is written into a picture. */
function isHex(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
