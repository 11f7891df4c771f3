import { expect, test } from 'vitest';
import { aCheckedPrescription } from '#domain/prescription/prescription.test-data.ts';
import { aWireCart } from './cart.test-data.ts';
import { cartViewOf } from './cart-view.ts';
import { lensChanges, lensNoticesOf } from './lens-notices.ts';

const weak = aCheckedPrescription({ od: { sphere: -1 }, os: { sphere: -1 } });
const stronger = aCheckedPrescription({ od: { sphere: -3 }, os: { sphere: -3 } });

test('other lenses are shown with the prices before and now', () => {
  const kept = lensChanges(
    {},
    { cart: aCart(6000), currentCode: 'SV-150', lensCode: 'SV-167', prescription: stronger },
  );

  expect(lensNoticesOf({ lens: 'SV-167', ...kept }, aCart(19900)).other).toMatchObject({
    from: { index: 1.5 },
    to: { index: 1.67 },
    prices: { lensBeforeMinor: 6000, lensMinor: 19900, youPaidMinor: 6000, youPayMinor: 19900 },
  });
});

test('a second change is still compared with what was chosen', () => {
  const lensesBefore = {
    code: 'SV-150',
    priceMinor: 6000,
    youPayMinor: 6000,
    currency: 'USD' as const,
  };

  const kept = lensChanges(
    { lensesBefore },
    { cart: aCart(19900), currentCode: 'SV-167', lensCode: 'SV-174', prescription: stronger },
  );

  expect(kept.lensesBefore).toEqual(lensesBefore);
});

test('a thinner lens is advised once the prescription is stronger, and only then', () => {
  const options = { currentCode: 'SV-150', lensCode: 'SV-150' };

  const told = lensChanges({}, { ...options, cart: aCart(6000, weak), prescription: stronger });
  const untold = lensChanges(
    {},
    { ...options, cart: aCart(6000, stronger), prescription: stronger },
  );

  expect(lensNoticesOf({ lens: 'SV-150', ...told }, aCart(6000)).advised?.index).toBe(1.6);
  expect(untold.advisedLens).toBeUndefined();
});

test('nothing is said of lenses that were chosen as they are', () => {
  const nothing = { other: null, advised: null };

  expect(lensNoticesOf({ lens: 'SV-150' }, aCart(6000))).toEqual(nothing);
  expect(lensNoticesOf({}, aCart(6000))).toEqual(nothing);
});

function aCart(lensMinor: number, prescription = weak) {
  const wire = aWireCart({ lenses: { priceMinor: lensMinor }, grandTotalMinor: lensMinor });
  const cart = cartViewOf(wire, { locale: 'en', planName: 'Alder Health' });
  return { ...cart, lenses: cart.lenses && { ...cart.lenses, prescription } };
}
