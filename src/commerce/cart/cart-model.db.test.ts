import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aGuest, aShopper, type Shopper } from '../checkout/checkout.test-data.ts';
import { aFrame, aShopOf, type TestCommerce } from '../commerce.test-data.ts';

const goods = {
  '10101': { priceMinor: 21900, stock: 10 },
  '10201': { priceMinor: 12900, stock: 6 },
  '10301': { priceMinor: 1000, stock: 2 },
} as const;
type Sku = keyof typeof goods;
const skus = Object.keys(goods) as Sku[];

let shop: TestCommerce;
beforeAll(async () => {
  shop = await aShopOf(
    skus.map((sku) => {
      const { priceMinor } = goods[sku];
      const name = { en: 'Coal', de: 'Kohle' };
      return aFrame({
        sku: sku.replace(/1$/, '0'),
        price: { default: priceMinor, german: priceMinor },
        colors: [{ sku, name, group: 'Black', hex: '#111111', stock: goods[sku].stock }],
      });
    }),
  );
  const labels = { default: 'A tenth', german: 'Ein Zehntel' };
  await shop.commerce.promotions.saveCoupon({ code: 'TENTH', percent: 10, labels });
});
afterAll(() => shop.close());

/** What a cart should be, and what the shop has. */
type Model = { lines: Map<Sku, number>; stock: Map<Sku, number>; hasCoupon: boolean };
type Real = { shopper: Shopper };
type CartCommand = fc.AsyncCommand<Model, Real>;

const lines = `items { uid quantity product { sku } } total_quantity applied_coupons { code }
  prices { grand_total { value } }`;
const add = `mutation ($cartId: String!, $items: [CartItemInput!]!) {
  addProductsToCart(cartId: $cartId, cartItems: $items) {
    cart { ${lines} } user_errors { code } } }`;
const set = `mutation ($cartId: String!, $items: [CartItemUpdateInput!]!) {
  updateCartItems(input: { cart_id: $cartId, cart_items: $items }) {
    cart { ${lines} } errors { code } } }`;
const remove = `mutation ($cartId: String!, $uid: ID!) {
  removeItemFromCart(input: { cart_id: $cartId, cart_item_uid: $uid }) { cart { ${lines} } } }`;
const apply = `mutation ($cartId: String!) {
  applyCouponToCart(input: { cart_id: $cartId, coupon_code: "TENTH" }) { cart { ${lines} } } }`;
const takeOff = `mutation ($cartId: String!) {
  removeCouponFromCart(input: { cart_id: $cartId }) { cart { ${lines} } } }`;
const merge = `mutation ($from: String!, $to: String!) {
  mergeCarts(source_cart_id: $from, destination_cart_id: $to) { ${lines} } }`;
const read = `query ($cartId: String!) { cart(cart_id: $cartId) { ${lines} } }`;

type CartAnswer = {
  items: { uid: string; quantity: number; product: { sku: Sku } }[];
  total_quantity: number;
  applied_coupons: { code: string }[] | null;
  prices: { grand_total: { value: number } };
};

async function cartOf({ cartId, headers }: Shopper): Promise<CartAnswer> {
  return (await shop.ask(read, { cartId }, headers)).cart;
}

/** The line's uid, or that of a line which no cart has. */
async function uidOf(shopper: Shopper, sku: Sku): Promise<string> {
  const { items } = await cartOf(shopper);
  const line = items.find(({ product }) => product.sku === sku);
  return line?.uid ?? Buffer.from('999999999').toString('base64');
}

/** What was asked for is done, or refused and nothing changed. */
async function expectAgreement({ shopper }: Real, model: Model): Promise<void> {
  const cart = await cartOf(shopper);
  const held = cart.items.map((item) => [item.product.sku, item.quantity] as const);
  expect(new Map(held)).toEqual(model.lines);
  expect(held).toHaveLength(model.lines.size);
  expect(cart.total_quantity).toBe([...model.lines.values()].reduce((sum, one) => sum + one, 0));
  // An empty cart keeps its coupon, and shows it again once there is something to take off from.
  const showsCoupon = model.hasCoupon && model.lines.size > 0;
  expect(cart.applied_coupons ?? []).toEqual(showsCoupon ? [{ code: 'TENTH' }] : []);
  let totalMinor = 0;
  for (const [sku, quantity] of model.lines) {
    const rowMinor = goods[sku].priceMinor * quantity;
    totalMinor += model.hasCoupon ? rowMinor - Math.round(rowMinor / 10) : rowMinor;
  }
  expect(Math.round(cart.prices.grand_total.value * 100)).toBe(totalMinor);
}

const stockOf = (model: Model, sku: Sku) => model.stock.get(sku) ?? 0;

/** A command that says what it does when a run that failed is printed. */
function command(
  name: string,
  run: (model: Model, real: Real) => Promise<void>,
  check: (model: Readonly<Model>) => boolean = () => true,
): CartCommand {
  return {
    check,
    toString: () => name,
    async run(model, real) {
      await run(model, real);
      await expectAgreement(real, model);
    },
  };
}

