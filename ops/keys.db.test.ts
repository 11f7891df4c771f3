import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SubscribeToNewsletterDocument } from '#clients/generated/commerce.ts';
import { optionsContext } from '#commerce/cart/chosen-options.ts';
import { sealCartField } from '#commerce/cart/sealed-fields.ts';
import { sealedDetails } from '#commerce/customers/address-book.ts';
import { homeOf } from '#commerce/wishlist/wishlist.ts';
import { sealedNotes } from '#commerce/wishlist/saved-choice.ts';
import { sealedPrescriptions } from '#member-data/prescription.ts';
import { sealedTryOns } from '#member-data/try-on.ts';
import { openPool } from '#server/database/pool.ts';
import { createSealer } from '#server/sealer.ts';
import { countByKey } from '#server/sealing/key-use.ts';
import { sealedColumns } from '#server/sealing/sealed-columns.ts';
import { nameWithKeys } from '#server/sealing/who-seals.ts';
import { draftsOf } from '#shop/drafts/drafts.ts';
import { sealedTo } from '#shop/sealed-to.ts';
import { aShop, type ShopMember, type TestShop } from '#test/shop/a-shop.ts';
import { production, run } from '#test/shop/production.ts';
import { cartReady } from '#test/shop/ready-cart.ts';
import { knownSecrets, testSettings } from '#test/shop/settings.ts';
import { signedIn } from '#test/shop/signed-in.ts';
import { commandsOnShop } from './commands.ts';
import { isFull } from '#test/conditions.ts';

const oldKey = knownSecrets.SEALING_KEYS;
const newKey = `new:${Buffer.alloc(32, 8).toString('base64')}`;
const newest = `newest:${Buffer.alloc(32, 9).toString('base64')}`;

let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

const underKeys = (...keys: string[]) => shop.withSettings({ SEALING_KEYS: keys.join() });
const keysOf = async ({ services }: TestShop) =>
  Object.fromEntries(await countByKey(services.pool));
const keys = (of: TestShop, verb: string) =>
  commandsOnShop[`keys ${verb}`]!.run(of.services, [], {});

/** A command as an operator types it, for a shop under these keys. */
const ops = (sealingKeys: string[], ...words: string[]) =>
  run('ops/main.ts', words, {
    ...production,
    ...knownSecrets,
    DATABASE_URL: shop.databaseUrl,
    SEALING_KEYS: sealingKeys.join(),
  });

/** No text: as text it would come back as another. */
const picture = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);

