import type { CatalogueFrame } from '#pictures/frame.ts';
import { featuresOf, lensTypesFor, outlineOf } from '#demo/frames/define-frame.ts';
import { demoCatalogue, type Catalogue } from '#demo/frames/index.ts';

const FIRST_SKU = 1_000_000;
const SKUS_FOR_EACH_MODEL = 10;
const FIRST_DAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/**
 * A catalogue of `count` models for measuring how the shop copes with many: the demo's models over
 * and over, each time a little other in size, weight and price. The same for the same count.
 */
export function aLargeCatalogue(count: number): Catalogue {
  const models = demoCatalogue.frames;
  return {
    ...demoCatalogue,
    frames: Array.from({ length: count }, (_, i) => variation(models[i % models.length]!, i)),
  };
}

function variation(frame: CatalogueFrame, number: number): CatalogueFrame {
  const sku = FIRST_SKU + number * SKUS_FOR_EACH_MODEL;
  const round = Math.floor(number / demoCatalogue.frames.length);
  const measurements = resized(frame.measurements, round);
  const priceMinor = 8900 + ((number * 700) % 20_700);
  return {
    ...frame,
    sku: String(sku),
    urlKey: `${frame.urlKey}-${number + 1}`,
    name: `${frame.name} ${number + 1}`,
    measurements,
    lensTypes: lensTypesFor(measurements.lensHeightMm),
    lensOutlineMm: outlineOf(frame.geometry.lens, measurements),
    features: featuresOf(measurements.weightGrams, frame.geometry.nosePads),
    price: { default: priceMinor, german: priceMinor },
    addedOn: new Date(FIRST_DAY + ((number * 37) % 1000) * DAY_MS).toISOString().slice(0, 10),
    colors: frame.colors.map((color, i) => ({ ...color, sku: String(sku + i + 1) })),
  };
}

/** Two millimetres more or less of lens and one of bridge; the total width follows. */
function resized(measurements: CatalogueFrame['measurements'], round: number) {
  const lens = (round % 5) - 2;
  const bridge = (Math.floor(round / 5) % 3) - 1;
  return {
    ...measurements,
    lensWidthMm: measurements.lensWidthMm + lens,
    lensHeightMm: measurements.lensHeightMm + Math.sign(lens),
    bridgeMm: measurements.bridgeMm + bridge,
    totalWidthMm: measurements.totalWidthMm + 2 * lens + bridge,
    weightGrams: measurements.weightGrams + Math.sign(lens),
  };
}
