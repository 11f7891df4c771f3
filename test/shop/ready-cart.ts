import { storeByCode, type StoreCode } from '#domain/people/locale.ts';
import type { Prescription } from '#domain/prescription/prescription.ts';
import { aCheckedPrescription } from '#domain/prescription/prescription.test-data.ts';
import type { Shopper } from '#shop/shopper.ts';
import { putPairInCart } from '#storefront/cart/put-pair-in-cart.ts';
import { saveDelivery } from '#storefront/checkout/save-delivery.ts';
import { readReviewedCart } from '#shop/ordering/reviewed-cart.ts';
import type { SignedIn } from './signed-in.ts';

/** What the review page sends when the member places the order. */
export type ReviewedOrder = Parameters<Shopper['ordering']['place']>[0];

const addresses = {
  default: {
    street: ['12 Analytical Way'],
    city: 'Albany',
    region: 'NY',
    postcode: '12207',
    country_code: 'US',
    telephone: '518-555-0100',
  },
  german: {
    street: ['Rechenweg 12'],
    city: 'Berlin',
    region: null,
    postcode: '10115',
    country_code: 'DE',
    telephone: '030 1234567',
  },
} as const;

/**
 * Takes the member's cart to the review: frame, prescription, address and methods. Answers
 * what the review shows, with a key of its own.
 */
export async function cartReady(
  device: SignedIn,
  {
    store = 'default',
    frameSku = '10101',
    lens = 'SV-150',
    prescription = aCheckedPrescription(),
    payment = 'checkmo',
  }: {
    store?: StoreCode;
    frameSku?: string;
    lens?: string;
    prescription?: Prescription;
    payment?: string;
  } = {},
): Promise<ReviewedOrder> {
  const shopper = await device.shopper();
  const { locale } = storeByCode(store);
  const pair = await putPairInCart(shopper, locale, {
    variantSku: frameSku,
    parentSku: `${frameSku.slice(0, 3)}00`,
    lens,
    prescription,
  });
  if (!pair.ok) throw new Error(`the pair does not go into the cart: ${pair.problem}`);
  const commerce = shopper.commerce(store);
  const { firstName: firstname, lastName: lastname } = device.member;
  const delivery = await saveDelivery(commerce, pair.cartId, {
    billing: null,
    shipping: {
      address: { firstname, lastname, ...addresses[store], street: [...addresses[store].street] },
    },
    payment: { code: payment, purchaseOrderNumber: '' },
  });
  if (!delivery.ok) throw new Error(`the delivery is not accepted: ${delivery.problem}`);
  return reviewed(shopper, pair.cartId, store);
}

/** What the review shows of the cart at this moment. */
export async function reviewed(
  shopper: Shopper,
  cartId: string,
  store: StoreCode = 'default',
): Promise<ReviewedOrder> {
  const cart = await readReviewedCart(shopper.commerce(store), cartId);
  return {
    cartId,
    store,
    expectedTotalMinor: cart?.totalMinor ?? 0,
    reviewedHash: cart?.contentHash ?? null,
    idempotencyKey: crypto.randomUUID(),
  };
}
