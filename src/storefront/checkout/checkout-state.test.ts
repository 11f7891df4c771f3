import { expect, test } from 'vitest';
import { aWireCart } from '../cart/cart.test-data.ts';
import { cartViewOf } from '../cart/cart-view.ts';
import { checkoutStateOf, stepsOfOrder } from './checkout-state.ts';
import { missingPart } from '#domain/orders/checkout-steps.ts';

const draft = {
  lensType: 'Progressive' as const,
  prescriptionConfirmedAt: '2026-03-01T10:00:00Z',
  address: { city: 'Portland', country_code: 'US' },
};

test.each([
  ['en', 'US', null],
  ['de', 'DE', null],
  ['de', 'US', 'delivery'],
  ['en', 'DE', 'delivery'],
] as const)(
  'in the store of %s, with an address in %s, is missing: %s',
  (locale, country, step) => {
    expect(missingPart('delivery', checkoutStateOf(aCart(country), draft, locale))).toBe(step);
  },
);

test('an address in another country leaves the delivery open in the rail', () => {
  const delivery = (locale: 'en' | 'de') => stepsOfOrder(draft, aCart('US'), locale).at(-1);

  expect(delivery('en')).toMatchObject({ isDone: true, chosen: 'Portland' });
  expect(delivery('de')).toMatchObject({ isDone: false, chosen: null });
});

function aCart(countryCode: string) {
  const wire = aWireCart({
    frame: { priceMinor: 21900 },
    lenses: { priceMinor: 16000 },
    grandTotalMinor: 0,
  });
  const cart = cartViewOf(wire, { locale: 'en', planName: 'Alder Health' });
  const { shippingAddress } = cart;
  if (!shippingAddress) throw new Error('The cart has an address');
  return {
    ...cart,
    hasBillingAddress: true,
    shippingAddress: { ...shippingAddress, countryCode },
  };
}
