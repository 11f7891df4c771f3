import { LENSES } from '#domain/lenses/lens-catalogue.ts';
import type { LensItem } from '#domain/lenses/lens-catalogue.ts';
import type { CatalogueFrame } from '#pictures/frame.ts';
import { AVIATORS } from './aviator.ts';
import { BROWLINES } from './browline.ts';
import { CAT_EYES } from './cat-eye.ts';
import { OVALS } from './oval.ts';
import { RECTANGLES } from './rectangle.ts';
import { RIMLESS } from './rimless.ts';
import { ROUNDS } from './round.ts';
import { SQUARES } from './square.ts';
import { THREADED } from './threaded.ts';

/** What a shop sells, as the catalogue importer takes it. */
export type Catalogue = {
  frames: CatalogueFrame[];
  prescriptionProduct: { lenses: CatalogueLens[] };
};

type CatalogueLens = Pick<LensItem, 'code' | 'index' | 'priceMinor'> & {
  lensTypes: LensItem['lensTypes'][number][];
};

/** The demo shop: frames of every shape and size, and all lenses. The same on every start. */
export const demoCatalogue: Catalogue = {
  frames: [
    ...AVIATORS,
    ...CAT_EYES,
    ...OVALS,
    ...RECTANGLES,
    ...ROUNDS,
    ...SQUARES,
    ...RIMLESS,
    ...THREADED,
    ...BROWLINES,
  ],
  prescriptionProduct: {
    lenses: LENSES.map(({ code, lensTypes, index, priceMinor }) => ({
      code,
      lensTypes: [...lensTypes],
      index,
      priceMinor,
    })),
  },
};
