import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ChangeAddressDocument } from '#clients/generated/commerce.ts';
import { displayOrderNumber } from '#domain/orders/order-number.ts';
import { aCheckedPrescription } from '#domain/prescription/prescription.test-data.ts';
import { loadCart } from '#storefront/cart/load-cart.ts';
import { putPairInCart } from '#storefront/cart/put-pair-in-cart.ts';
import { aShop, type TestShop } from '../shop/a-shop.ts';
import { aBrowser, type Browser } from '../shop/browser.ts';
import { frontDoor } from '../shop/front-door.ts';
import { cartReady, reviewed } from '../shop/ready-cart.ts';
import { signedIn, type SignedIn } from '../shop/signed-in.ts';

/** The address book and the profile, as a browser without scripts sees them. */
let shop: TestShop;
let app: Awaited<ReturnType<typeof frontDoor>>;
beforeAll(async () => {
  shop = await aShop();
  app = await frontDoor(shop);
});
afterAll(() => shop.close());

const BOOK = '/User/Addresses';
const NEW = `${BOOK}/New`;

const elm = {
  firstname: 'Ada',
  lastname: 'Park',
  'street[0]': '1 Elm Street',
  apartment: 'Apt 2',
  neighborhood: 'Old Town',
  extra: 'Rear house',
  city: 'Portland',
  region: 'OR',
  postcode: '97205',
  country_code: 'US',
  telephone: '503 555 0100',
};

async function aMember(record: Parameters<TestShop['member']>[0] = {}): Promise<Opened> {
  const device = await signedIn(shop, await shop.member(record));
  return { device, browser: aBrowser(app, device.cookies) };
}

type Opened = { device: SignedIn; browser: Browser };

/** Numbers of the addresses on the page of the book, in its order. */
async function idsOf(browser: Browser): Promise<string[]> {
  const { text } = await browser.get(BOOK);
  return [...text.matchAll(/href="\/User\/Addresses\/(\d+)"/g)].map(([, id = '']) => id);
}

async function added(browser: Browser, changes: Record<string, string> = {}): Promise<string> {
  const answer = await browser.submit(NEW, { ...elm, ...changes });
  expect([answer.status, answer.location]).toEqual([303, BOOK]);
  const ids = await idsOf(browser);
  return ids.toSorted((one, other) => Number(other) - Number(one))[0] ?? '';
}

