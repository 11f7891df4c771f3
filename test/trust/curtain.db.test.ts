import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aShop, type TestShop } from '../shop/a-shop.ts';
import { aBrowser } from '../shop/browser.ts';
import { frontDoor } from '../shop/front-door.ts';

/** While the curtain is on, whatever a browser says of it. */
let shop: TestShop;
let app: Awaited<ReturnType<typeof frontDoor>>;
beforeAll(async () => {
  shop = await aShop();
  app = await frontDoor(shop);
  await shop.services.curtain.set(true);
});
afterAll(() => shop.close());

const visitor = () => aBrowser(app, [['curtain', 'false']]);
const closed = { errors: [{ code: 'closed' }] };

describe('T505: while the curtain is on', () => {
  test.each(['/', '/Step1', '/confirmauthentication/intro', '/german/checkout'])(
    'the page %s leads to the maintenance page',
    async (path) => {
      const { status, location } = await visitor().get(path);
      expect([status, location]).toEqual([
        302,
        path.startsWith('/german') ? '/german/curtain' : '/curtain',
      ]);
    },
  );

  test.each(['/validate-authentication', '/errorLogger', '/verifyScore', '/graphql'])(
    'the call %s answers 503 and when to come back',
    async (path) => {
      const answer = await visitor().call(path, { query: '{ __typename }' });
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '300']);
      expect(answer.json()).toMatchObject(closed);
    },
  );

  test('a login says so in the words its clients look for', async () => {
    const answer = await visitor().call('/login', { otp: '123456' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '300']);
    expect(answer.json()).toMatchObject({
      ...closed,
      login: false,
      message: expect.stringContaining('otp'),
    });
  });

  test('the configuration of the curtain tells that it is', async () => {
    expect((await visitor().get('/curtainConfig')).json()).toEqual({ curtain: true });
  });
});
