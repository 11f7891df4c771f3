import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aShop, type TestShop } from '#test/shop/a-shop.ts';
import { aBrowser } from '#test/shop/browser.ts';
import { faultyService, type FaultyService, type ServiceFault } from '#test/shop/faulty-service.ts';
import { frontDoor } from '#test/shop/front-door.ts';
import { freePort, production } from '#test/shop/production.ts';
import { smtpServer } from '#test/shop/smtp-server.ts';
import type { Services } from '#server/services.ts';
import { version } from '#server/version.ts';
import { doctor } from './doctor.ts';

/** Whatever is wrong is named, with what to do, and never told as well. */
let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.services.pool.query('delete from graphile_worker._private_jobs'));

async function faultsOf({ services }: TestShop): Promise<Record<string, string>> {
  const findings = await doctor(services);
  return Object.fromEntries(
    findings.filter(({ ok }) => !ok).map(({ name, detail }) => [name, detail]),
  );
}

test('a shop that is well has no faults', async () => {
  expect(await faultsOf(shop)).toEqual({});
});

describe('mail', () => {
  test('that nobody takes', async () => {
    const url = `smtp://127.0.0.1:${await freePort()}`;
    const dead = shop.withSettings({
      ...production,
      DATABASE_URL: shop.databaseUrl,
      MAIL_URL: url,
    });
    const faults = await faultsOf(dead);
    expect(faults['mail']).toMatch(/MAIL_URL/);
    expect(faults['mail']).not.toContain('127.0.0.1');

    const ready = await aBrowser(await frontDoor(dead), [], production.PUBLIC_URL).get('/readyz');
    expect(ready).toMatchObject({ status: 200 });
    expect(ready.json()).toEqual({ status: 'degraded', degraded: ['mail'], version });
  });

  test('that is taken', async () => {
    const server = await smtpServer({ offersTls: false });
    const MAIL_URL = `smtp://127.0.0.1:${server.port}`;
    const well = shop.withSettings({ ...production, DATABASE_URL: shop.databaseUrl, MAIL_URL });
    expect(await faultsOf(well)).toEqual({});
    server.close();
  });
});

describe('pictures of frames', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'masters-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('that are not in their folder', async () => {
    const empty = shop.withSettings({ FRAME_PICTURES: folder });
    expect((await faultsOf(empty))['pictures']).toMatch(/^0 of the 2 frames/);
  });

  test.each([
    [200, 'image/avif', undefined],
    [200, 'text/html', /IMAGE_CDN_URL answers text\/html/],
    [403, 'image/avif', /IMAGE_CDN_URL answers 403/],
  ])('at an image CDN that answers %i with %s', async (status, type, fault) => {
    await writeFile(path.join(folder, '10101-front.webp'), 'a picture');
    const asked: string[] = [];
    const cdn = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(status, { 'content-type': type }).end();
    }).listen(0);
    await once(cdn, 'listening');
    const { port } = cdn.address() as AddressInfo;
    const behind = shop.withSettings({
      FRAME_PICTURES: folder,
      IMAGE_CDN_URL: `http://127.0.0.1:${port}/w={width}{path}`,
    });

    const { pictures } = await faultsOf(behind);
    cdn.close();
    if (fault) expect(pictures).toMatch(fault);
    else expect(pictures).toBeUndefined();
    expect(asked).toEqual([
      expect.stringMatching(/^\/w=320\/media\/frames\/10101\/front\?v=[\da-f]{10}&on=light$/),
    ]);
  });
});

test.each([
  [200, '[{"uid":"10101","available":true}]', undefined],
  [200, '[{"uid":"10101","available":false}]', undefined],
  [401, '[]', /TRY_ON_PROVIDER_URL answers 401/],
])('a try-on provider that answers %i with %s', async (status, body, fault) => {
  const provider = createServer((_, response) => response.writeHead(status).end(body)).listen(0);
  await once(provider, 'listening');
  const { port } = provider.address() as AddressInfo;
  const tryOn = await faultsOf(
    shop.withSettings({
      TRY_ON_PROVIDER_URL: `http://127.0.0.1:${port}/`,
      TRY_ON_PROVIDER_KEY: 'a secret key',
      TRY_ON_PROVIDER_PAGE: 'https://try.example/{uid}',
    }),
  );
  provider.close();
  if (fault) expect(tryOn['try-on']).toMatch(fault);
  else expect(tryOn['try-on']).toBeUndefined();
});