/** A value in every column that holds sealed ones; answers a member whose code waits to be sent. */
async function fillEveryColumn(): Promise<ShopMember> {
  const { services } = shop;
  const { pool, sealer } = services;
  const device = await signedIn(shop, await shop.member());
  const { userId } = device.member;
  const order = await cartReady(device);
  const placed = await (await device.shopper()).ordering.place(order);
  expect(placed).toMatchObject({ status: 'placed' });
  await shop.runJobs();
  const [{ number } = { number: '' }] = await services.commerce.orders.list();
  for (const status of ['processing', 'complete'] as const)
    await services.commerce.orders.changeStatus(number, { status, tracking: 'PARCEL 7' });
  await services.shop.reports.error({
    requestId: crypto.randomUUID(),
    address: '192.0.2.9',
    errorType: 'add2Cart',
    message: 'No stock left',
    isFromBrowser: false,
    userId,
    details: { note: 'anything' },
  });
  await pool.query(`insert into member_data.try_on_records (member_id, sealed) values ($1, $2)`, [
    userId,
    sealer.seal('{}', sealedTryOns.contextOf(userId)),
  ]);
  const id = crypto.randomUUID();
  await pool.query(
    `insert into member_data.prescriptions (id, member_id, sealed) values ($1, $2, $3)`,
    [id, userId, sealer.seal('{}', sealedPrescriptions.contextOf(id))],
  );
  await pool.query(
    `insert into commerce.customer_addresses (id, customer_id, country_code, details)
     select 999, min(id), 'US', $1 from commerce.customers`,
    [sealer.seal('{}', sealedDetails.contextOf(999))],
  );
  for (const field of ['guest_email', 'billing_address', 'purchase_order_number'] as const)
    await pool.query(`update commerce.carts set ${field} = $1 where masked_id = $2`, [
      sealCartField(sealer, order.cartId, field, 'something'),
      order.cartId,
    ]);
  const saved = { wishlist: 998, item: 997, productId: 1, fingerprint: 'x' };
  await pool.query(
    `insert into commerce.wishlists (id, customer_id, sharing_code)
     select $1, min(id), 'x' from commerce.customers`,
    [saved.wishlist],
  );
  await pool.query(
    `insert into commerce.wishlist_items
       (id, wishlist_id, product_id, by_model, quantity, options_fingerprint, options, description)
     values ($1, $2, $3, false, 1, $4, $5, $6)`,
    [
      saved.item,
      saved.wishlist,
      saved.productId,
      saved.fingerprint,
      sealer.seal('{}', optionsContext({ ...saved, maskedId: homeOf(saved.wishlist) })),
      sealedNotes.seal(sealer, saved.item, 'For reading'),
    ],
  );
  await pool.query(
    `insert into shop.uploads (id, user_id, sealed_reading, sealed_confirmation, kept_until)
     values ($1, $2, $3, $4, now() + interval '1 day')`,
    [
      id,
      userId,
      ...[sealedTo.reading(id), sealedTo.confirmation(id)].map((to) => sealer.seal('{}', to)),
    ],
  );
  // More pages than are held at a time.
  for (let page = 0; page < 12; page += 1)
    await pool.query(`insert into shop.upload_pages values ($1, $2, 1, 1, $3, $4)`, [
      id,
      page,
      sealer.seal(picture, sealedTo.picture(id, page)),
      page === 0 ? sealer.seal('[]', sealedTo.pageText(id, page)) : null,
    ]);
  await services
    .commerceAsGuest('default')
    .run(SubscribeToNewsletterDocument, { email: 'reader@mail.example' });
  await draftsOf(userId, pool, sealer).save({ lensType: 'SingleVision' });
  const guest = `guest:${id}`;
  await pool.query(`insert into shop.guests (id_hash, shopper_key, sealed) values ($1, $2, $3)`, [
    Buffer.alloc(32, 1),
    guest,
    sealer.seal('{}', sealedTo.guest(guest)),
  ]);
  await pool.query(`insert into shop.order_lookups (shopper_key, sealed) values ($1, $2)`, [
    guest,
    sealer.seal('{}', sealedTo.orderLookup(guest)),
  ]);
  // Somebody has asked for a code, and mail is slow.
  const waiting = await shop.member();
  await expect(signedIn({ ...shop, runJobs: async () => {} }, waiting)).rejects.toThrow();
  return waiting;
}