describe('the address book', () => {
  test('begins empty, and suggests the first address for everything', async () => {
    const { browser } = await aMember();
    expect((await browser.get(BOOK)).text).toContain('You haven’t saved an address yet.');
    const { text } = await browser.get(NEW);
    expect(text.match(/<input[^>]*name="default(Shipping|Billing)"[^>]*>/g)).toEqual([
      expect.stringContaining('checked'),
      expect.stringContaining('checked'),
    ]);
    expect(text).toMatch(/name="firstname"[^>]*value="[^"]+"/);
  });

  test('keeps an address with all four lines, and once however often it is sent', async () => {
    const { browser } = await aMember();
    const id = await added(browser);
    await added(browser);
    expect(await idsOf(browser)).toEqual([id]);
    const { text } = await browser.get(BOOK);
    for (const line of ['1 Elm Street', 'Apt 2', 'Old Town', 'Rear house', 'Portland, OR 97205'])
      expect(text).toContain(line);
    const form = (await browser.get(`${BOOK}/${id}`)).text;
    for (const [name, value] of Object.entries({ neighborhood: 'Old Town', extra: 'Rear house' }))
      expect(form).toMatch(new RegExp(`name="${name}"[^>]*value="${value}"`));
  });

  test('keeps an address once that is sent several times at the same moment', async () => {
    const { browser } = await aMember();
    const defaults = { defaultShipping: 'on', defaultBilling: 'on' };
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => browser.submit(NEW, { ...elm, ...defaults })),
    );
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    expect(await idsOf(browser)).toHaveLength(1);
    const { text } = await browser.get(BOOK);
    expect(text).toContain('For deliveries');
    expect(text).toContain('For bills');
  });

  test('says what is wrong beside each field and keeps what was typed', async () => {
    const { browser } = await aMember();
    const answer = await browser.submit(NEW, { ...elm, postcode: '9', telephone: '1234567890' });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('A ZIP code has five digits');
    expect(answer.text).toContain('This number doesn’t reach anyone.');
    expect(answer.text).toMatch(/name="postcode"[^>]*value="9"/);
    expect(await idsOf(browser)).toEqual([]);
  });

  test('changes an address and what it is suggested for', async () => {
    const { browser } = await aMember();
    const first = await added(browser, { defaultShipping: 'on', defaultBilling: 'on' });
    const second = await added(browser, { 'street[0]': '9 Oak Avenue' });
    expect(await idsOf(browser)).toEqual([first, second]);

    const answer = await browser.submit(BOOK, { intent: 'setDefaultShipping', id: second });
    expect([answer.status, answer.location]).toEqual([303, BOOK]);
    expect(await idsOf(browser)).toEqual([second, first]);

    await browser.submit(`${BOOK}/${second}`, { ...elm, 'street[0]': '10 Oak Avenue' });
    const { text } = await browser.get(BOOK);
    expect(text).toContain('10 Oak Avenue');
    expect(text).not.toContain('9 Oak Avenue');
    // It was not ticked any more.
    expect(await idsOf(browser)).toEqual([first, second]);
  });

  test('deletes an address, a default one too, and hears the same twice', async () => {
    const { browser } = await aMember();
    const id = await added(browser, { defaultShipping: 'on', defaultBilling: 'on' });
    for (const _ of [1, 2]) {
      const answer = await browser.submit(BOOK, { intent: 'delete', id });
      expect([answer.status, answer.location]).toEqual([303, BOOK]);
    }
    expect(await idsOf(browser)).toEqual([]);
    const gone = await browser.submit(BOOK, { intent: 'setDefaultBilling', id });
    expect(gone.status).toBe(422);
    expect(gone.text).toContain('This address is not in your book any more.');
  });

  test('shows nobody the address of somebody else, and signs nobody out for asking', async () => {
    const [owner, stranger] = [await aMember(), await aMember()];
    const id = await added(owner.browser);
    expect((await stranger.browser.get(`${BOOK}/${id}`)).status).toBe(404);
    expect((await stranger.browser.submit(`${BOOK}/${id}`, elm)).status).toBe(404);
    await stranger.browser.submit(BOOK, { intent: 'delete', id });
    const refused = await stranger.browser.submit(BOOK, { intent: 'setDefaultShipping', id });
    expect(refused.status).toBe(422);
    expect(await idsOf(owner.browser)).toEqual([id]);
    expect((await stranger.browser.get(BOOK)).status).toBe(200);
  });

  test('of a German address is changed in its own terms on an English page', async () => {
    const { browser } = await aMember();
    const german = { ...elm, region: '', postcode: '50674', city: 'Köln', country_code: 'DE' };
    const answer = await browser.submit(`/german${NEW}`, german);
    expect([answer.status, answer.location]).toEqual([303, `/german${BOOK}`]);
    const [id = ''] = await idsOf(browser);
    const form = (await browser.get(`${BOOK}/${id}`)).text;
    expect(form).toContain('We deliver within Germany.');
    expect(form).not.toContain('name="region"');
    const changed = await browser.submit(`${BOOK}/${id}`, { ...german, postcode: '50667' });
    expect([changed.status, changed.location]).toEqual([303, BOOK]);
    expect((await browser.get(BOOK)).text).toContain('50667 Köln');
  });

  test('tells what commerce refuses in its own words', async () => {
    const { browser } = await aMember();
    const answer = await browser.submit(NEW, { ...elm, region: 'ZZ' });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('A region_id is required for the specified country code');
  });
});

test('a member sees what the plan has on file, and nothing of how commerce calls them', async () => {
  const { device, browser } = await aMember();
  const { text } = await browser.get('/User/Profile');
  expect(text).toContain(`${device.member.firstName} ${device.member.lastName}`);
  expect(text).toContain(device.member.email);
  expect(text).not.toContain('framewell.invalid');
  const answer = await browser.submit('/User/Profile', { email: 'other@example.com' });
  expect(answer.status).toBe(405);
});

test('a member whose benefit is used up reaches profile, addresses and signing out', async () => {
  const { browser, device } = await aMember();
  await (await device.shopper()).ordering.place(await cartReady(device));
  await shop.runJobs();
  expect((await browser.get('/Step1')).location).toBe('/confirmauthentication/alreadyredeemed');
  for (const path of ['/User/Profile', BOOK, NEW, '/sign-out'])
    expect([path, (await browser.get(path)).status]).toEqual([path, 200]);
});

test('of an address book nothing can be read at rest, and nothing stays of a member who is erased', async () => {
  const { device, browser } = await aMember();
  await added(browser, { lastname: 'Zebulonsdottir', 'street[0]': '77 Quixotic Byway' });
  const { pool } = shop.services;
  const inClear = async () =>
    (
      await pool.query(
        `select 1 from commerce.customer_addresses a
          where to_jsonb(a)::text ~ 'Zebulon|Quixotic' or encode(details, 'escape') ~ 'Zebulon|Quixotic'`,
      )
    ).rowCount;
  const ofMember = async () =>
    (
      await pool.query(
        `select 1 from commerce.customer_addresses a join commerce.customers c on c.id = a.customer_id
          where c.id = any($1)`,
        [customers],
      )
    ).rowCount;
  const { rows } = await pool.query<{ customer_email: string }>(
    `select customer_email from shop.member_customers where user_id = $1`,
    [device.member.userId],
  );
  const found = await shop.services.commerce.customerIds(rows.map((row) => row.customer_email));
  const customers = [...found.values()];
  expect([await inClear(), await ofMember()]).toEqual([0, 1]);

  await shop.services.memberData.members.delete(device.member.memberId);
  await shop.services.forgetMember(device.member.userId);
  expect(await ofMember()).toBe(0);
});

