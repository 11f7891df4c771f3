import { afterAll, beforeAll, expect, test } from 'vitest';
import { displayOrderNumber } from '#domain/orders/order-number.ts';
import { sealedProfiles } from '#member-data/members/member.ts';
import { aShop, type TestShop, type ShopMember } from '../shop/a-shop.ts';
import { aBrowser } from '../shop/browser.ts';
import { frontDoor } from '../shop/front-door.ts';
import { cartReady } from '../shop/ready-cart.ts';
import { signedIn } from '../shop/signed-in.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

const turning = /[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/;
const turned = {
  firstName: '\u202eVera\u2066',
  lastName: 'Sam\u200eple\u061c',
  street: '12 \u2067Analytical\u2069 Way',
  city: 'Al\u202dbany\u200f',
  state: 'NY',
  postcode: '\u202a12207\u202c',
};

/** As an earlier version imported it: every character of the file. */
async function asItCame({ services }: TestShop, member: ShopMember): Promise<void> {
  const { pool } = services;
  const { rows } = await pool.query<{ fingerprint: string; sealed: Buffer }>(
    `select member_id_fingerprint as fingerprint, sealed from member_data.members where id = $1`,
    [member.userId],
  );
  const { fingerprint, sealed } = rows[0]!;
  const profile = { ...sealedProfiles.open(services.sealer, fingerprint, sealed), ...turned };
  await pool.query(`update member_data.members set sealed = $2 where id = $1`, [
    member.userId,
    sealedProfiles.seal(services.sealer, fingerprint, profile),
  ]);
}

test.each([
  ['is imported', false],
  ['was imported by an earlier version', true],
])('a name that %s with characters that turn the writing is shown without', async (_, isOld) => {
  const member = await shop.member(turned);
  if (isOld) await asItCame(shop, member);
  const device = await signedIn(shop, member);
  const browser = aBrowser(await frontDoor(shop), device.cookies);
  expect(decodeURIComponent(device.cookies.get('user') ?? '')).toBe('{"firstName":"Vera"}');

  const before = [await browser.get('/'), await browser.get('/checkout')];
  const order = await cartReady(device);
  const prescriptionConfirmedAt = new Date().toISOString();
  await (await device.shopper()).drafts.save({ lensType: 'SingleVision', prescriptionConfirmedAt });
  const shipping = await browser.get('/checkout/Shipping');
  expect(shipping.text).toContain('value="Sample"');
  const during = [shipping, await browser.get('/checkout/OrderReview')];
  const placed = await (await device.shopper()).ordering.place(order);
  await shop.runJobs();
  const number = placed.status === 'placed' ? displayOrderNumber(placed.orderNumber) : '';
  const after = [
    await browser.get(`/User/Order/${number}`),
    await browser.get(`/German/User/Order/${number}`),
  ];

  for (const { text } of [...before, ...during, ...after]) expect(text).not.toMatch(turning);
  expect(after[0]?.text).toContain('Vera Sample');
  const mails = await shop.messagesTo(member.email);
  expect(mails).not.toHaveLength(0);
  expect(JSON.stringify(mails)).not.toMatch(turning);
  expect(await shop.services.memberData.members.show(member.memberId)).toMatchObject({
    firstName: 'Vera',
    lastName: 'Sample',
    street: '12 Analytical Way',
    city: 'Albany',
    postcode: '12207',
  });
});
