import type {
  ColourGroup,
  Feature,
  FrameShape,
  Gender,
  LensType,
  RimType,
} from '#domain/frames/catalogue-types.ts';

export const MATERIALS = [
  'Acetate',
  'Titanium',
  'Stainless steel',
  'Acetate and metal',
  'Polyamide',
] as const;
export type Material = (typeof MATERIALS)[number];

/** Below this a frame counts as `Lightweight`. */
export const LIGHTWEIGHT_BELOW_GRAMS = 16;

/** The lens height from which a frame can hold a reading part (lined or progressive). */
export const READING_HEIGHT_MM = 28;

type Texts = { en: string; de: string };

/** Minor units for each store. */
type Prices = { default: number; german: number };

/** A model in all its colours, as the catalogue importer takes it. */
export type CatalogueFrame = {
  /** Numeric, like those of its colours. */
  sku: string;
  urlKey: string;
  name: string;
  gender: Gender[];
  frameShape: FrameShape;
  lensTypes: LensType[];
  features: Feature[];
  material: Material;
  measurements: FrameMeasurements;
  price: Prices;
  description: Texts;
  /** A calendar day. */
  addedOn: string;
  colors: CatalogueColor[];
  /** See `LensOutline` of the domain: millimetres from the middle of the lens, as traced. */
  lensOutlineMm: readonly number[];
  rimType: RimType;
  geometry: FrameGeometry;
};

export type CatalogueColor = {
  sku: string;
  name: Texts;
  group: ColourGroup;
  /** The swatch. */
  hex: string;
  stock: number;
};

/** The boxing system (ISO 8624); the total width is taken from hinge to hinge. */
export type FrameMeasurements = {
  lensWidthMm: number;
  lensHeightMm: number;
  bridgeMm: number;
  /** From the hinge along the arm to its tip. */
  templeMm: number;
  totalWidthMm: number;
  weightGrams: number;
};

/** What the pictures of a frame are drawn from, besides its measurements. Plain data. */
export type FrameGeometry = {
  build: FrameBuild;
  lens: LensOutline;
  /** How broad the rim is on each side of the lens. */
  rim: { topMm: number; temporalMm: number; bottomMm: number; nasalMm: number };
  /** `riseMm`: how far the middle of the bridge lies above the middle of the lens. */
  bridge: { kind: BridgeKind; riseMm: number; heightMm: number };
  /**
   * The corner that carries the hinge. `riseMm`: how far its middle lies above the middle of the
   * lens; `liftMm`: how far its outer end is swept upwards; `rivets`: how many pins one sees.
   */
  endPiece: { riseMm: number; heightMm: number; liftMm: number; rivets: number };
  /** The arm's height at the hinge. */
  temple: { heightMm: number };
  nosePads: boolean;
  /** Where a model differs from what `bodyOf` says of its build. */
  body?: Partial<FrameBody>;
  /** How each colour is painted, by the colour's English name. */
  finishes: Record<string, Finish>;
};

/** What a frame is in depth: the third dimension of its `FrameGeometry`. */
export type FrameBody = {
  /** The plate from its front to its back, or the wire's depth. */
  frontThicknessMm: number;
  /** How far the edges of a plate are rounded off. */
  edgeRadiusMm: number;
  lensThicknessMm: number;
  /** The curve of the lenses, which the rims follow: 0 is flat, 4 usual, 8 wraps around. */
  baseCurveDioptres: number;
  /** How far each lens is turned towards its temple. */
  wrapDegrees: number;
  /** How far the front leans in at the cheeks when the temples lie level. */
  pantoscopicDegrees: number;
  /** The arm from its outer to its inner side, at the hinge. */
  templeThicknessMm: number;
  /** How far the arm's end is bent down behind the ear. */
  templeBendDegrees: number;
  /** The barrels of each hinge, one above the other. */
  hingeBarrels: number;
};

/**
 * `full-rim`: cut from a plate. `wire`: a thin metal rim. `half-rim`: a bar above, the lens
 * held by a thread below. `browline`: a plate above a metal rim. `rimless`: bridge and end pieces
 * screwed to the drilled lens.
 */
export const FRAME_BUILDS = ['full-rim', 'wire', 'half-rim', 'browline', 'rimless'] as const;
export type FrameBuild = (typeof FRAME_BUILDS)[number];

export const BRIDGE_KINDS = ['saddle', 'keyhole', 'wire', 'double'] as const;
export type BridgeKind = (typeof BRIDGE_KINDS)[number];

/**
 * A closed curve in the lens's box, for the lens at the viewer's right: x runs from the nose (-1)
 * to the temple (1), y from the top (-1) to the bottom (1). The curve touches each side of the box
 * once; a corner says how long the handles along its horizontal and its vertical side are, from
 * pointed (0) over an ellipse (0.55) to square (1).
 */
export type LensOutline = {
  touch: { top: number; temporal: number; bottom: number; nasal: number };
  topTemporal: Corner;
  bottomTemporal: Corner;
  bottomNasal: Corner;
  topNasal: Corner;
};
export type Corner = readonly [horizontal: number, vertical: number];

/** `metalHex`: hinges, rivets and whatever else is metal on a frame of another material. */
export type Finish = { metalHex?: string } & (
  | { kind: 'solid' | 'matte'; hex: string }
  | { kind: 'metal'; hex: string; isBrushed?: boolean }
  /** `clarity`: how much of the ground shows through, 0 to 1. */
  | { kind: 'crystal'; hex: string; clarity: number }
  | { kind: 'tortoise'; hex: string; patchHex: string }
  /** One colour above, another below, with a soft passage between. */
  | { kind: 'two-tone'; hex: string; lowerHex: string; lowerClarity: number }
);
