import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aShop, type TestShop } from '../shop/a-shop.ts';
import { aBrowser } from '../shop/browser.ts';
import { frontDoor } from '../shop/front-door.ts';
import { letSessionsExpire, signInByPages } from '../shop/sign-in-by-pages.ts';

/** How a session ends. */
let shop: TestShop;
let app: Awaited<ReturnType<typeof frontDoor>>;
beforeAll(async () => {
  shop = await aShop();
  app = await frontDoor(shop);
});
afterAll(() => shop.close());

describe('T311: signing out', () => {
  test('ends the session everywhere: the old token with the old cookie is worth nothing', async () => {
    const browser = aBrowser(app);
    await signInByPages(shop, browser, await shop.member());
    const thief = aBrowser(app, browser.cookies);
    const secondTab = aBrowser(app, browser.cookies);
    expect((await thief.get('/Step1')).status).toBe(200);
    const token = browser.cookies.get('token') ?? '';

    const out = await browser.submit('/sign-out', {});

    expect([out.status, out.location]).toEqual([303, '/confirmauthentication/intro']);
    expect(out.headers.get('clear-site-data')).toBe('"cache", "storage"');
    for (const name of ['token', 'user', 'userId', 'session']) {
      expect(browser.cookies.has(name), name).toBe(false);
    }
    for (const tab of [thief, secondTab]) {
      const page = await tab.get('/Step1');
      expect([page.status, page.location]).toEqual([302, '/confirmauthentication/welcome']);
      const call = await tab.call('/validatePrescriptionAndLens', { prescription: {} });
      expect(call.status).toBe(401);
      const bearer = { authorization: `Bearer ${token}` };
      expect((await tab.call('/validatePrescriptionAndLens', {}, bearer)).status).toBe(401);
    }
  });

  test('drops what the process remembers of the member', async () => {
    const forgotten: string[] = [];
    const services = {
      ...shop.services,
      forgetAnswers: (memberToken: string) => void forgotten.push(memberToken),
    };
    const browser = aBrowser(await frontDoor({ ...shop, services }));
    await signInByPages(shop, browser, await shop.member());
    const session = await shop.services.sessions.find(browser.cookies.get('session') ?? '');

    await browser.submit('/sign-out', {});

    expect(forgotten).toEqual([session?.secrets.memberToken]);
  });

  test('forgets what was typed of a prescription, and nothing that was saved', async () => {
    const member = await shop.member();
    const browser = aBrowser(app);
    await signInByPages(shop, browser, member);
    await browser.submit('/select-lens-type', { lensType: 'SingleVision' });
    const typed = { intent: 'keep', 'od.sphere': '-7.25', pd: '63' };
    await browser.submit('/Prescription/Manual', typed);
    expect((await browser.get('/Prescription/Manual')).text).toMatch(/value="-?7.25"/);

    await browser.submit('/sign-out', {});
    await signInByPages(shop, browser, member);

    const { text } = await browser.get('/Prescription/Manual');
    expect(text).not.toMatch(/value="-?7.25"/);
    expect((await browser.get('/select-lens-type')).text).toMatch(
      /checked=""[^>]*SingleVision|SingleVision[^>]*checked=""/,
    );
  });

  test('ends the key of what the browser remembers', async () => {
    const keyIn = (page: { text: string }) => / data-memory="([^"]+)"/.exec(page.text)?.[1];
    const member = await shop.member();
    const browser = aBrowser(app);
    expect(keyIn(await browser.get('/privacy-policy'))).toBeUndefined();
    await signInByPages(shop, browser, member);
    const key = keyIn(await browser.get('/'));
    expect(Buffer.from(key ?? '', 'base64')).toHaveLength(32);
    expect(keyIn(await browser.get('/Step1'))).toBe(key);

    await browser.submit('/sign-out', {});
    expect(keyIn(await browser.get('/privacy-policy'))).toBeUndefined();
    await signInByPages(shop, browser, member);
    expect(keyIn(await browser.get('/'))).not.toBe(key);
  });

  test('on one device leaves the other signed in', async () => {
    const member = await shop.member();
    const [phone, laptop] = [aBrowser(app), aBrowser(app)];
    await signInByPages(shop, phone, member);
    await signInByPages(shop, laptop, member);

    await phone.submit('/sign-out', {});

    expect((await laptop.get('/')).status).toBe(200);
  });

  test('is not needed once half an hour is over', async () => {
    const member = await shop.member();
    const browser = aBrowser(app);
    await signInByPages(shop, browser, member);
    await letSessionsExpire(shop, member);

    const page = await browser.get('/');

    expect(page.location).toBe('/confirmauthentication/welcome');
    expect((await browser.call('/validatePrescriptionAndLens', {})).status).toBe(401);
  });

  test('T602: a member who was erased is signed out at the next step', async () => {
    const member = await shop.member();
    const browser = aBrowser(app);
    await signInByPages(shop, browser, member);
    await shop.services.memberData.members.delete(member.memberId);

    expect((await browser.get('/')).location).toBe('/confirmauthentication/alreadydeleted');
    expect((await browser.get('/')).location).toBe('/confirmauthentication/welcome');
  });
});
