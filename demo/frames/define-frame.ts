import type { Feature, LensType, RimType } from '#domain/frames/catalogue-types.ts';
import {
  LIGHTWEIGHT_BELOW_GRAMS,
  READING_HEIGHT_MM,
  type CatalogueFrame,
  type FrameBuild,
  type FrameGeometry,
} from '#pictures/frame.ts';
import { lensCurve, outlineRadii } from '#pictures/geometry/lens-outline.ts';
import type { HouseColor } from './colors.ts';

type Stated = Omit<
  CatalogueFrame,
  | 'urlKey'
  | 'lensTypes'
  | 'features'
  | 'price'
  | 'colors'
  | 'geometry'
  | 'lensOutlineMm'
  | 'rimType'
> & {
  /** The same number in both stores, in minor units. */
  priceMinor: number;
  /** Stock lies deep unless a color says another number. */
  colors: (HouseColor & { stock?: number })[];
  geometry: Omit<FrameGeometry, 'finishes'>;
};

/** Completes a model with what follows from its facts: address, lens types, features, SKUs, stock. */
export function defineFrame({ priceMinor, colors, geometry, ...stated }: Stated): CatalogueFrame {
  return {
    ...stated,
    urlKey: urlKeyOf(stated),
    lensTypes: lensTypesFor(stated.measurements.lensHeightMm),
    features: featuresOf(stated.measurements.weightGrams, geometry.nosePads),
    price: { default: priceMinor, german: priceMinor },
    colors: colors.map(({ name, group, hex, stock }, index) => ({
      sku: String(Number(stated.sku) + index + 1).padStart(stated.sku.length, '0'),
      name,
      group,
      hex,
      stock: stock ?? 4000 - 400 * index,
    })),
    lensOutlineMm: outlineOf(geometry.lens, stated.measurements),
    rimType: rimTypeOf(geometry.build),
    geometry: {
      ...geometry,
      finishes: Object.fromEntries(colors.map(({ name, finish }) => [name.en, finish])),
    },
  };
}

/** What a tracer would measure of the drawn lens, every five degrees. */
export function outlineOf(
  lens: FrameGeometry['lens'],
  { lensWidthMm, lensHeightMm }: Stated['measurements'],
): number[] {
  const radii = outlineRadii(lensCurve(lens, lensWidthMm, lensHeightMm), 72);
  return radii.map((radiusMm) => Math.round(radiusMm * 100) / 100);
}

/** Every lens height takes single vision; a reading part needs room. */
export function lensTypesFor(lensHeightMm: number): LensType[] {
  return lensHeightMm >= READING_HEIGHT_MM
    ? ['SingleVision', 'Bifocals', 'Progressive']
    : ['SingleVision'];
}

export function featuresOf(weightGrams: number, nosePads: boolean): Feature[] {
  const features: Feature[] = [];
  if (weightGrams < LIGHTWEIGHT_BELOW_GRAMS) features.push('Lightweight');
  if (nosePads) features.push('Nose Pads');
  return features;
}

function rimTypeOf(build: FrameBuild): RimType {
  if (build === 'half-rim') return 'HalfRim';
  return build === 'rimless' ? 'Rimless' : 'FullRim';
}

/** "Thea", "CatEye" is thea-cat-eye. */
function urlKeyOf({ name, frameShape }: Pick<Stated, 'name' | 'frameShape'>): string {
  return `${name}-${frameShape.replace(/(?<=[a-z])(?=[A-Z])/, '-')}`.toLowerCase();
}
