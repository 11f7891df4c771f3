import { expect, test } from 'vitest';
import {
  COLOUR_GROUPS,
  FEATURES,
  FRAME_SHAPES,
  FRAME_SIZES,
  GENDERS,
  LENS_TYPES,
} from '#domain/frames/catalogue-types.ts';
import { frameSizeOf } from '#domain/frames/frame-size.ts';
import { LIGHTWEIGHT_BELOW_GRAMS, MATERIALS, READING_HEIGHT_MM } from '#pictures/frame.ts';
import { demoCatalogue } from './index.ts';

const { frames } = demoCatalogue;

const values = (of: (frame: (typeof frames)[number]) => readonly string[]) =>
  [...new Set(frames.flatMap(of))].toSorted();

test('every filter value has frames', () => {
  expect(values((frame) => [frame.frameShape])).toEqual([...FRAME_SHAPES].toSorted());
  expect(values((frame) => frame.gender)).toEqual([...GENDERS].toSorted());
  expect(values((frame) => frame.lensTypes)).toEqual([...LENS_TYPES].toSorted());
  expect(values((frame) => frame.features)).toEqual([...FEATURES].toSorted());
  expect(values((frame) => [frame.material])).toEqual([...MATERIALS].toSorted());
  expect(values((frame) => frame.colors.map(({ group }) => group))).toEqual(
    [...COLOUR_GROUPS].toSorted(),
  );
  expect(values((frame) => [frameSizeOf(frame.measurements.totalWidthMm)])).toEqual(
    [...FRAME_SIZES].toSorted(),
  );
});

test('models and colours have numeric SKUs that no two share, and so have addresses', () => {
  const skus = frames.flatMap(({ sku, colors }) => [sku, ...colors.map((color) => color.sku)]);
  expect(skus.filter((sku) => !/^\d+$/.test(sku))).toEqual([]);
  expect(new Set(skus).size).toBe(skus.length);
  expect(new Set(frames.map(({ urlKey }) => urlKey)).size).toBe(frames.length);
  expect(new Set(frames.map(({ name }) => name)).size).toBe(frames.length);
});

test.each(frames)('the measurements of $name agree with each other', ({ measurements }) => {
  const { lensWidthMm, lensHeightMm, bridgeMm, templeMm, totalWidthMm, weightGrams } = measurements;
  const endPieceMm = (totalWidthMm - 2 * lensWidthMm - bridgeMm) / 2;
  expect(endPieceMm).toBeGreaterThanOrEqual(4);
  expect(endPieceMm).toBeLessThanOrEqual(8);
  expect(lensHeightMm).toBeLessThan(lensWidthMm);
  expect(templeMm).toBeGreaterThanOrEqual(130);
  expect(templeMm).toBeLessThanOrEqual(150);
  expect(weightGrams).toBeGreaterThanOrEqual(9);
  expect(weightGrams).toBeLessThanOrEqual(35);
});

test.each(frames)('$name says of itself what its measurements say', (frame) => {
  const { lensHeightMm, weightGrams } = frame.measurements;
  expect(frame.lensTypes.includes('Progressive')).toBe(lensHeightMm >= READING_HEIGHT_MM);
  expect(frame.lensTypes.includes('Bifocals')).toBe(lensHeightMm >= READING_HEIGHT_MM);
  expect(frame.features.includes('Lightweight')).toBe(weightGrams < LIGHTWEIGHT_BELOW_GRAMS);
  expect(frame.features.includes('Nose Pads')).toBe(frame.geometry.nosePads);
});

test.each(frames)('$name has two to five colours, each with a paint', (frame) => {
  expect(frame.colors.length).toBeGreaterThanOrEqual(2);
  expect(frame.colors.length).toBeLessThanOrEqual(5);
  for (const color of frame.colors) {
    expect(color.hex).toMatch(/^#[0-9a-f]{6}$/);
    expect(frame.geometry.finishes[color.name.en]?.hex).toBe(color.hex);
  }
});

test('stock is deep but for a color that is sold out and one that is nearly so', () => {
  const scarce = frames.flatMap(({ name, colors }) =>
    colors.filter(({ stock }) => stock < 2000).map(({ stock }) => [name, stock]),
  );
  expect(scarce).toEqual([
    ['Una', 3],
    ['Tove', 0],
  ]);
});

test.each(frames)('$name is described in two sentences of each language', ({ description }) => {
  for (const text of [description.en, description.de]) {
    expect(text.match(/[.](\s|$)/g)).toHaveLength(2);
  }
  expect(description.de).not.toBe(description.en);
});

test('a colour name means the same colour name in German everywhere', () => {
  const german = new Map<string, Set<string>>();
  for (const { name } of frames.flatMap(({ colors }) => colors)) {
    german.set(name.en, (german.get(name.en) ?? new Set()).add(name.de));
  }
  expect([...german].filter(([, names]) => names.size > 1)).toEqual([]);
});

test('prices run from 89.00 to 289.00, the same number in both stores', () => {
  const prices = frames.map(({ price }) => price.default);
  expect(Math.min(...prices)).toBe(8900);
  expect(Math.max(...prices)).toBe(28900);
  expect(prices).toContain(21900);
  expect(prices).toContain(12900);
  expect(frames.filter(({ price }) => price.default !== price.german)).toEqual([]);
});

test('every lens of the catalogue is on offer', () => {
  const { lenses } = demoCatalogue.prescriptionProduct;
  expect(lenses.map(({ code }) => code)).toContain('SV-150');
  expect(new Set(lenses.map(({ code }) => code)).size).toBe(lenses.length);
});
