import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { displayOrderNumber } from '#domain/orders/order-number.ts';
import { aShop, type TestShop } from '../shop/a-shop.ts';
import { aBrowser, type Browser, type Page } from '../shop/browser.ts';
import { frontDoor } from '../shop/front-door.ts';
import { orderingOver, unreachable } from '../shop/ordering-over.ts';
import { cartReady, type ReviewedOrder } from '../shop/ready-cart.ts';
import { letSessionsExpire, signInByPages } from '../shop/sign-in-by-pages.ts';
import { signedIn, type SignedIn } from '../shop/signed-in.ts';

/** The last pages of an order, as a browser without scripts sees them. */
let shop: TestShop;
let app: Awaited<ReturnType<typeof frontDoor>>;
beforeAll(async () => {
  shop = await aShop();
  app = await frontDoor(shop);
});
afterAll(() => shop.close());

/** A browser whose member has everything ready up to the review. */
async function atReview(): Promise<{ device: SignedIn; browser: Browser; order: ReviewedOrder }> {
  const device = await signedIn(shop, await shop.member());
  const order = await cartReady(device, { frameSku: '10101' });
  const { drafts } = await device.shopper();
  await drafts.save({
    lensType: 'SingleVision',
    prescriptionConfirmedAt: new Date().toISOString(),
  });
  return { device, order, browser: aBrowser(app, device.cookies) };
}

/** The hidden fields of the review, as its form sends them. */
function reviewForm({ text }: Page): Record<string, string> {
  const names = ['cartId', 'expectedTotalMinor', 'idempotencyKey'];
  return Object.fromEntries(names.map((name) => [name, valueOf(text, name)]));
}

function valueOf(html: string, name: string): string {
  const input = new RegExp(`<input[^>]*\\bname="${name}"[^>]*>`).exec(html)?.[0] ?? '';
  return /\bvalue="([^"]*)"/.exec(input)?.[1] ?? '';
}

async function placedNumbers({ member }: SignedIn): Promise<string[]> {
  const { rows } = await shop.services.pool.query<{ order_number: string }>(
    `select order_number from shop.order_attempts where user_id = $1 and state = 'placed'`,
    [member.userId],
  );
  return rows.map((row) => row.order_number);
}

describe('a process that is killed before it notes what became of an order', () => {
  test('leaves a confirmation that shows the order all the same', async () => {
    const { device, browser, order } = await atReview();
    await (await device.shopper()).ordering.place(order);
    const [number = ''] = await placedNumbers(device);

    const page = await browser.get('/checkout/OrderConfirmation');

    expect([page.status, page.location]).toEqual([200, '']);
    expect(page.text).toContain(displayOrderNumber(number));
    expect(page.text).not.toContain('There is no order to show');
  });

  test('leaves one that says that the order is being finished, while it is', async () => {
    const { device, browser, order } = await atReview();
    const isAway = unreachable('PlaceOrder', 'request');
    const { memberData } = await device.shopper();
    await orderingOver(shop.services, { commerce: isAway })
      .forMember(device.member.userId, memberData)
      .place(order);
    await shop.services.pool.query(
      `update shop.order_attempts set decided_at = null where user_id = $1 and state = 'open'`,
      [device.member.userId],
    );

    const page = await browser.get('/checkout/OrderConfirmation');

    expect(page.text).toContain('We are checking on your order');
    expect(page.headers.get('refresh')).toBe('5');
  });
});

describe('T310: a session that ends before', () => {
  const steps = [
    '/checkout/CartPreview',
    '/checkout/Shipping',
    '/checkout/OrderReview',
    // An American address cannot be reviewed in the German store.
    '/german/checkout/CartPreview',
  ];

  test.each(steps)(
    '%s leads to welcome and back to it, with everything as it was',
    async (step) => {
      const { device, browser } = await atReview();
      const before = await browser.get(step);
      expect(before.status).toBe(200);

      await letSessionsExpire(shop, device.member);
      const refused = await browser.get(step);
      expect([refused.status, refused.location]).toEqual([302, welcomeOf(step)]);
      expect((await browser.get(welcomeOf(step))).status).toBe(200);

      const entered = await signInByPages(shop, browser, device.member);
      expect([entered.status, entered.location]).toEqual([303, step]);
      const after = await browser.get(step);
      expect(after.status).toBe(200);
      expect(shownOf(after)).toEqual(shownOf(before));
    },
  );

  test('the order is placed leads to welcome and back to the review, and nothing is ordered', async () => {
    const { device, browser } = await atReview();
    const review = await browser.get('/checkout/OrderReview');
    await letSessionsExpire(shop, device.member);

    const refused = await browser.submit('/checkout/OrderReview', reviewForm(review));
    expect([refused.status, refused.location]).toEqual([302, welcomeOf('/')]);
    expect(await placedNumbers(device)).toEqual([]);

    const entered = await signInByPages(shop, browser, device.member);
    expect(entered.location).toBe('/checkout/OrderReview');
    const again = await browser.get('/checkout/OrderReview');
    expect(shownOf(again)).toEqual(shownOf(review));
    const placed = await browser.submit('/checkout/OrderReview', reviewForm(again));
    expect(placed.location).toBe('/checkout/OrderConfirmation');
    expect(await placedNumbers(device)).toHaveLength(1);
    await shop.runJobs();
    expect(await shop.ledger()).toEqual([]);
  });
});

