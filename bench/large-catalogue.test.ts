import { expect, test } from 'vitest';
import { aLargeCatalogue } from './large-catalogue.ts';
import { demoCatalogue } from '#demo/frames/index.ts';
import { conditions } from '#test/conditions.ts';

const skusOf = ({ frames }: typeof demoCatalogue) =>
  frames.flatMap(({ sku, colors }) => [sku, ...colors.map((color) => color.sku)]);

test.each(conditions([1, 240], [2400]))(
  '%d models have SKUs and addresses of their own',
  (count) => {
    const catalogue = aLargeCatalogue(count);
    const skus = [...skusOf(catalogue), ...skusOf(demoCatalogue)];
    expect(catalogue.frames).toHaveLength(count);
    expect(skus.filter((sku) => !/^\d+$/.test(sku))).toEqual([]);
    expect(new Set(skus).size).toBe(skus.length);
    expect(new Set(catalogue.frames.map(({ urlKey }) => urlKey)).size).toBe(count);
  },
);

test('the same count gives the same catalogue', () => {
  expect(aLargeCatalogue(60)).toEqual(aLargeCatalogue(60));
});

test('a generated frame stays true: its width follows its lenses, its lens types their height', () => {
  for (const { measurements, lensTypes } of aLargeCatalogue(480).frames) {
    const { totalWidthMm, lensWidthMm, bridgeMm, lensHeightMm } = measurements;
    const endPieceMm = (totalWidthMm - 2 * lensWidthMm - bridgeMm) / 2;
    expect(endPieceMm).toBeGreaterThanOrEqual(4);
    expect(endPieceMm).toBeLessThanOrEqual(8);
    expect(lensTypes.includes('Progressive')).toBe(lensHeightMm >= 28);
  }
});
