import { expect, test } from 'vitest';
import type { ServiceClient } from '#clients/client.ts';
import { paymentCode, preferredMethod, saveDelivery } from './save-delivery.ts';

test('the table rate is preferred, wherever it stands', () => {
  const methods = [method('flatrate', 'flatrate'), method('tablerate', 'bestway')];

  expect(preferredMethod(methods)).toEqual({ carrierCode: 'tablerate', methodCode: 'bestway' });
});

test('without a table rate the first available method is taken', () => {
  const methods = [
    { ...method('pickup', 'store'), available: false },
    method('flatrate', 'flatrate'),
  ];

  expect(preferredMethod(methods)).toEqual({ carrierCode: 'flatrate', methodCode: 'flatrate' });
  expect(preferredMethod([])).toBeNull();
});

test('a pair the plan pays for in full needs no payment', () => {
  expect(paymentCode(aCart(0, ['free']), { code: 'checkmo', purchaseOrderNumber: '' })).toBe(
    'free',
  );
});

test.each([
  ['checkmo', 'checkmo'],
  ['free', null],
  ['paypal', null],
])('169.00 is left to pay, and %s was chosen', (code, expected) => {
  const cart = aCart(169, ['purchaseorder', 'checkmo']);

  expect(paymentCode(cart, { code, purchaseOrderNumber: '' })).toBe(expected);
});

test.each([
  ['no cart', null, 'Set shipping method failed, not supported response cart data'],
  ['no way of shipping', [], 'Set shipping method failed, no shipping method is available'],
])('with %s in the answer the shipping method is refused in its words', async (_, has, message) => {
  const methods = has ?? [method('tablerate', 'bestway')];
  const answers: Record<string, object> = {
    SetDeliveryAddress: {
      setBillingAddressOnCart: {
        cart: { shipping_addresses: [{ available_shipping_methods: methods }] },
      },
    },
    SetShippingMethod: { setShippingMethodsOnCart: null },
  };
  const commerce: ServiceClient = {
    run: async ({ name }) => (answers[name] ?? {}) as never,
  };
  const delivery = { shipping: { savedId: 1 }, billing: null, payment: null };

  expect(await saveDelivery(commerce, 'cart', delivery)).toEqual({
    ok: false,
    problem: 'refused',
    message,
  });
});

function method(carrier: string, code: string) {
  return { carrier_code: carrier, method_code: code, available: true };
}

function aCart(total: number, codes: string[]) {
  return {
    available_payment_methods: codes.map((code) => ({ code })),
    prices: { grand_total: { value: total } },
  };
}
