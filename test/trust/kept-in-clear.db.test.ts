import { afterAll, beforeAll, expect, test } from 'vitest';
import { aShop, type TestShop } from '../shop/a-shop.ts';
import { aBrowser } from '../shop/browser.ts';
import { frontDoor } from '../shop/front-door.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

test('of what a browser reports only words are kept', async () => {
  const browser = aBrowser(await frontDoor(shop));
  const error = 'Ada\n@example.com, zq7canary@example.com: sphere -2.25 is wrong';

  expect((await browser.call('/errorLogger', { errorType: 'add2Cart', error })).status).toBe(204);

  const { rows } = await shop.services.pool.query(
    `delete from shop.reported_errors returning message`,
  );
  expect(rows).toEqual([{ message: '  sphere -. is wrong' }]);
});

test.each([
  'select a from b',
  'add (cart.ts:12)',
  'x\n    at add (cart.ts:12)',
  'a＠b.example a@b.example',
])('a browser that reports %j rings no alarm of the ledger', async (error) => {
  const browser = aBrowser(await frontDoor(shop));
  expect((await browser.call('/errorLogger', { errorType: 'add2Cart', error })).status).toBe(204);
  expect(await shop.ledger()).toEqual([]);
});

test('the ledger finds an address, a stack and a statement that are kept in clear', async () => {
  expect(await shop.ledger()).toEqual([]);
  await shop.services.audit.record({
    actor: 'operator',
    action: 'test',
    outcome: 'failed',
    reason: 'could not write to zq7canary@example.com',
  });
  await shop.services.pool.query(
    `insert into shop.reported_errors (request_id, error_type, message, is_from_browser) values
       ('r1', 'add2Cart', $1, false), ('r2', 'add2Cart', $2, false), ('r3', 'add2Cart', $3, false)`,
    ['at add (cart.ts:12)', 'select sku from commerce.products', 'The frame is sold out.'],
  );
  const found = await shop.ledger();
  expect(found.map(({ invariant }) => invariant).sort()).toEqual(['I10', 'I9', 'I9']);
});
