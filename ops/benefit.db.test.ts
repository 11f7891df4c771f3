import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDatabase } from '#test/database.ts';
import { aShop, type TestShop } from '#test/shop/a-shop.ts';
import { aBrowser } from '#test/shop/browser.ts';
import { frontDoor } from '#test/shop/front-door.ts';
import { signedIn } from '#test/shop/signed-in.ts';
import type { Options } from './command.ts';
import { commandsOnShop } from './commands.ts';
import { doctor } from './doctor.ts';

/** The plan's benefit and coupons, set by command. */
let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

const run = (name: string, options: Options = {}, words: string[] = []) =>
  commandsOnShop[name]!.run(shop.services, words, options);

describe('the benefit', () => {
  test('is what pages promise at once, in each store', async () => {
    await run('benefit set', { frame: '200', lenses: '40,50', shipping: 'no' });
    await run('benefit set', { store: 'german', frame: '99.99', label: 'Zuschuss' });

    const device = await signedIn(shop, await shop.member());
    const browser = aBrowser(await frontDoor(shop), device.cookies);
    const textOf = async (path: string) => (await browser.get(path)).text.replace(/<[^>]*>/g, '');
    expect(await textOf('/')).toContain('up to $200.00 for a frame and up to $40.50 for lenses');
    expect(await textOf('/german')).toContain('99,99');
    expect(await run('benefit show')).toMatchObject({
      ok: true,
      data: {
        labels: { german: 'Zuschuss' },
        capsMinor: { default: { frame: 20000, lens: 4050 }, german: { frame: 9999, lens: 4050 } },
        freeShipping: false,
      },
    });
  });

  test.each([
    ['frame', 'a lot'],
    ['frame', '-5'],
    ['lenses', '1e9'],
    ['store', 'french'],
    ['shipping', 'perhaps'],
  ])('is not changed by --%s %s', async (name, value) => {
    const before = await run('benefit show');
    await expect(run('benefit set', { [name]: value })).rejects.toThrow(`--${name}: `);
    expect(await run('benefit show')).toEqual(before);
  });

  test('that is missing is found by the doctor, and asks for its name when it is set', async () => {
    const bare = await aShop({ database: await aDatabase() });
    await bare.services.pool.query('delete from commerce.cart_rules');
    const finding = async () =>
      (await doctor(bare.services)).find(({ name }) => name === 'benefit')?.ok;
    expect(await finding()).toBe(false);

    const set = (options: Options) =>
      commandsOnShop['benefit set']!.run(bare.services, [], options);
    expect(await set({ frame: '150' })).toMatchObject({ ok: false });
    expect(await finding()).toBe(false);
    expect(await set({ frame: '150', label: 'Alder benefit' })).toMatchObject({ ok: true });
    expect(await finding()).toBe(true);
    await bare.close();
  });

  test('of another platform is not set here', async () => {
    const elsewhere = shop.withSettings({ COMMERCE_GRAPHQL_URL: 'http://127.0.0.1:9/graphql' });
    await expect(
      commandsOnShop['benefit set']!.run(elsewhere.services, [], { frame: '1' }),
    ).rejects.toThrow('Another platform');
  });
});

test('a coupon is set, listed and ended', async () => {
  await run('coupons set', { percent: '15', until: '2199-01-01' }, ['SPRING']);
  expect((await run('coupons list')).text).toMatch(/^SPRING: 15 %, from .* until 2199-01-01$/m);
  expect(await run('coupons end', {}, ['spring'])).toMatchObject({ ok: true });
  expect(await run('coupons end', {}, ['spring'])).toMatchObject({ ok: false });
  await expect(run('coupons set', { percent: '0' }, ['NONE'])).rejects.toThrow('--percent');
});
