import { expect, test } from 'vitest';
import type { FrameBySkuQuery } from '#clients/generated/commerce.ts';
import { colourFor, frameViewOf, plainText } from './frame-view.ts';
import { pictureTemplate } from '../ui/picture-template.ts';
import { measureLines } from './measure-lines.ts';

type Item = NonNullable<NonNullable<NonNullable<FrameBySkuQuery['products']>['items']>[number]>;

const price = { minimum_price: { final_price: { value: 129 } } };

function aDetail(stock: Record<string, 'IN_STOCK' | 'OUT_OF_STOCK'>): Item {
  return {
    sku: '11600',
    name: 'Bram',
    size: 'Large',
    frame_shape: 'Round',
    lens_type: 'SingleVision,Progressive',
    features: 'Nose Pads',
    material: 'Acetate',
    lens_width: 54,
    lens_height: 36,
    lens_outline: null,
    rim_type: 'FullRim',
    bridge: 18,
    temple_length: 145,
    frame_width: 138,
    weight_grams: 27,
    description: { html: 'Plain.' },
    price_range: price,
    variants: Object.entries(stock).map(([sku, stock_status]) => ({
      attributes: [{ label: sku }],
      product: {
        sku,
        color_hex: '#17191b',
        stock_status,
        only_x_left_in_stock: null,
        small_image: { url: `/media/frames/${sku}/three-quarter?v=0a1b` },
        media_gallery: [
          {
            url: `/media/frames/${sku}/three-quarter?v=0a1b`,
            label: 'At an angle',
            disabled: null,
          },
          { url: `/media/frames/${sku}/front?v=0a1b`, label: null, disabled: false },
          { url: `/media/frames/${sku}/side?v=0a1b`, label: 'Hidden', disabled: true },
        ],
        price_range: price,
      },
    })),
  };
}

test('the colour wished for is shown, also when it is sold out', () => {
  const frame = frameViewOf(aDetail({ '11601': 'OUT_OF_STOCK', '11602': 'IN_STOCK' }))!;

  expect(colourFor(frame, null, '11601').sku).toBe('11601');
  expect(colourFor(frame, '99999', '11600', undefined).sku).toBe('11602');
});

test('what has no colours is no frame', () => {
  expect(frameViewOf(null)).toBeNull();
  expect(frameViewOf(aDetail({}))).toBeNull();
});

test('a colour has the pictures of its gallery that are shown', () => {
  const [colour] = frameViewOf(aDetail({ '11601': 'IN_STOCK' }))!.colours;

  expect(colour?.pictures).toEqual([
    { url: '/media/frames/11601/three-quarter?v=0a1b&on={g}&w={w}', label: 'At an angle' },
    { url: '/media/frames/11601/front?v=0a1b&on={g}&w={w}', label: '' },
  ]);
});

test.each([
  ['/media/frames/11601/three-quarter?v=0a1b', '/media/frames/11601.svg'],
  ['/media/frames/11601.svg', '/media/frames/11601.svg'],
  ['https://cdn.example/frames/11601/front?v=1', 'https://cdn.example/frames/11601.svg'],
  ['https://img.example/w={w}/media/frames/11601/front?v=1&on={g}', '/media/frames/11601.svg'],
  ['https://img.example/{w}/https%3A%2F%2Fmedia.example%2Fa.jpg', null],
  ['https://media.example/a.jpg', null],
])('beside the picture %s stands the drawing %s', (url, drawing) => {
  const wire = aDetail({ '11601': 'IN_STOCK' });
  if (!('variants' in wire)) throw new Error('it has colours');
  wire.variants![0]!.product!.small_image = { url };
  wire.variants![0]!.product!.media_gallery = [];
  const [colour] = frameViewOf(wire)!.colours;

  expect(colour?.drawing).toBe(drawing);
  expect(colour?.pictures).toEqual([{ url: pictureTemplate(url), label: '' }]);
});

test('a description of another shop is shown without its mark-up', () => {
  expect(plainText('<p>Light&nbsp;&amp; <b>strong</b></p><script>alert(1)</script>')).toBe(
    'Light & strong',
  );
});

test('measurements are drawn to the scale of the picture', () => {
  const { measures } = frameViewOf(aDetail({ '11601': 'IN_STOCK' }))!;
  const { front, side } = measureLines(measures)!;
  const widthMm = (line: (typeof front)[number] | undefined) =>
    (((line?.points[1]?.x ?? 0) - (line?.points[0]?.x ?? 0)) / 100) * 168;

  expect(front.map(({ measure }) => measure)).toEqual([
    'total',
    'bridge',
    'lensWidth',
    'lensHeight',
  ]);
  expect(widthMm(front[0])).toBeCloseTo(138, 1);
  expect(widthMm(front[1])).toBeCloseTo(18, 1);
  expect(widthMm(front[2])).toBeCloseTo(54, 1);
  for (const { points } of [...front, ...side]) {
    for (const { x, y } of points) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(100);
      expect(y).toBeLessThanOrEqual(100);
    }
  }
});