test.each([
  ['commerce', 'COMMERCE_GRAPHQL_URL'],
  ['member data', 'MEMBER_DATA_GRAPHQL_URL'],
] as const)('a dead outside service: %s', async (name, setting) => {
  const { commerce, memberData } = shop.services;
  const service = await faultyService(name === 'commerce' ? commerce : memberData);
  const elsewhere = shop.withSettings({ [setting]: service.url });
  expect(await faultsOf(elsewhere)).toEqual({});
  service.set('dead');
  expect((await faultsOf(elsewhere))[name]).toContain(setting);
  service.close();
});

describe("a plan's own member data", () => {
  let plan: FaultyService;
  beforeAll(async () => {
    plan = await faultyService(shop.services.memberData);
  });
  afterEach(() => plan.set('none'));
  afterAll(() => plan.close());

  test.each([
    ['dead', /does not answer.*MEMBER_DATA_GRAPHQL_URL/],
    ['unknown', /MEMBER_DATA_TOKEN/],
    ['refusing', /ops -- conformance member-data/],
    ['nonsense', /ops -- conformance member-data/],
    ['empty', /ops -- conformance member-data/],
    ['hollow', /ops -- conformance member-data/],
  ] satisfies [ServiceFault, RegExp][])('that is %s', async (fault, told) => {
    const elsewhere = shop.withSettings({ MEMBER_DATA_GRAPHQL_URL: plan.url });
    expect(await faultsOf(elsewhere)).toEqual({});
    plan.set(fault);
    expect((await faultsOf(elsewhere))['member data']).toMatch(told);
    const ready = await aBrowser(await frontDoor(elsewhere)).get('/readyz');
    expect(ready.json()).toMatchObject({ status: 'degraded', degraded: ['member data'] });
  });

  test('with a token that it does not know', async () => {
    const elsewhere = shop.withSettings({
      MEMBER_DATA_GRAPHQL_URL: plan.url,
      MEMBER_DATA_TOKEN: 'another-credential-of-somebody-else-altogether',
    });
    expect((await faultsOf(elsewhere))['member data']).toMatch(/MEMBER_DATA_TOKEN/);
  });
});

describe('a look that breaks is named, and hides no other finding', () => {
  const breaks = () => Promise.reject(new TypeError('Zq7canary'));
  const commerce = () => shop.services.commerce;

  test.each<[string, () => Partial<Services>]>([
    ['ledger', () => ({ commerce: { ...commerce(), ledger: breaks } })],
    [
      'benefit',
      () => ({
        commerce: {
          ...commerce(),
          promotions: { ...commerce().promotions, planBenefit: breaks },
        },
      }),
    ],
    [
      'member data',
      () => ({
        env: { ...shop.services.env, MEMBER_DATA_GRAPHQL_URL: 'http://127.0.0.1:9' },
        memberDataFor: () => ({ run: breaks }),
      }),
    ],
  ])('%s', async (name, broken) => {
    const whole = (await doctor(shop.services)).map((finding) => finding.name);
    const findings = await doctor({ ...shop.services, ...broken() });
    expect(findings.filter(({ ok }) => !ok)).toEqual([
      { name, ok: false, detail: expect.stringMatching(/^could not be looked at: .*TypeError/) },
    ]);
    expect(JSON.stringify(findings)).not.toContain('Zq7canary');
    const others = whole.filter((one) => one !== name && one !== 'payments');
    expect(findings.map((finding) => finding.name)).toEqual(expect.arrayContaining(others));
  });
});

test('jobs that fail, and jobs that nobody does', async () => {
  const { pool } = shop.services;
  await pool.query(`select graphile_worker.add_job('order-confirmation', '{"orderId": 1}')`);
  expect(await faultsOf(shop)).toEqual({});
  await pool.query(
    `update graphile_worker._private_jobs set run_at = now() - interval '10 minutes'`,
  );
  expect((await faultsOf(shop))['jobs']).toMatch(/the oldest for 6\d\d s/);
  await pool.query(
    `update graphile_worker._private_jobs set attempts = 3, run_at = now() + interval '1 minute'`,
  );
  expect((await faultsOf(shop))['jobs']).toMatch(/order-confirmation/);
});

test('migrations that were not applied, and those of a newer version', async () => {
  const { pool } = shop.services;
  const finding = async () =>
    (await doctor(shop.services)).find(({ name }) => name === 'migrations');
  await pool.query(`insert into shop.applied_migrations (name, run_on) values ('9999_new', now())`);
  expect(await finding()).toMatchObject({ ok: true, detail: expect.stringContaining('9999_new') });
  await pool.query(
    `delete from shop.applied_migrations where name like '9999%' or name like '0001%'`,
  );
  expect(await finding()).toMatchObject({
    ok: false,
    detail: expect.stringContaining('shop/0001'),
  });
});
