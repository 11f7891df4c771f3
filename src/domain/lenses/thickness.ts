import { outlineAround, type LensOutline } from '../frames/lens-outline.ts';

/** How a lens of one material turns out in one frame. */
export type LensThickness = { edgeMm: number; centreMm: number; grams: number };

/** The power of one eye, in either notation: dioptres, the axis in degrees. */
export type Power = { sphere: number | null; cylinder: number | null; axis: number | null };

/** What labs keep at least: in the middle of a lens against breaking, at its edge for the rim. */
const CENTRE_AT_LEAST_MM = [
  { indexBelow: 1.56, mm: 2 },
  { indexBelow: Number.POSITIVE_INFINITY, mm: 1.5 },
];
const EDGE_AT_LEAST_MM = 1.2;

/** Grams in a cubic centimetre, of the usual material of each index. */
const DENSITIES = [
  { indexUpTo: 1.53, density: 1.32 },
  { indexUpTo: 1.58, density: 1.28 },
  { indexUpTo: 1.64, density: 1.3 },
  { indexUpTo: 1.7, density: 1.36 },
  { indexUpTo: Number.POSITIVE_INFINITY, density: 1.47 },
];

/**
 * Thickness and weight of one lens. At a distance h (mm) from the optical centre a lens of power
 * F (dioptres) and index n differs from its middle by the sagitta F·h² / (2000·(n - 1)) mm, in
 * the meridian of the point: F = S + C·sin²(meridian - axis). The middle is as thick as the
 * material asks for and as the thinnest edge needs; `edgeMm` is the thickest of the edge.
 * `temple` says on which side of the wearer's face, seen from the front, the temple is: the
 * right eye's on the left, which turns the axis round. The frame must have a measured outline.
 */
export function lensThickness(
  power: Power,
  options: {
    index: number;
    outline: LensOutline;
    decentrationMm: number;
    temple: 'left' | 'right';
  },
): LensThickness {
  const { index, outline, decentrationMm, temple } = options;
  const edge = outlineAround(outline, decentrationMm).map(({ xMm, yMm }) => ({
    hMm: Math.hypot(xMm, yMm),
    // Degrees count from the right, seen from the front, over the top.
    meridian: Math.atan2(yMm, temple === 'right' ? xMm : -xMm),
  }));
  const dips = edge.map(({ hMm, meridian }) => sagittaMm(powerIn(power, meridian), hMm, index));
  const centreMm = Math.max(
    CENTRE_AT_LEAST_MM.find(({ indexBelow }) => index < indexBelow)?.mm ?? 0,
    EDGE_AT_LEAST_MM + Math.max(...dips),
  );
  return {
    edgeMm: centreMm - Math.min(...dips),
    centreMm,
    grams: (volumeMm3(edge, dips, centreMm) / 1000) * densityOf(index),
  };
}

/** What one notices of a lens. */
export function thickestMm({ edgeMm, centreMm }: LensThickness): number {
  return Math.max(edgeMm, centreMm);
}

/** How many millimetres a lens of this power is thinner at `hMm` than in its middle. */
export function sagittaMm(dioptres: number, hMm: number, index: number): number {
  return (dioptres * hMm ** 2) / (2000 * (index - 1));
}

/** The power in one meridian: radians from the right, seen from the front, over the top. */
export function powerIn({ sphere, cylinder, axis }: Power, meridian: number): number {
  const turned = meridian - ((axis ?? 0) * Math.PI) / 180;
  return (sphere ?? 0) + (cylinder ?? 0) * Math.sin(turned) ** 2;
}

/** Slices from the optical centre to the edge; along each the dip grows with the square. */
function volumeMm3(
  edge: readonly { hMm: number; meridian: number }[],
  dips: readonly number[],
  centreMm: number,
): number {
  return edge.reduce((sum, { hMm, meridian }, position) => {
    const next = edge[(position + 1) % edge.length];
    if (!next) return sum;
    const areaMm2 = 0.5 * hMm * next.hMm * Math.abs(Math.sin(next.meridian - meridian));
    const dipMm = ((dips[position] ?? 0) + (dips[(position + 1) % dips.length] ?? 0)) / 2;
    // The mean of (h/edge)² over a slice is a half.
    return sum + areaMm2 * (centreMm - dipMm / 2);
  }, 0);
}

function densityOf(index: number): number {
  return DENSITIES.find(({ indexUpTo }) => index <= indexUpTo)?.density ?? 0;
}