describe('every sealed value', () => {
  test('lies in a column that is sealed anew', async () => {
    const { rows } = await shop.services.pool.query<{ name: string }>(
      `select table_schema || '.' || table_name || '.' || column_name as name
         from information_schema.columns
        where data_type = 'bytea' and table_schema in ('commerce', 'member_data', 'shop')`,
    );
    const hashes = [
      'shop.sign_ins.id_hash',
      'shop.sessions.id_hash',
      'shop.guests.id_hash',
      'shop.used_proofs.hash',
      'commerce.account_links.token_hash',
      'commerce.order_cancel_keys.key_hash',
    ];
    // Proof of a key, in the list of keys itself, and pictures that everybody may see.
    const others = [...hashes, 'shop.sealing_keys.proof', 'commerce.media_files.bytes'];
    const listed = sealedColumns.map(({ table, sealed }) => `${table}.${sealed}`);
    expect(rows.map(({ name }) => name).filter((name) => !listed.includes(name))).toEqual(
      expect.arrayContaining(others),
    );
    expect(new Set([...listed, ...others])).toEqual(
      new Set([...rows.map(({ name }) => name), ...listed.filter((name) => /jobs/.test(name))]),
    );
  });

  test('is sealed anew, opens in its place, and needs the old key no more', async () => {
    const waiting = await fillEveryColumn();
    for (const { table, sealed } of sealedColumns) {
      const { rows } = await shop.services.pool.query<{ count: number }>(
        `select count(${sealed}) as count from ${table} t`,
      );
      expect(rows[0]?.count, `${table}: ${sealed}`).toBeGreaterThan(0);
    }
    const { test: before } = await keysOf(shop);

    const outcome = await keys(underKeys(newKey, oldKey), 'reseal');
    expect(outcome).toMatchObject({
      ok: true,
      data: { resealed: before, unreadable: [], left: 0 },
    });
    expect(await keysOf(shop)).toEqual({ new: before });

    // Under the new key alone everything opens once more.
    const again = await keys(underKeys(newest, newKey), 'reseal');
    expect(again).toMatchObject({ ok: true, data: { resealed: before, unreadable: [] } });
    // The code that waited is sent, and every message that was can be read.
    await underKeys(newest).runJobs();
    expect(await underKeys(newest).messagesTo(waiting.email)).toHaveLength(1);
    const { rows } = await shop.services.pool.query<{ id: string; page: number; sealed: Buffer }>(
      'select upload_id as id, page, sealed from shop.upload_pages',
    );
    const { sealer } = underKeys(newest).services;
    for (const { id, page, sealed } of rows)
      expect(sealer.openBytes(sealed, sealedTo.picture(id, page))).toEqual(picture);
    const texts = await shop.services.pool.query<{ id: string; page: number; sealed: Buffer }>(
      `select upload_id as id, page, sealed_text as sealed from shop.upload_pages
       where sealed_text is not null`,
    );
    expect(texts.rows).toHaveLength(1);
    for (const { id, page, sealed } of texts.rows)
      expect(sealer.open(sealed, sealedTo.pageText(id, page))).toBe('[]');
    expect((await keys(underKeys(oldKey, newest), 'reseal')).ok).toBe(true);
  });
});

test('a value that does not open is named, and stays as it is', async () => {
  const { pool, sealer } = shop.services;
  const userId = crypto.randomUUID();
  const elsewhere = sealer.seal('{}', sealedTo.draft('somebody else'));
  await pool.query('insert into shop.drafts (user_id, sealed) values ($1, $2)', [
    userId,
    elsewhere,
  ]);
  const outcome = await keys(underKeys(newKey, oldKey), 'reseal');
  expect(outcome).toMatchObject({
    ok: false,
    data: { unreadable: [`shop.drafts ${userId}: sealed`], left: 1, released: [] },
  });
  await pool.query('delete from shop.drafts where user_id = $1', [userId]);
  expect((await keys(underKeys(oldKey, newKey), 'reseal')).ok).toBe(true);
});

test('nothing is sealed anew while a process seals under another key', async () => {
  const known = testSettings({ SEALING_KEYS: oldKey }).SEALING_KEYS;
  const other = openPool({ url: shop.databaseUrl, max: 1, applicationName: nameWithKeys(known) });
  await other.query('select 1');
  const seenFrom = underKeys(newKey, oldKey);
  expect(await keys(seenFrom, 'reseal')).toMatchObject({
    ok: false,
    text: expect.stringContaining('does not seal under "new" yet'),
  });
  const listed = await keys(seenFrom, 'list');
  expect(listed.data).toMatchObject({
    keys: [
      { id: 'new', sealsHere: true, isKnownToAll: false, values: 0 },
      { id: 'test', isInSettings: true, sealsElsewhere: true },
    ],
    processes: [{ keys: ['test'] }],
  });
  expect(JSON.stringify(listed)).not.toContain(Buffer.alloc(32, 7).toString('base64'));
  await other.end();
  const gone = async () => JSON.stringify((await keys(seenFrom, 'list')).data);
  await expect.poll(gone).toContain('"processes":[]');
});

