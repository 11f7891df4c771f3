import { expect, test } from 'vitest';
import { aCheckedPrescription } from '#domain/prescription/prescription.test-data.ts';
import { lensesWithin } from './lens-offers.ts';
import { frameCards, weighFrames, type WireFrame } from './frame-card.ts';
import { aWireFrame } from './frames.test-data.ts';

const progressive = {
  lensType: 'Progressive',
  prescription: aCheckedPrescription({ lensType: 'Progressive', pd: 66 }),
} as const;

const benefit = {
  label: 'Alder Health',
  capsMinor: { frame: 15000, lens: 6000 },
  paysShipping: true,
};
const nobody = { sizes: [], frameShapes: [] };
const prices = new Map([
  ['PR-150', 16000],
  ['PR-160', 19900],
]);
const lenses = lensesWithin(prices, progressive);

function cardsOf(items: WireFrame[], options: Parameters<typeof frameCards>[1]) {
  return frameCards(
    weighFrames(items, { wanted: options.wanted, sort: 'name', mine: nobody }),
    options,
  );
}

test('a card holds what it shows and no more', () => {
  const [card] = cardsOf([aWireFrame()], {
    benefit,
    lenses,
    colours: [],
    wanted: progressive,
  });

  expect(card).toEqual({
    sku: '11600',
    name: 'Bram',
    picture: '/media/frames/11601.svg',
    priceMinor: 21900,
    pair: { priceMinor: 37900, youPayMinor: 16900 },
    size: 'Large',
    widthMm: 138,
    colours: 'Black, Tortoise',
    dots: '#17191b #b8742c',
    fit: { fits: true },
  });
});

test('a frame is shown in a colour that was asked for, and what is not known is left out', () => {
  const [card] = cardsOf([aWireFrame()], {
    benefit: null,
    lenses,
    colours: ['Multicolor'],
    wanted: null,
  });

  expect(card?.picture).toBe('/media/frames/11602.svg');
  expect(card).not.toHaveProperty('fit');
  expect(card?.pair).toEqual({ priceMinor: 37900 });
});

test('frames that take the lenses come first, the others with their reason', () => {
  const low = aWireFrame({ sku: '1', lens_height: 26, lens_type: 'SingleVision' });
  const items = [low, aWireFrame({ sku: '2' }), aWireFrame({ sku: '3' })];

  const cards = cardsOf(items, { benefit: null, lenses: [], colours: [], wanted: progressive });

  expect(cards.map(({ sku }) => sku)).toEqual(['2', '3', '1']);
  expect(cards[2]?.fit).toEqual({
    fits: false,
    reason: { id: 'lens-height-short', params: { millimetres: 26, min: 28 } },
  });
});

test('a frame that takes none of the lenses has a price of its own only', () => {
  const low = aWireFrame({ lens_height: 26 });

  const [card] = cardsOf([low], {
    benefit,
    lenses,
    colours: [],
    wanted: progressive,
  });

  expect(card).toMatchObject({ priceMinor: 21900 });
  expect(card).not.toHaveProperty('pair');
});

test('a frame that is not made for a lens type says so', () => {
  const frame = aWireFrame({ lens_type: 'SingleVision' });
  const wanted = { lensType: 'Bifocals', prescription: null } as const;

  const [card] = cardsOf([frame], {
    benefit: null,
    lenses: [],
    colours: [],
    wanted,
  });

  expect(card?.fit).toEqual({ fits: false, reason: { id: 'lens-type', params: {} } });
});

test('stars are told where somebody has reviewed the frame', () => {
  const items = [aWireFrame({ rating_summary: 86, review_count: 12 }), aWireFrame()];

  const cards = cardsOf(items, { benefit: null, lenses: [], colours: [], wanted: null });

  expect(cards.map(({ rated }) => rated)).toEqual([{ stars: 4.3, count: 12 }, undefined]);
});

test('what is no frame is left out, what is sold out says so', () => {
  const items = [
    aWireFrame({ sku: 'BasePrescription' }),
    aWireFrame({ stock_status: 'OUT_OF_STOCK', size: null }),
  ];

  const cards = cardsOf(items, { benefit: null, lenses: [], colours: [], wanted: null });

  expect(cards).toHaveLength(1);
  expect(cards[0]).toMatchObject({ isSoldOut: true, size: 'Large' });
});

test('recommended are frames without a remark first, sold out and unfit ones last', () => {
  const frames = [
    aWireFrame({ sku: '1', lens_height: 26 }),
    aWireFrame({ sku: '2', stock_status: 'OUT_OF_STOCK' }),
    aWireFrame({ sku: '3', lens_height: 29 }),
    aWireFrame({ sku: '4' }),
  ];
  const order = (sort: 'recommended' | 'price-up') =>
    weighFrames(frames, { wanted: progressive, sort, mine: nobody }).map(({ item }) => item.sku);

  expect(order('recommended')).toEqual(['4', '3', '2', '1']);
  expect(order('price-up')).toEqual(['2', '3', '4', '1']);
});

test('what fits a member comes by size, then by shape; what cannot be had or take the lenses is last', () => {
  const frames = [
    aWireFrame({ sku: '10100', size: 'ExtraSmall' }),
    aWireFrame({ sku: '10200', size: 'Medium', stock_status: 'OUT_OF_STOCK' }),
    aWireFrame({ sku: '10300', size: null, frame_width: null }),
    aWireFrame({ sku: '10400', size: 'Small', frame_shape: 'Oval' }),
    aWireFrame({ sku: '10500', size: null, frame_width: 137 }),
    aWireFrame({ sku: '10600', size: 'Medium', frame_shape: 'Oval' }),
    aWireFrame({ sku: '10700', size: 'Medium', frame_shape: 'Round' }),
    aWireFrame({ sku: '10800', size: 'Medium', lens_type: 'SingleVision' }),
  ];
  const mine = { sizes: ['Medium', 'Large'], frameShapes: ['Round'] } as const;
  const order = (sort: 'fits-me' | 'name') =>
    weighFrames(frames, { wanted: progressive, sort, mine }).map(({ item }) => item.sku);

  expect(order('fits-me')).toEqual([
    '10700',
    '10600',
    '10500',
    '10400',
    '10100',
    '10300',
    '10200',
    '10800',
  ]);
  expect(order('name').slice(0, 3)).toEqual(['10100', '10200', '10300']);
});
