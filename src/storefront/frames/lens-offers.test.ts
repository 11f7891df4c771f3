import { expect, test } from 'vitest';
import { aCheckedPrescription } from '#domain/prescription/prescription.test-data.ts';
import { choosePair } from './add-pair.ts';
import type { WantedLenses } from './frame-fit.ts';
import type { FrameView } from './frame-view.ts';
import { cheapestLens, lensesWithin, lensFor, lensOffers } from './lens-offers.ts';
import type { LoadedFrame } from './load-frame.ts';

const roomy = {
  lensWidthMm: 50,
  lensHeightMm: 36,
  bridgeMm: 18,
  lensTypes: ['SingleVision'],
} as const;

const sold = new Map([
  ['SV-150', 6000],
  ['SV-160', 9900],
  ['SV-167', 13900],
  ['PR-150', 16000],
]);

test('lenses that can be made are offered at the shop’s prices', () => {
  const offers = lensOffers(sold, aCheckedPrescription(), roomy);

  expect(offers.offers.map(({ code, priceMinor }) => [code, priceMinor])).toEqual([
    ['SV-150', 6000],
    ['SV-160', 9900],
    ['SV-167', 13900],
  ]);
  expect(offers).toMatchObject({ recommended: 'SV-150', reason: 'enough' });
});

test('strong eyes are advised a thinner lens, and the one the plan covers is chosen first', () => {
  const offers = lensOffers(sold, aCheckedPrescription({ od: { sphere: -5 } }), roomy);

  expect(offers).toMatchObject({ recommended: 'SV-167', reason: 'thinner' });
  expect(lensFor(offers, null, 'SV-160')?.code).toBe('SV-160');
  expect(lensFor(offers, 'XX')?.code).toBe('SV-150');
});

test('a lens that the frame is too low for is shown with its obstacle and never chosen', () => {
  const low = { ...roomy, lensHeightMm: 26, lensTypes: ['SingleVision', 'Progressive'] as const };
  const prescription = aCheckedPrescription({
    lensType: 'Progressive',
    od: { add: 2 },
    os: { add: 2 },
  });

  const offers = lensOffers(sold, prescription, low);

  expect(offers.offers[0]?.obstacle).toMatchObject({ id: 'lens-height-short' });
  expect(lensFor(offers)).toBeNull();
});

const outlined = (acrossMm: number) => ({
  ...roomy,
  lensWidthMm: acrossMm,
  lensOutline: Array.from({ length: 72 }, () => acrossMm / 2),
});

test('the advice looks at the frame, and says how thick each lens turns out in it', () => {
  const prescription = aCheckedPrescription({ od: { sphere: -3.25 }, os: { sphere: -3.25 } });
  const small = lensOffers(sold, prescription, outlined(46));
  const large = lensOffers(sold, prescription, outlined(56));

  expect(small).toMatchObject({ recommended: 'SV-150', reason: 'enough' });
  expect(large).toMatchObject({ recommended: 'SV-167', reason: 'thinner' });
  expect(large.offers[0]?.thickness?.thickestMm).toBeGreaterThan(
    small.offers[0]?.thickness?.thickestMm ?? 0,
  );
});

test('a frame with a thread or screws refuses the standard lens, and a pair costs more', () => {
  const rimless = { ...roomy, isRimless: true };
  const wanted = { lensType: 'SingleVision', prescription: aCheckedPrescription() } as const;

  const offers = lensOffers(sold, wanted.prescription, rimless);

  expect(offers.offers[0]?.obstacle).toMatchObject({ id: 'rimless-needs-higher-index' });
  expect(offers.recommended).toBe('SV-160');
  expect(lensFor(offers)?.code).toBe('SV-160');
  expect(cheapestLens(lensesWithin(sold, wanted), wanted, rimless)?.lens.code).toBe('SV-160');
});

const cheapestFor = (wanted: WantedLenses) =>
  cheapestLens(lensesWithin(sold, wanted), wanted, null)?.lens.code;

test('a pair costs least with the cheapest lens for the prescription, or of the lens type', () => {
  const strong = aCheckedPrescription({ od: { sphere: -8 }, os: { sphere: -7 } });
  const withoutAdd = aCheckedPrescription();

  expect(cheapestFor({ lensType: 'SingleVision', prescription: null })).toBe('SV-150');
  expect(cheapestFor({ lensType: 'SingleVision', prescription: strong })).toBe('SV-160');
  expect(cheapestFor({ lensType: 'Progressive', prescription: withoutAdd })).toBe('PR-150');
  expect(cheapestFor({ lensType: 'Bifocals', prescription: null })).toBeUndefined();
});

const colours = [
  { sku: '11601', isSoldOut: false },
  { sku: '11602', isSoldOut: true },
];
const page = {
  frame: { sku: '11600', colours } as FrameView,
  lenses: lensOffers(sold, aCheckedPrescription(), roomy),
} as LoadedFrame;

test.each([
  [{ sku: '11601', lens: 'SV-160', quantity: '1' }, null],
  [{ sku: '11601', lens: 'SV-160' }, null],
  [{ sku: '11602', lens: 'SV-160', quantity: '1' }, 'out-of-stock'],
  [{ sku: '1; drop', lens: 'SV-160', quantity: '1' }, 'colour'],
  [{ lens: 'SV-160' }, 'colour'],
  [{ sku: '11601' }, 'lens'],
  [{ sku: '11601', lens: 'PR-150' }, 'lens-not-offered'],
  [{ sku: '11601', lens: 'SV-160', quantity: '0' }, 'quantity'],
  [{ sku: '11601', lens: 'SV-160', quantity: '1.5' }, 'quantity'],
  [{ sku: '11601', lens: 'SV-160', quantity: '1e9' }, 'quantity'],
])('the form %o is answered with %s', (values, problem) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);

  const choice = choosePair(form, page);

  expect(choice.ok ? null : choice.problem.id).toBe(problem);
});
