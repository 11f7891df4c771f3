import { Logger, runOnce } from 'graphile-worker';
import { aCatalogue, aFrame } from '#commerce/commerce.test-data.ts';
import type { MemberRecord } from '#member-data/index.ts';
import { checkLedger } from '#ops/ledger.ts';
import { tasksOf } from '#server/jobs/tasks.ts';
import { createLog } from '#server/log.ts';
import { createServices, type Services } from '#server/services.ts';
import type { PaperReader } from '#shop/uploads/port.ts';
import { brand } from '#storefront/brand/brand.ts';
import { aDatabase, type TestDatabase } from '../database.ts';
import { testSettings } from './settings.ts';

export const shopUrl = 'http://localhost:3000';

/** The whole shop on a database of its own, seeded like a small demo. Nothing runs by itself. */
export type TestShop = {
  services: Services;
  /** Where the database is, for another process. */
  databaseUrl: string;
  /** A member nobody else in the test has, who may order. */
  member(record?: Partial<MemberRecord>): Promise<ShopMember>;
  /** Runs every job that is waiting, also those that wait for another try. */
  runJobs(): Promise<void>;
  /** What was sent to this address or number so far, newest first. */
  messagesTo(contact: string): Promise<{ subject: string; text: string }[]>;
  /** The same shop on the same data, as another process with these settings runs it. */
  withSettings(settings: Record<string, string>): TestShop;
  /** Every broken rule, as `ops ledger check` prints them. */
  ledger(): ReturnType<typeof checkLedger>;
  close(): Promise<void>;
};

export type ShopMember = MemberRecord & { email: string; userId: string };

export type ShopOptions = {
  /** As in the environment, over those of `testSettings`. */
  settings?: Record<string, string>;
  /** A database elsewhere than in the cluster that all tests share. */
  database?: TestDatabase;
  isStopping?: () => boolean;
  /** Where browsers reach it. */
  publicUrl?: string;
  /** Where everything that is logged is written; nowhere without it. */
  logFile?: string;
  /** Looks at pictures of prescriptions in place of the real one. */
  paperReader?: PaperReader;
};

/** A dear frame (10101), an affordable one (10201), and lenses, with stock for every test. */
export const frames = [
  aFrame({ sku: '10100', price: { default: 21900, german: 21900 }, colors: [inBlack('10101')] }),
  aFrame({ sku: '10200', price: { default: 12900, german: 12900 }, colors: [inBlack('10201')] }),
];

export async function aShop(options: ShopOptions = {}): Promise<TestShop> {
  const database = options.database ?? (await aDatabase());
  const shop = shopOn(database, options);
  await shop.services.commerce.importCatalogue(aCatalogue(frames));
  await savePromotions(shop.services);
  return shop;
}

function shopOn(
  database: TestDatabase,
  { settings = {}, isStopping, publicUrl = shopUrl, logFile, paperReader }: ShopOptions,
): TestShop {
  const services = createServices({
    env: testSettings(settings),
    pool: database.pool,
    log: logFile ? createLog('trace', logFile) : createLog('silent'),
    publicUrl: () => publicUrl,
    ...(isStopping ? { isStopping } : {}),
    ...(paperReader ? { paperReader } : {}),
  });
  return {
    services,
    databaseUrl: database.url,
    member: (record) => importMember(services, record),
    runJobs: () => runJobs(services),
    async messagesTo(contact) {
      return (await services.messages.outbox()).filter(({ to }) => to === contact);
    },
    withSettings: (changes) =>
      shopOn(database, {
        publicUrl,
        settings: { ...settings, ...changes },
        ...(logFile ? { logFile } : {}),
        ...(paperReader ? { paperReader } : {}),
      }),
    ledger: () => checkLedger(services),
    close: () => {
      services.stopReading();
      return database.close();
    },
  };
}

function inBlack(sku: string) {
  const name = { en: 'Coal', de: 'Kohle' };
  return { sku, name, group: 'Black' as const, hex: '#111111', stock: 500 };
}

async function savePromotions({ commerce }: Services): Promise<void> {
  const caps = { frame: 15000, lens: 6000 };
  await commerce.promotions.saveCartRule({
    code: 'plan-benefit',
    groupCode: 'plan-members',
    labels: { default: 'Plan benefit', german: 'Kassenleistung' },
    capsMinor: { default: caps, german: caps },
    freeShipping: true,
  });
}

let lastNumber = 4000;

async function importMember(
  { memberData }: Services,
  record: Partial<MemberRecord> = {},
): Promise<ShopMember> {
  lastNumber += 1;
  const member = {
    memberId: `AH-${lastNumber}`,
    firstName: 'Vera',
    lastName: 'Sample',
    plan: brand.plan.name,
    ...record,
    email: record.email ?? `vera${lastNumber}@members.example`,
  };
  await memberData.members.import([member]);
  const shown = await memberData.members.show(member.memberId);
  return { ...member, userId: shown?.userId ?? '' };
}

async function runJobs(services: Services): Promise<void> {
  // A minute ago: the clock of a busy machine may be set back, and its processors may differ.
  await services.pool.query(
    `update graphile_worker._private_jobs set run_at = now() - interval '1 minute'`,
  );
  await runOnce({
    pgPool: services.pool,
    taskList: tasksOf(services),
    noHandleSignals: true,
    noPreparedStatements: true,
    logger: new Logger(() => () => {}),
  });
}
