import type { LensType } from '../frames/catalogue-types.ts';
import type { StoreCode } from '../people/locale.ts';
import type { Range } from '../prescription/range.ts';

/** What a lens can be made in. Sphere and cylinder in dioptres, in minus-cylinder form. */
export type LensRanges = {
  lensTypes: readonly LensType[];
  sphere: Range;
  cylinder: Range;
  /** Dioptres; only for lenses with a reading part. */
  add?: Range;
  /** Pupillary distance in millimetres. */
  pd?: Range;
};

export type LensProperty =
  | 'scratch-resistant'
  | 'anti-reflective'
  | 'uv-protection'
  | 'thin'
  | 'extra-thin'
  | 'thinnest'
  | 'visible-line'
  | 'no-line';

export type LensItem = LensRanges & {
  /** The value's SKU in the drop-down "lens" of the item `BasePrescription`. */
  code: string;
  /** Refractive index: the higher, the thinner the lens for the same power. */
  index: number;
  priceMinor: Record<StoreCode, number>;
  properties: readonly LensProperty[];
  /** The lowest lens height (B) of a frame that holds all reading zones, in millimetres. */
  minLensHeightMm?: number;
};

const COATED = ['scratch-resistant', 'anti-reflective', 'uv-protection'] as const;
const SINGLE = { lensTypes: ['SingleVision'], pd: [40, 77] } as const;
const BIFOCAL = { lensTypes: ['Bifocals'], add: [0.5, 4], pd: [46, 77] } as const;
const PROGRESSIVE = {
  lensTypes: ['Progressive'],
  add: [0.75, 3.5],
  pd: [50, 77],
  minLensHeightMm: 28,
} as const;

/** The lenses on offer, thickest and cheapest first within each type. */
export const LENSES: readonly LensItem[] = [
  {
    ...SINGLE,
    code: 'SV-150',
    index: 1.5,
    sphere: [-6, 6],
    cylinder: [-4, 0],
    priceMinor: both(6000),
    properties: COATED,
  },
  {
    ...SINGLE,
    code: 'SV-160',
    index: 1.6,
    sphere: [-8, 8],
    cylinder: [-4, 0],
    priceMinor: both(9900),
    properties: [...COATED, 'thin'],
  },
  {
    ...SINGLE,
    code: 'SV-167',
    index: 1.67,
    sphere: [-12, 10],
    cylinder: [-6, 0],
    priceMinor: both(13900),
    properties: [...COATED, 'extra-thin'],
  },
  {
    ...SINGLE,
    code: 'SV-174',
    index: 1.74,
    sphere: [-20, 12],
    cylinder: [-6, 0],
    priceMinor: both(18900),
    properties: [...COATED, 'thinnest'],
  },
  {
    ...BIFOCAL,
    code: 'BF-150',
    index: 1.5,
    sphere: [-6, 6],
    cylinder: [-4, 0],
    priceMinor: both(11000),
    properties: [...COATED, 'visible-line'],
  },
  {
    ...BIFOCAL,
    code: 'BF-160',
    index: 1.6,
    sphere: [-10, 8],
    cylinder: [-4, 0],
    priceMinor: both(14900),
    properties: [...COATED, 'visible-line', 'thin'],
  },
  {
    ...PROGRESSIVE,
    code: 'PR-150',
    index: 1.5,
    sphere: [-6, 6],
    cylinder: [-4, 0],
    priceMinor: both(16000),
    properties: [...COATED, 'no-line'],
  },
  {
    ...PROGRESSIVE,
    code: 'PR-160',
    index: 1.6,
    sphere: [-8, 6],
    cylinder: [-4, 0],
    priceMinor: both(19900),
    properties: [...COATED, 'no-line', 'thin'],
  },
  {
    ...PROGRESSIVE,
    code: 'PR-167',
    index: 1.67,
    sphere: [-10, 8],
    cylinder: [-6, 0],
    priceMinor: both(24900),
    properties: [...COATED, 'no-line', 'extra-thin'],
  },
  {
    ...PROGRESSIVE,
    code: 'PR-174',
    index: 1.74,
    sphere: [-14, 8],
    cylinder: [-6, 0],
    priceMinor: both(29900),
    properties: [...COATED, 'no-line', 'thinnest'],
  },
];

/** Null when no lens has this code. */
export function findLens(code: string, lenses: readonly LensItem[] = LENSES): LensItem | null {
  return lenses.find((lens) => lens.code === code) ?? null;
}

/** The same number in both currencies: prices are set for each market, not converted. */
function both(priceMinor: number): Record<StoreCode, number> {
  return { default: priceMinor, german: priceMinor };
}