function welcomeOf(path: string): string {
  return `${path.startsWith('/german') ? '/german' : ''}/confirmauthentication/welcome`;
}

/** What a page of checkout says of the order: frame, sums, address. */
function shownOf({ text }: Page): string[] {
  const main = /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? '';
  const visible = main
    .replace(/<input[^>]*name="idempotencyKey"[^>]*>/, '')
    .replace(/<[^>]*>/g, '\n')
    .split('\n');
  expect(visible.join(' ')).toContain('Frame 10100');
  return visible.filter((line) => line.trim() !== '');
}

/** A browser whose member has just placed an order. */
async function confirmed() {
  const ready = await atReview();
  const form = reviewForm(await ready.browser.get('/checkout/OrderReview'));
  const first = await ready.browser.submit('/checkout/OrderReview', form);
  expect([first.status, first.location]).toEqual([303, '/checkout/OrderConfirmation']);
  const [number = ''] = await placedNumbers(ready.device);
  return { ...ready, form, shown: displayOrderNumber(number) };
}

describe('T502: after the confirmation', () => {
  test('Back and a second click answer the same number', async () => {
    const { device, browser, form, shown } = await confirmed();
    expect((await browser.get('/checkout/OrderConfirmation')).text).toContain(shown);

    const again = await browser.submit('/checkout/OrderReview', form);

    expect([again.status, again.location]).toEqual([303, '/checkout/OrderConfirmation']);
    expect((await browser.get('/checkout/OrderConfirmation')).text).toContain(shown);
    expect(await placedNumbers(device)).toHaveLength(1);
  });

  test('the same holds once the benefit is on record as used', async () => {
    const { device, browser, form, shown } = await confirmed();
    await shop.runJobs();

    const again = await browser.submit('/checkout/OrderReview', form);

    expect([again.status, again.location]).toEqual([303, '/checkout/OrderConfirmation']);
    expect((await browser.get('/checkout/OrderConfirmation')).text).toContain(shown);
    expect(await placedNumbers(device)).toHaveLength(1);
    expect(await shop.ledger()).toEqual([]);
  });

  test('checkout shows the empty step, and the review has nothing to place', async () => {
    const { browser } = await confirmed();

    const checkout = await browser.get('/checkout');
    const review = await browser.get('/checkout/OrderReview');

    expect(checkout.status).toBe(200);
    expect(checkout.text).toContain('/checkout/OrderConfirmation');
    expect([review.status, review.location]).toEqual([302, '/checkout/empty']);
    await shop.runJobs();
  });

  test('another tab, a reload and another device read it as well', async () => {
    const { device, browser, shown } = await confirmed();
    await shop.runJobs();
    const laptop = aBrowser(app, (await signedIn(shop, device.member)).cookies);

    for (const tab of [browser, aBrowser(app, browser.cookies), laptop]) {
      const page = await tab.get('/checkout/OrderConfirmation');
      expect(page.status).toBe(200);
      expect(page.text).toContain(shown);
      expect((await tab.get('/User/Order')).text).toContain(shown);
    }
  });

  test('a member who begins anew is told when the benefit is back', async () => {
    const { browser } = await confirmed();
    await shop.runJobs();

    for (const path of ['/', '/Step1', '/Products/List', '/checkout']) {
      const page = await browser.get(path);
      expect([page.status, page.location]).toEqual([302, '/confirmauthentication/alreadyredeemed']);
    }
    expect((await browser.get('/confirmauthentication/alreadyredeemed')).status).toBe(200);
  });
});

test('T101: a double click on the form gives one order and one confirmation', async () => {
  const { device, browser } = await atReview();
  const form = reviewForm(await browser.get('/checkout/OrderReview'));

  const answers = await Promise.all([
    browser.submit('/checkout/OrderReview', form),
    browser.submit('/checkout/OrderReview', form),
  ]);

  expect(answers.map(({ location }) => location)).toEqual([
    '/checkout/OrderConfirmation',
    '/checkout/OrderConfirmation',
  ]);
  expect(await placedNumbers(device)).toHaveLength(1);
  await shop.runJobs();
  expect(await shop.ledger()).toEqual([]);
});

test('T402: a form with the cart of another member orders nothing', async () => {
  const theirs = await atReview();
  const mine = await atReview();
  const form = reviewForm(await mine.browser.get('/checkout/OrderReview'));
  const foreign = { ...form, cartId: theirs.order.cartId };

  const page = await mine.browser.submit('/checkout/OrderReview', foreign);

  expect(page.status).toBe(409);
  expect(page.text).not.toContain(theirs.order.cartId);
  expect(await placedNumbers(mine.device)).toEqual([]);
  expect((await theirs.browser.get('/checkout/OrderReview')).status).toBe(200);
  const { rows } = await shop.services.pool.query(
    `select 1 from shop.audit where action = 'cart.use' and outcome = 'refused' and subject = $1`,
    [`cart:${theirs.order.cartId}`],
  );
  expect(rows.length).toBeGreaterThan(0);
});
