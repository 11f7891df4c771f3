import type { CatalogueFrame } from '#pictures/frame.ts';
import { PLATES } from './colors.ts';
import { defineFrame } from './define-frame.ts';
import { LENS_SHAPES } from './lens-shapes.ts';

/** A brow of acetate above a rim of steel. */
export const BROWLINES: readonly CatalogueFrame[] = [
  defineFrame({
    sku: '14100',
    name: 'Theo',
    gender: ['Men_s'],
    frameShape: 'Square',
    material: 'Acetate and metal',
    measurements: {
      lensWidthMm: 52,
      lensHeightMm: 40,
      bridgeMm: 20,
      templeMm: 145,
      totalWidthMm: 135,
      weightGrams: 25,
    },
    priceMinor: 18900,
    description: {
      en: 'The browline of the 1950s, a little squarer and a little wider. Acetate above, steel below.',
      de: 'Die Browline-Fassung der Fünfziger, etwas eckiger und etwas breiter. Oben Acetat, unten Edelstahl.',
    },
    addedOn: '2025-06-23',
    colors: [PLATES.tortoise, PLATES.forest],
    geometry: {
      build: 'browline',
      lens: LENS_SHAPES.softSquare,
      rim: { topMm: 4.8, temporalMm: 2.6, bottomMm: 1.2, nasalMm: 1.7 },
      bridge: { kind: 'wire', riseMm: 9, heightMm: 1.8 },
      endPiece: { riseMm: 14.5, heightMm: 7.8, liftMm: 0.8, rivets: 2 },
      temple: { heightMm: 6.0 },
      nosePads: true,
    },
  }),
  defineFrame({
    sku: '14200',
    name: 'Coco',
    gender: ['Women_s'],
    frameShape: 'CatEye',
    material: 'Acetate and metal',
    measurements: {
      lensWidthMm: 49,
      lensHeightMm: 37,
      bridgeMm: 18,
      templeMm: 140,
      totalWidthMm: 127,
      weightGrams: 20,
    },
    priceMinor: 20900,
    description: {
      en: 'A swept brow of acetate on a rim of fine steel. Bold in color above, light as a line below.',
      de: 'Eine geschwungene Braue aus Acetat auf einem Rand aus feinem Edelstahl. Oben kräftig in der Farbe, unten ganz leicht.',
    },
    addedOn: '2026-09-07',
    colors: [PLATES.burgundy, PLATES.black],
    geometry: {
      build: 'browline',
      lens: LENS_SHAPES.softWing,
      rim: { topMm: 4.6, temporalMm: 2.6, bottomMm: 1.1, nasalMm: 1.6 },
      bridge: { kind: 'wire', riseMm: 7.5, heightMm: 1.6 },
      endPiece: { riseMm: 13, heightMm: 7, liftMm: 2.5, rivets: 2 },
      temple: { heightMm: 5.6 },
      nosePads: true,
    },
  }),
  defineFrame({
    sku: '14300',
    name: 'Ansel',
    gender: ['Men_s'],
    frameShape: 'Rectangle',
    material: 'Acetate and metal',
    measurements: {
      lensWidthMm: 55,
      lensHeightMm: 36,
      bridgeMm: 19,
      templeMm: 150,
      totalWidthMm: 143,
      weightGrams: 26,
    },
    priceMinor: 17900,
    description: {
      en: 'A browline for wide heads, with temples to match. The steel rim below keeps it from looking heavy.',
      de: 'Eine Browline-Fassung für breite Köpfe, mit passend langen Bügeln. Der Edelstahlrand unten nimmt ihr die Schwere.',
    },
    addedOn: '2026-02-23',
    colors: [PLATES.midnight, PLATES.chestnut],
    geometry: {
      build: 'browline',
      lens: LENS_SHAPES.softRectangle,
      rim: { topMm: 4.8, temporalMm: 2.6, bottomMm: 1.2, nasalMm: 1.7 },
      bridge: { kind: 'wire', riseMm: 8, heightMm: 1.8 },
      endPiece: { riseMm: 13.5, heightMm: 8, liftMm: 0.6, rivets: 2 },
      temple: { heightMm: 6.2 },
      nosePads: true,
    },
  }),
];
