import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPlanShop, aShopper } from '../checkout/checkout.test-data.ts';
import type { TestCommerce } from '../commerce.test-data.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await aPlanShop();
});
afterAll(() => shop.close());

const ask = `query { planBenefit {
  label frame_up_to { value currency } lenses_up_to { value } pays_shipping } }`;

test('a member of the plan is told what their carts will get', async () => {
  const { headers } = await aShopper(shop, 'german');

  expect(await shop.ask(ask, {}, headers)).toEqual({
    planBenefit: {
      label: 'Kassenleistung',
      frame_up_to: { value: 150, currency: 'EUR' },
      lenses_up_to: { value: 60 },
      pays_shipping: true,
    },
  });
});

test('a guest gets nothing by themselves', async () => {
  expect(await shop.ask(ask, {}, {})).toEqual({ planBenefit: null });
});

test('a rule that the retailer changes is told as it is now', async () => {
  const { headers } = await aShopper(shop);
  const caps = { frame: 20000 };
  await shop.commerce.promotions.saveCartRule({
    code: 'plan-benefit',
    groupCode: 'plan-members',
    labels: { default: 'Plan benefit' },
    capsMinor: { default: caps, german: caps },
    freeShipping: false,
  });

  expect((await shop.ask(ask, {}, headers)).planBenefit).toMatchObject({
    frame_up_to: { value: 200 },
    lenses_up_to: { value: 0 },
    pays_shipping: false,
  });
});
