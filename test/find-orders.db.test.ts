import { afterAll, beforeAll, expect, test } from 'vitest';
import { displayOrderNumber } from '#domain/orders/order-number.ts';
import { aShop, type TestShop } from './shop/a-shop.ts';
import { aBrowser, type Browser } from './shop/browser.ts';
import { frontDoor } from './shop/front-door.ts';
import { seedOrder } from './shop/seed-order.ts';
import { signedIn } from './shop/signed-in.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

/** A member with canceled orders of so many months, newest first. */
async function memberWithOrders(count: number): Promise<{ browser: Browser; numbers: string[] }> {
  const device = await signedIn(shop, await shop.member());
  const numbers: string[] = [];
  for (let month = 1; month <= count; month += 1) {
    const placedAt = new Date(Date.UTC(2025, 12 - month, 3, 12));
    const number = await seedOrder(shop, device.member, { placedAt, status: 'canceled' });
    numbers.push(displayOrderNumber(number));
  }
  return { browser: aBrowser(await frontDoor(shop), device.cookies), numbers };
}

function shownOf(text: string, numbers: readonly string[]): string[] {
  return numbers.filter((number) => text.includes(`>${number}<`));
}

test('of seven orders five stand on the first page, two on the next, and none is shown twice', async () => {
  const { browser, numbers } = await memberWithOrders(7);

  const first = await browser.get('/User/Order');
  const second = await browser.get('/User/Order?page=2');
  const behind = await browser.get('/User/Order?page=9');

  expect(shownOf(first.text, numbers)).toEqual(numbers.slice(0, 5));
  expect(first.text).toContain('href="/User/Order?page=2"');
  expect(shownOf(second.text, numbers)).toEqual(numbers.slice(5));
  expect(shownOf(behind.text, numbers)).toEqual(numbers.slice(5));
});

test('an order is found by its number as it is printed, and nobody else’s is', async () => {
  const other = await memberWithOrders(1);
  const { browser, numbers } = await memberWithOrders(2);

  const own = await browser.get(`/User/Order?number=${numbers[1]}`);
  const foreign = await browser.get(`/User/Order?number=${other.numbers[0]}`);
  const words = await browser.get('/german/User/Order?number=Brille');

  expect(shownOf(own.text, numbers)).toEqual([numbers[1]]);
  expect(foreign.status).toBe(200);
  expect(shownOf(foreign.text, other.numbers)).toEqual([]);
  expect(foreign.text).toContain(`None of your orders has the number ${other.numbers[0]}.`);
  expect(words.text).toContain('Eine Bestellnummer hat nur Ziffern');
});

test('who has ordered little is offered no search', async () => {
  const { browser } = await memberWithOrders(1);

  expect((await browser.get('/User/Order')).text).not.toContain('type="search"');
});
