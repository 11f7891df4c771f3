import { mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { displayOrderNumber } from '#domain/orders/order-number.ts';
import { fromFhir } from '#domain/prescription/fhir.ts';
import { aCheckedPrescription } from '#domain/prescription/prescription.test-data.ts';
import { aShop, type TestShop } from '#test/shop/a-shop.ts';
import { cartReady } from '#test/shop/ready-cart.ts';
import { seedOrder } from '#test/shop/seed-order.ts';
import { signedIn, type SignedIn } from '#test/shop/signed-in.ts';
import type { Options } from '../command.ts';
import { commandsOnShop } from '../commands.ts';
import type { OrderSheet } from './order-sheet.ts';

/** What an operator hands to a lab, and what is written down of it. */
let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

const run = (name: string, options: Options = {}, words: string[] = []) =>
  commandsOnShop[name]!.run(shop.services, words, options);

const looking = { reason: 'Order for the lab', as: 'ada' };
/** Plus cylinder, both eyes' distances, a prism and who wrote it. */
const plus = aCheckedPrescription({
  od: { sphere: -3, cylinder: 1.5, axis: 95, pd: 31.5, prismHor: 0.5, baseHor: 'In' },
  os: { sphere: 1, cylinder: 0, pd: 32 },
  prescriber: '=HYPERLINK("x"), M.D.',
  dateWritten: '2026-10-01',
});

async function placed(device?: SignedIn): Promise<{ device: SignedIn; number: string }> {
  const buyer = device ?? (await signedIn(shop, await shop.member()));
  const order = await cartReady(buyer, { prescription: plus });
  const outcome = await (await buyer.shopper()).ordering.place(order);
  return { device: buyer, number: outcome.status === 'placed' ? outcome.orderNumber : '' };
}

test('an order is shown with all that a lab needs, in minus cylinder', async () => {
  const { number } = await placed();

  const { data, text } = await run('orders show', looking, [displayOrderNumber(number)]);

  expect(data).toMatchObject({
    number: displayOrderNumber(number),
    placedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    store: 'default',
    frame: { sku: '10101', color: 'Coal', lensWidthMm: expect.any(Number) },
    lens: { sku: 'SV-150', name: 'Single vision, index 1.5' },
    lenses: {
      lensType: 'SingleVision',
      pdMm: 63.5,
      right: {
        sphereDiopters: -1.5,
        cylinderDiopters: -1.5,
        axisDegrees: 5,
        prismHorizontalDiopters: 0.5,
        baseHorizontal: 'In',
        pdMm: 31.5,
        paper: { sphereDiopters: -3, cylinderDiopters: 1.5, axisDegrees: 95 },
      },
      left: { sphereDiopters: 1, cylinderDiopters: 0, axisDegrees: null },
      prescription: { writtenOn: '2026-10-01', prescriber: '=HYPERLINK("x"), M.D.' },
    },
    delivery: { street: '12 Analytical Way', city: 'Albany', region: 'NY', countryCode: 'US' },
  });
  expect(text).toContain('lenses.right.sphereDiopters: -1.5');
});

test('every look is in the audit with who and why; without a reason there is none', async () => {
  const { number } = await placed();

  await run('orders show', looking, [number]);
  await run('orders export', { ...looking, format: 'json' });
  for (const reason of [undefined, ' ', 'mail to a@b.example'])
    await expect(run('orders show', { ...looking, reason }, [number])).rejects.toThrow('--reason');

  const { rows } = await shop.services.pool.query(
    `select actor, action, outcome, reason from shop.audit where subject = $1 and action ~ 'order'`,
    [`order:${number}`],
  );
  const line = { actor: 'operator:ada', outcome: 'ok', reason: looking.reason };
  expect(rows).toEqual([
    { ...line, action: 'order.show' },
    { ...line, action: 'order.export' },
  ]);
  expect(await shop.ledger()).toEqual([]);
});

test('nothing is shown where the audit cannot be written', async () => {
  const { number } = await placed();
  const { services } = shop;
  const audit = { record: () => Promise.reject(new Error('the disk is full')) };

  const showing = commandsOnShop['orders show']!.run({ ...services, audit }, [number], looking);

  await expect(showing).rejects.toThrow('the disk is full');
});

test('orders are exported to a new file of its owner, as a table and as JSON', async () => {
  const { number } = await placed();
  const folder = await mkdtemp(path.join(tmpdir(), 'lab-'));
  const out = path.join(folder, 'orders.csv');

  await run('orders export', { ...looking, format: 'csv', status: 'pending', out });

  const [head = '', ...records] = (await readFile(out, 'utf8')).split('\r\n');
  const record = records.find((line) => line.startsWith(displayOrderNumber(number))) ?? '';
  expect(head.split(',').slice(0, 4)).toEqual(['number', 'placedAt', 'store', 'status']);
  expect(head).toContain('lenses.right.sphereDiopters,lenses.right.cylinderDiopters');
  expect(record).toContain(',-1.50,-1.50,5,');
  expect(record).toContain(`"'=HYPERLINK(""x""), M.D."`);
  expect((await stat(out)).mode & 0o777).toBe(0o600);
  await expect(run('orders export', { ...looking, format: 'csv', out })).rejects.toThrow('EEXIST');
  await expect(run('orders export', { ...looking, format: 'pdf' })).rejects.toThrow('--format');
});

test('the papers behind the orders are exported as a FHIR bundle, without what cannot be read', async () => {
  const { device, number } = await placed();
  const exported = async () => {
    const { data } = await run('orders export', { ...looking, format: 'fhir' });
    const { resourceType, entry } = data as { resourceType: string; entry: { resource: Named }[] };
    expect(resourceType).toBe('Bundle');
    return entry.find(
      ({ resource }) => resource.identifier?.[0]?.value === displayOrderNumber(number),
    )?.resource;
  };
  type Named = { identifier?: { value: string }[] };

  const resource = await exported();
  expect(resource).toMatchObject({ prescriber: { display: plus.prescriber } });
  const taken = fromFhir(resource);
  expect(taken.ok && taken.prescription).toMatchObject({ od: plus.od, os: plus.os });
  await shop.services.forgetMember(device.member.userId);
  expect(await exported()).toBeUndefined();
});

test('a lab sees which orders no money has come for yet', async () => {
  const { number } = await placed();
  const payment = async () =>
    ((await run('orders show', looking, [number])).data as OrderSheet).payment;

  expect(await payment()).toBe('due');
  await run('orders paid', {}, [number]);
  expect(await payment()).toBe('settled');
});

test('orders are found by status and day', async () => {
  const { device } = await placed();
  const old = await seedOrder(shop, await shop.member(), {
    placedAt: new Date('2023-02-01T23:30:00Z'),
    status: 'processing',
  });
  const numbersOf = async (options: Options) => {
    const { data } = await run('orders export', { ...looking, format: 'json', ...options });
    return (data as OrderSheet[]).map(({ number }) => number);
  };

  expect(await numbersOf({ status: 'in-production' })).toEqual([displayOrderNumber(old)]);
  expect(await numbersOf({ status: 'processing', since: '2023-02-01' })).toHaveLength(1);
  expect(await numbersOf({ status: 'processing', since: '2023-02-02' })).toHaveLength(0);
  expect(await numbersOf({})).toContain(displayOrderNumber(old));
  expect((await run('orders list', { status: 'processing' })).data).toMatchObject([
    { number: old },
  ]);
  expect((await run('orders list', { limit: '1' })).data).toHaveLength(1);
  for (const wrong of [{ status: 'lost' }, { since: 'monday' }, { limit: '0' }])
    await expect(run('orders list', wrong)).rejects.toThrow(`--${Object.keys(wrong)[0]}`);
  expect(device.member.userId).not.toBe('');
});

test("an erased member's order has no prescription and no address", async () => {
  const { device, number } = await placed();
  await shop.services.forgetMember(device.member.userId);

  const { data } = await run('orders show', looking, [number]);

  expect(data).toMatchObject({ lenses: null, delivery: null, frame: { sku: '10101' } });
});

test('of another platform no orders are listed, shown or exported', async () => {
  const { services } = shop.withSettings({ COMMERCE_GRAPHQL_URL: 'http://127.0.0.1:9/graphql' });
  for (const name of ['orders list', 'orders show', 'orders export'])
    await expect(
      commandsOnShop[name]!.run(services, ['1'], { ...looking, format: 'csv' }),
    ).rejects.toThrow('Another platform');
});