describe('at checkout', () => {
  const SHIPPING = '/checkout/Shipping';
  const REVIEW = '/checkout/OrderReview';

  /** With a pair in the cart and a confirmed prescription, and no address yet. */
  async function atShipping(): Promise<Opened> {
    const opened = await aMember();
    const shopper = await opened.device.shopper();
    const pair = await putPairInCart(shopper, 'en', {
      variantSku: '10101',
      parentSku: '10100',
      lens: 'SV-150',
      prescription: aCheckedPrescription(),
    });
    expect(pair.ok).toBe(true);
    await shopper.drafts.save({
      lensType: 'SingleVision',
      prescriptionConfirmedAt: new Date().toISOString(),
    });
    return opened;
  }

  async function delivered(browser: Browser, fields: Record<string, string>): Promise<string> {
    const answer = await browser.submit(SHIPPING, { payment: 'checkmo', ...fields });
    expect([answer.status, answer.location]).toEqual([303, REVIEW]);
    return (await browser.get(REVIEW)).text;
  }

  test('the suggested address is chosen at first, and used by its number', async () => {
    const { browser } = await atShipping();
    const id = await added(browser, { defaultShipping: 'on', defaultBilling: 'on' });
    const { text } = await browser.get(SHIPPING);
    expect(text).toMatch(new RegExp(`name="customerAddressId"[^>]*checked=""[^>]*value="${id}"`));
    const review = await delivered(browser, { customerAddressId: id, firstname: 'ignored' });
    for (const line of ['1 Elm Street', 'Old Town', 'Rear house', 'Portland, OR 97205'])
      expect(review).toContain(line);
    expect(review).not.toContain('Bill to');
    const again = (await browser.get('/checkout/ShippingEdit')).text;
    expect(again).toMatch(new RegExp(`name="customerAddressId"[^>]*checked=""[^>]*value="${id}"`));
  });

  test('a typed address goes into the book when asked to, and once', async () => {
    const { browser } = await atShipping();
    await delivered(browser, elm);
    expect(await idsOf(browser)).toEqual([]);
    for (const _ of [1, 2]) await delivered(browser, { ...elm, saveAddress: 'on' });
    expect(await idsOf(browser)).toHaveLength(1);
  });

  test('a saved telephone that reaches nobody is asked for, and never sent as a real one', async () => {
    const { browser, device } = await atShipping();
    const id = await added(browser);
    const { commerce } = await device.shopper();
    await commerce('default').run(ChangeAddressDocument, {
      id: Number(id),
      input: { telephone: '0000000000' },
    });
    const answer = await browser.submit(SHIPPING, { payment: 'checkmo', customerAddressId: id });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('This number doesn’t reach anyone.');
    expect(answer.text).toMatch(/name="street\[0\]"[^>]*value="1 Elm Street"/);
    expect((await browser.get(REVIEW)).location).toBe(SHIPPING);
  });

  test('an address of somebody else is not taken, and nobody is signed out for it', async () => {
    const [owner, { browser }] = [await aMember(), await atShipping()];
    const id = await added(owner.browser, { 'street[0]': '5 Secret Lane' });
    const answer = await browser.submit(SHIPPING, { payment: 'checkmo', customerAddressId: id });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('Enter your street and number.');
    expect(answer.text).not.toContain('Secret');
    expect((await browser.get(SHIPPING)).status).toBe(200);
  });

  test('bills go to another address, typed or saved, and the order keeps both', async () => {
    const { browser, device } = await atShipping();
    const other = Object.fromEntries(
      Object.entries({ ...elm, 'street[0]': '9 Oak Avenue' }).map(([name, value]) => [
        `billing.${name}`,
        value,
      ]),
    );
    const wrong = await browser.submit(SHIPPING, {
      payment: 'checkmo',
      ...elm,
      ...other,
      sameAsShipping: 'false',
      'billing.postcode': '9',
    });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('href="#field-billing-postcode"');

    const review = await delivered(browser, { ...elm, ...other, sameAsShipping: 'false' });
    expect(review).toContain('Bill to');
    expect(review).toContain('9 Oak Avenue');

    const id = await added(browser, { 'street[0]': '3 Pine Road' });
    await delivered(browser, {
      ...elm,
      sameAsShipping: 'false',
      'billing.customerAddressId': id,
    });
    const shopper = await device.shopper();
    const { id: cartId } = await loadCart(shopper, 'en');
    const placed = await shopper.ordering.place(await reviewed(shopper, cartId));
    if (placed.status !== 'placed') throw new Error(placed.status);
    const page = await browser.get(`/User/Order/${displayOrderNumber(placed.orderNumber)}`);
    expect(page.text).toContain('1 Elm Street');
    expect(page.text).toContain('3 Pine Road');
  });
});
