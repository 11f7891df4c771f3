import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  RecordRedemptionDocument,
  RedemptionDocument,
  SavedPrescriptionDocument,
  UserInfoDocument,
} from '#clients/generated/member-data.ts';
import { OrderByNumberDocument } from '#clients/generated/commerce.ts';
import { aShop, type TestShop } from '../shop/a-shop.ts';
import { aBrowser } from '../shop/browser.ts';
import { frontDoor } from '../shop/front-door.ts';
import { cartReady, type ReviewedOrder } from '../shop/ready-cart.ts';
import { signedIn, type SignedIn } from '../shop/signed-in.ts';

/** Access control of the whole shop; the services' own tests hold the matrix of operations. */
let shop: TestShop;
let app: Awaited<ReturnType<typeof frontDoor>>;
let own: SignedIn;
let other: SignedIn;
let theirs: ReviewedOrder;
beforeAll(async () => {
  shop = await aShop();
  app = await frontDoor(shop);
  own = await signedIn(shop, await shop.member());
  other = await signedIn(shop, await shop.member({ lastName: 'Zq7canary' }));
  theirs = await cartReady(other);
});
afterEach(async () => expect(await shop.ledger()).toEqual([]));
afterAll(() => shop.close());

async function audit(
  action: string,
  subject: string,
): Promise<{ actor: string; outcome: string }[]> {
  const { rows } = await shop.services.pool.query<{ actor: string; outcome: string }>(
    `select actor, outcome from shop.audit where action = $1 and subject = $2 order by id`,
    [action, subject],
  );
  return rows;
}

describe('T401: the member data of another', () => {
  const reads = [UserInfoDocument, SavedPrescriptionDocument, RedemptionDocument] as const;

  test.each(reads.map((document) => ({ name: document.name, document })))(
    'is refused to a session by $name, and on record',
    async ({ document }) => {
      const { memberData } = await own.shopper();
      const asked = memberData.run(document as typeof UserInfoDocument, {
        userId: other.member.userId,
      });
      await expect(asked).rejects.toMatchObject({
        category: 'authorization',
      });
      const seen = await asked.catch((error: { data: object }) => JSON.stringify(error.data ?? ''));
      expect(seen).not.toContain('Zq7canary');
      const { rows } = await shop.services.pool.query(
        `select 1 from shop.audit where actor = $1 and subject = $2 and outcome = 'refused'`,
        [`member:${own.member.userId}`, other.member.userId],
      );
      expect(rows.length).toBeGreaterThan(0);
    },
  );

  test('is refused over HTTP to whoever lacks the credential of the service', async () => {
    const query = 'query ($id: ID!) { getUserInfo(userId: $id) { lastName } }';
    const body = { query, variables: { id: other.member.userId } };
    const token = own.cookies.get('token') ?? '';
    for (const authorization of ['', `Bearer ${token}`, 'Bearer x']) {
      for (const browser of [aBrowser(app), aBrowser(app, own.cookies)]) {
        const answer = await browser.call('/member-data/graphql', body, { authorization });
        expect(answer.status).toBe(401);
        expect(answer.text).not.toContain('Zq7canary');
      }
    }
  });

  test('is refused over HTTP with the credential and a token that is not of the member', async () => {
    const query = 'query ($id: ID!) { getUserInfo(userId: $id) { lastName } }';
    const body = { query, variables: { id: other.member.userId } };
    const service = { authorization: `Bearer ${shop.services.env.MEMBER_DATA_TOKEN}` };
    const session = await shop.services.sessions.find(own.cookies.get('session') ?? '');
    for (const member of [undefined, 'x', own.cookies.get('token'), session?.secrets.memberToken]) {
      const headers = { ...service, ...(member && { 'x-member-token': member }) };
      const answer = await aBrowser(app).call('/member-data/graphql', body, headers);
      expect(answer.json().errors[0].extensions.code).toMatch(/^(FORBIDDEN|UNAUTHENTICATED)$/);
      expect(answer.text).not.toContain('Zq7canary');
    }
  });
});