const aSku = fc.constantFrom(...skus);

const adding = fc.tuple(aSku, fc.integer({ min: 1, max: 7 })).map(([sku, quantity]) =>
  command(`add ${quantity} of ${sku}`, async (model, { shopper: { cartId, headers } }) => {
    const items = [{ sku, quantity }];
    const answer = (await shop.ask(add, { cartId, items }, headers)).addProductsToCart;
    const wanted = (model.lines.get(sku) ?? 0) + quantity;
    const fits = wanted <= stockOf(model, sku);
    expect(answer.user_errors.length === 0).toBe(fits);
    if (fits) model.lines.set(sku, wanted);
  }),
);

const setting = fc.tuple(aSku, fc.integer({ min: 0, max: 12 })).map(([sku, quantity]) =>
  command(
    `set ${sku} to ${quantity}`,
    async (model, { shopper }) => {
      const { cartId, headers } = shopper;
      const items = [{ cart_item_uid: await uidOf(shopper, sku), quantity }];
      const answer = (await shop.ask(set, { cartId, items }, headers)).updateCartItems;
      const fits = quantity <= stockOf(model, sku);
      expect((answer.errors ?? []).length === 0).toBe(fits);
      if (fits && quantity > 0) model.lines.set(sku, quantity);
      if (quantity === 0) model.lines.delete(sku);
    },
    ({ lines: held }) => held.has(sku),
  ),
);

const removing = aSku.map((sku) =>
  command(`remove ${sku}`, async (model, { shopper }) => {
    const { cartId, headers } = shopper;
    const asked = shop.ask(remove, { cartId, uid: await uidOf(shopper, sku) }, headers);
    if (model.lines.delete(sku)) await asked;
    else await expect(asked).rejects.toThrow();
  }),
);

const applying = fc.constant(
  command('apply the coupon', async (model, { shopper: { cartId, headers } }) => {
    const asked = shop.ask(apply, { cartId }, headers);
    if (model.lines.size === 0 || model.hasCoupon) await expect(asked).rejects.toThrow();
    else {
      await asked;
      model.hasCoupon = true;
    }
  }),
);

const takingOff = fc.constant(
  command('take the coupon off', async (model, { shopper: { cartId, headers } }) => {
    const asked = shop.ask(takeOff, { cartId }, headers);
    if (model.lines.size === 0) await expect(asked).rejects.toThrow();
    else {
      await asked;
      model.hasCoupon = false;
    }
  }),
);

const merging = fc
  .tuple(fc.uniqueArray(aSku, { minLength: 1 }), fc.integer({ min: 1, max: 4 }), fc.boolean())
  .map(([chosen, quantity, withCoupon]) =>
    command(
      `merge a guest's ${quantity} of ${chosen.join()}${withCoupon ? ' with the coupon' : ''}`,
      async (model, { shopper }) => {
        const guest = await aGuest(shop);
        const items = chosen.map((sku) => ({ sku, quantity }));
        const { addProductsToCart } = await shop.ask(add, { cartId: guest.cartId, items });
        const brought: Sku[] = addProductsToCart.cart.items.map(
          (item: CartAnswer['items'][number]) => item.product.sku,
        );
        if (withCoupon && brought.length > 0) await shop.ask(apply, { cartId: guest.cartId });
        await shop.ask(merge, { from: guest.cartId, to: shopper.cartId }, shopper.headers);
        for (const sku of brought) {
          const before = model.lines.get(sku) ?? 0;
          const most = Math.min(quantity, stockOf(model, sku) - before);
          if (most > 0) model.lines.set(sku, before + most);
        }
        model.hasCoupon ||= withCoupon && brought.length > 0;
      },
    ),
  );

const restocking = fc.tuple(aSku, fc.integer({ min: 0, max: 10 })).map(([sku, pieces]) =>
  command(`the shop has ${pieces} of ${sku}`, async (model) => {
    await haveInStock(sku, pieces);
    model.stock.set(sku, pieces);
  }),
);

async function haveInStock(sku: Sku, pieces: number): Promise<void> {
  await shop.pool.query(
    `update commerce.stock set qty = $2
      where product_id = (select id from commerce.products where sku = $1)`,
    [sku, pieces],
  );
}

test('whatever is done to it, a cart holds what was asked for and adds up', async () => {
  const kinds = [adding, setting, removing, applying, takingOff, merging, restocking];
  await fc.assert(
    fc.asyncProperty(fc.commands(kinds, { maxCommands: 15 }), async (commands) => {
      for (const sku of skus) await haveInStock(sku, goods[sku].stock);
      const shopper = await aShopper(shop);
      const stock = new Map(skus.map((sku) => [sku, goods[sku].stock]));
      const model: Model = { lines: new Map(), stock, hasCoupon: false };
      await fc.asyncModelRun(() => ({ model, real: { shopper } }), commands);
    }),
    { numRuns: 40 },
  );
}, 60_000);
