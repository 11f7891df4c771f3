import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aGuest, aPlanShop, type Shopper } from '../checkout/checkout.test-data.ts';
import type { TestCommerce } from '../commerce.test-data.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await aPlanShop();
});
afterAll(() => shop.close());

/** What a cart should be: SKU to quantity, never more than there are. */
const goods = {
  '10101': { priceMinor: 21900, stock: 10 },
  '10201': { priceMinor: 12900, stock: 10 },
  '10301': { priceMinor: 1000, stock: 2 },
} as const;
type Sku = keyof typeof goods;
type Step = { act: 'add' | 'set'; sku: Sku; quantity: number };

const aStep: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom('add', 'set'),
  sku: fc.constantFrom('10101', '10201', '10301'),
  quantity: fc.integer({ min: 0, max: 12 }),
});

const lines = `cart { items { uid quantity product { sku } } total_quantity
  prices { grand_total { value } } }`;
const add = `mutation ($cartId: String!, $items: [CartItemInput!]!) {
  addProductsToCart(cartId: $cartId, cartItems: $items) { ${lines} user_errors { code } } }`;
const set = `mutation ($cartId: String!, $items: [CartItemUpdateInput!]!) {
  updateCartItems(input: { cart_id: $cartId, cart_items: $items }) { ${lines} errors { code } } }`;

type CartAnswer = {
  items: { uid: string; quantity: number; product: { sku: Sku } }[];
  total_quantity: number;
  prices: { grand_total: { value: number } };
};

/** The model after one step; steps that cannot be done change nothing. */
function after(model: Map<Sku, number>, { act, sku, quantity }: Step): Map<Sku, number> {
  const before = model.get(sku) ?? 0;
  const wanted = act === 'add' ? before + quantity : quantity;
  const isImpossible = act === 'add' ? quantity === 0 : before === 0;
  if (isImpossible || wanted > goods[sku].stock) return model;
  const next = new Map(model).set(sku, wanted);
  if (wanted === 0) next.delete(sku);
  return next;
}

async function perform(
  guest: Shopper,
  step: Step,
  cart: CartAnswer | null,
): Promise<CartAnswer | null> {
  const { sku, quantity } = step;
  if (step.act === 'add') {
    const answer = await shop.ask(add, { cartId: guest.cartId, items: [{ sku, quantity }] });
    return answer.addProductsToCart.cart;
  }
  const line = cart?.items.find(({ product }) => product.sku === sku);
  if (!line) return cart;
  const items = [{ cart_item_uid: line.uid, quantity }];
  return (await shop.ask(set, { cartId: guest.cartId, items })).updateCartItems.cart;
}

test('whatever is done to it, a cart holds what was asked for and adds up', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { minLength: 1, maxLength: 12 }), async (steps) => {
      const guest = await aGuest(shop);
      let model = new Map<Sku, number>();
      let cart: CartAnswer | null = null;
      for (const step of steps) {
        cart = await perform(guest, step, cart);
        model = after(model, step);
        const held = (cart?.items ?? []).map((item) => [item.product.sku, item.quantity] as const);
        expect(new Map(held)).toEqual(model);
        const totalMinor = [...model].reduce(
          (sum, [sku, quantity]) => sum + goods[sku].priceMinor * quantity,
          0,
        );
        expect(Math.round((cart?.prices.grand_total.value ?? 0) * 100)).toBe(totalMinor);
      }
    }),
    { numRuns: 30 },
  );
});