describe('T402: the cart of another', () => {
  test('is ordered by nobody else, and told as a cart that changed', async () => {
    const result = await (await own.shopper()).ordering.place(theirs);

    expect(result).toEqual({ status: 'cart-changed' });
    expect((await (await other.shopper()).ordering.eligibility()).status).toBe('eligible');
    expect(await audit('cart.use', `cart:${theirs.cartId}`)).toMatchObject([
      { outcome: 'refused' },
    ]);
  });

  test('an order number of another finds nothing', async () => {
    const buyer = await signedIn(shop, await shop.member());
    const placed = await (await buyer.shopper()).ordering.place(await cartReady(buyer));
    await shop.runJobs();
    const number = placed.status === 'placed' ? placed.orderNumber : '';

    const ask = async (who: SignedIn) =>
      (await who.shopper()).commerce('default').run(OrderByNumberDocument, { number });

    expect((await ask(buyer)).customer?.orders?.items).toHaveLength(1);
    expect((await ask(own)).customer?.orders?.items).toEqual([]);
  });

  test('over HTTP without a token is refused like for a stranger', async () => {
    const query = 'query ($id: String!) { cart(cart_id: $id) { id items { uid } } }';
    const body = { query, variables: { id: theirs.cartId } };
    for (const authorization of ['', `Bearer ${own.cookies.get('token')}`]) {
      const headers: Record<string, string> = authorization ? { authorization } : {};
      const answer = await aBrowser(app, own.cookies).call('/graphql', body, headers);
      expect([200, 401]).toContain(answer.status);
      expect(answer.json().errors[0].extensions.category).toMatch(
        /authori[sz]ation|authentication/,
      );
      expect(answer.json().data?.cart ?? null).toBeNull();
    }
  });
});

describe('an order by a stranger', () => {
  const buy = `mutation ($cartId: String!) {
    added: addProductsToCart(cartId: $cartId, cartItems: [{ sku: "10101", quantity: 1 }]) {
      user_errors { message } }
    mailed: setGuestEmailOnCart(input: { cart_id: $cartId, email: "a@b.example" }) { cart { id } }
    placed: placeOrder(input: { cart_id: $cartId }) { order { order_number } } }`;

  async function refusalOf(headers: Record<string, string>): Promise<unknown> {
    const browser = aBrowser(app);
    const cart = await browser.call('/graphql', { query: 'mutation { createEmptyCart }' }, headers);
    const variables = { cartId: cart.json().data.createEmptyCart };
    const answer = await browser.call('/graphql', { query: buy, variables }, headers);
    return answer.json().errors.at(-1);
  }

  test('is refused to a guest, whose cart may be filled', async () => {
    expect(await refusalOf({})).toMatchObject({
      message:
        'Guest checkout is not allowed. Register a customer account or login with existing one.',
      extensions: { category: 'graphql-authorization' },
    });
  });

  test('is refused to whoever made an account without the plan', async () => {
    const [email, password] = [`${crypto.randomUUID()}@b.example`, 'Long enough 1 to be taken'];
    const query = `mutation ($email: String!, $password: String!) {
      createCustomerV2(input: { email: $email, firstname: "A", lastname: "B", password: $password }) {
        customer { email } }
      generateCustomerToken(email: $email, password: $password) { token } }`;
    const made = await aBrowser(app).call('/graphql', { query, variables: { email, password } });
    const { token } = made.json().data.generateCustomerToken;

    expect(await refusalOf({ authorization: `Bearer ${token}` })).toMatchObject({
      message: "The current customer isn't authorized.",
      extensions: { category: 'graphql-authorization' },
    });
  });
});

describe('T403: a redemption', () => {
  test('is not undone by the member, who is still refused a second pair', async () => {
    const device = await signedIn(shop, await shop.member());
    const { userId } = device.member;
    const first = await (await device.shopper()).ordering.place(await cartReady(device));
    expect(first).toMatchObject({ status: 'placed' });
    await shop.runJobs();
    const recorded = await shop.services.memberData.members.redemptionRows();

    const { memberData } = await device.shopper();
    const release = {
      ...RecordRedemptionDocument,
      text: RecordRedemptionDocument.text.replace('status:redeemed', 'status:available'),
    };
    expect(release.text).not.toBe(RecordRedemptionDocument.text);
    for (const document of [release, RecordRedemptionDocument]) {
      await memberData.run(document, { userId, orderNumber: '999999999' });
    }

    expect(await shop.services.memberData.members.redemptionRows()).toEqual(recorded);
    const again = await (await device.shopper()).ordering.place(await cartReady(device));
    expect(again).toMatchObject({ status: 'waiting' });
    const told = await audit('redemption.write', userId);
    expect(told.filter(({ outcome }) => outcome === 'refused')).toHaveLength(2);
    expect(told.filter(({ outcome }) => outcome === 'ok')).toHaveLength(1);
  });

  test('is not made by a member who has ordered nothing', async () => {
    const device = await signedIn(shop, await shop.member());
    const { userId } = device.member;

    const { memberData } = await device.shopper();
    await memberData.run(RecordRedemptionDocument, { userId, orderNumber: '000000001' });

    expect((await (await device.shopper()).ordering.eligibility()).status).toBe('eligible');
  });

  test('of another member is not touched', async () => {
    const { memberData } = await own.shopper();
    const asked = memberData.run(RecordRedemptionDocument, {
      userId: other.member.userId,
      orderNumber: '000000001',
    });
    await expect(asked).rejects.toMatchObject({ category: 'authorization' });
    expect((await (await other.shopper()).ordering.eligibility()).status).toBe('eligible');
  });
});