test('rotate draws a key and changes nothing', async () => {
  const before = await keysOf(shop);
  const drawn = await keys(shop, 'rotate');
  const { id, key } = drawn.data as { id: string; key: string };
  expect(testSettings({ SEALING_KEYS: `${oldKey},${key}` }).SEALING_KEYS[1]?.id).toBe(id);
  expect(drawn.text).toContain(key);
  expect(drawn.text).not.toContain(oldKey);
  expect(await keysOf(shop)).toEqual(before);
});

test.runIf(isFull)(
  'sealed anew under orders, killed in the middle, begun again: nothing is lost',
  async () => {
    const { pool, sealer } = shop.services;
    const people = Array.from({ length: 20_000 }, () => crypto.randomUUID());
    await pool.query(
      `insert into shop.drafts (user_id, sealed) select * from unnest($1::uuid[], $2::bytea[])`,
      [people, people.map((id) => sealer.seal(JSON.stringify({ sku: id }), sealedTo.draft(id)))],
    );
    const first = ops([oldKey], 'curtain', 'status');
    expect(await first.ended, first.said()).toBe(0);

    // Members order in a process that has the new key in front.
    const rotated = underKeys(newKey, oldKey);
    const ended = new AbortController();
    const placed: unknown[] = [];
    const ordering = (async () => {
      while (!ended.signal.aborted || placed.length === 0) {
        const device = await signedIn(rotated, await rotated.member());
        const order = await cartReady(device);
        placed.push(await (await device.shopper()).ordering.place(order));
      }
    })();

    const cut = ops([newKey, oldKey], 'keys', 'reseal');
    const moved = async () =>
      (await pool.query(`select count(*) as c from shop.drafts where get_byte(sealed, 1) = 3`))
        .rows[0]?.c as number;
    while ((await moved()) < 2000) await sleep(5);
    cut.process.kill('SIGKILL');
    expect(await cut.ended).toBeNull();
    const inTheMiddle = await moved();
    expect(inTheMiddle).toBeGreaterThan(0);
    expect(inTheMiddle).toBeLessThan(people.length);
    const tooEarly = ops([newKey], 'curtain', 'status');
    expect(await tooEarly.ended).toBe(78);
    expect(tooEarly.said()).toContain('lacks the key "test"');

    const whole = ops([newKey, oldKey], 'keys', 'reseal', '--progress');
    expect(await whole.ended, whole.said()).toBe(0);
    expect(whole.said()).toContain('Not needed any more: test');
    ended.abort();
    await ordering;

    for (const one of placed) expect(one).toMatchObject({ status: 'placed' });
    expect(Object.keys(await keysOf(shop))).toEqual(['new']);
    const { rows } = await pool.query<{ user_id: string; sealed: Buffer }>(
      'select user_id, sealed from shop.drafts where user_id = any($1)',
      [people],
    );
    const alone = createSealer({
      keys: testSettings({ SEALING_KEYS: newKey }).SEALING_KEYS,
      pepper: 'x',
    });
    const opened = rows.filter(
      ({ user_id: id, sealed }) =>
        alone.open(sealed, sealedTo.draft(id)) === JSON.stringify({ sku: id }),
    );
    expect(opened.length).toBe(people.length);
    await rotated.runJobs();
    expect(await underKeys(newKey).ledger()).toEqual([]);
    const without = ops([newKey], 'doctor', '--json');
    await without.ended;
    expect(JSON.parse(without.said())).toContainEqual({
      name: 'sealing keys',
      ok: true,
      detail: '"new" seals, 1 known',
    });
  },
);
