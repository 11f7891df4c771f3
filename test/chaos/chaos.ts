import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { displayOrderNumber } from '#domain/orders/order-number.ts';
import { aShop, type ShopMember, type TestShop } from '../shop/a-shop.ts';
import { aBrowser } from '../shop/browser.ts';
import { ownCluster, type OwnCluster } from '../shop/own-cluster.ts';
import { buy, type Buyer, type Told } from './buyer.ts';
import { openMailbox, type Mailbox } from './mailbox.ts';
import { randomFrom } from './random.ts';
import { serveShop, type ServedShop } from './served-shop.ts';
import { overWire } from './wire.ts';

export type ChaosOptions = {
  seed: number;
  processKills: number;
  databaseKills: number;
  clients: number;
  /** Pieces of the frame that everybody wants first. */
  pieces: number;
  /**
   * Lets what only waits for time to pass have waited: what a killed process held is free after
   * thirty seconds, which a short run does not have.
   */
  isHurried: boolean;
};

/** What came of it; `breaches` is empty when every promise was kept. */
export type ChaosResult = {
  figures: Record<string, number>;
  breaches: string[];
  /** What the shop said of faults of its own. */
  faults: string[];
};

const publicUrl = 'https://shop.test';
const graceful = 0;

type Place = {
  options: ChaosOptions;
  random: () => number;
  cluster: OwnCluster;
  shop: TestShop;
  served: ServedShop;
  mailbox: Mailbox;
  port: number;
  figures: Record<string, number>;
  breaches: string[];
  /** When the process was killed. */
  killedAt: number[];
};

type Client = { member: ShopMember; told: Told };

/**
 * A shop as it is served, on a PostgreSQL of its own, with members who order as long as process
 * and database are killed under them; afterwards what everybody was told is compared with what is.
 */
export async function runChaos(options: ChaosOptions): Promise<ChaosResult> {
  const random = randomFrom(options.seed);
  const cluster = await ownCluster({ durable: true });
  const mailbox = await openMailbox();
  const shop = await aShop({ database: cluster.database });
  const port = await freePort();
  await leaveInStock(shop, options.pieces);
  const { url: databaseUrl } = cluster.database;
  const served = serveShop({ port, publicUrl, databaseUrl, mailPort: mailbox.port });
  const place: Place = {
    options,
    random,
    cluster,
    shop,
    served,
    mailbox,
    port,
    figures: {},
    breaches: [],
    killedAt: [],
  };
  try {
    await isUp(place);
    let isKilling = true;
    const killing = kill(place).finally(() => (isKilling = false));
    const clients = await Promise.all(
      Array.from({ length: options.clients }, (_, index) =>
        keepBuying(place, index, () => isKilling),
      ),
    );
    await killing;
    await settle(place);
    await compare(place, clients.flat());
    const code = await served.stop();
    if (code !== graceful) place.breaches.push(`asked to stop, the process ended with ${code}`);
  } finally {
    await served.kill();
    mailbox.close();
    await shop.close();
  }
  return { figures: place.figures, breaches: place.breaches, faults: served.faults };
}

async function leaveInStock({ services }: TestShop, pieces: number): Promise<void> {
  await services.pool.query(
    `update commerce.stock set qty = $1, qty_at_start = $1
     where product_id = (select id from commerce.products where sku = '10101')`,
    [pieces],
  );
}

/** Kills at moments of the seed's choosing, also while the shop is still coming up again. */
async function kill(place: Place): Promise<void> {
  const { options, random, served, cluster, figures, killedAt } = place;
  const kinds = [
    ...Array.from({ length: options.processKills }, () => 'process' as const),
    ...Array.from({ length: options.databaseKills }, () => 'database' as const),
  ]
    .map((kind) => ({ kind, order: random() }))
    .sort((one, other) => one.order - other.order);
  for (const { kind } of kinds) {
    if (random() < 0.75) await isUp(place);
    await sleep(300 + random() * 2200);
    add(figures, `kills of the ${kind}`);
    if (kind === 'database') {
      // It may lie on the ground still from the time before.
      await untilItWorks(async () => cluster.kill());
      continue;
    }
    await served.kill();
    killedAt.push(Date.now());
    if (options.isHurried) await letTimePass(place);
    served.start();
  }
  await isUp(place);
}

/** One client: one member after another, as long as anything is killed, and one more. */
async function keepBuying(place: Place, index: number, goesOn: () => boolean): Promise<Client[]> {
  const { shop, mailbox, figures, breaches, port, options } = place;
  const random = randomFrom(options.seed * 1000 + index);
  const done: Client[] = [];
  while (goesOn() || done.length === 0) {
    const member = await untilItWorks(() => shop.member());
    const address = `10.${index}.${done.length >> 8}.${done.length & 255}`;
    const buyer: Buyer = {
      browser: aBrowser(overWire(port, publicUrl, address)),
      member,
      random,
      patienceMs: 120_000,
      readCodes: () =>
        mailbox.mailsTo(member.email).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []),
      wrong: (what) => breaches.push(`${member.memberId} was answered ${what}`),
      count: (what) => add(figures, what),
    };
    const told = await buy(buyer);
    if (told.status === 'left in the dark')
      breaches.push(`${member.memberId} was left in the dark: ${told.last}`);
    else await readsItAgain(place, buyer, told.number);
    done.push({ member, told });
  }
  return done;
}

/** The number stands there on every visit. */
async function readsItAgain(place: Place, { browser, member }: Buyer, number: string) {
  const paths = ['/checkout/OrderConfirmation', '/User/Order'];
  for (const path of paths) {
    const page = await untilItWorks(async () => {
      const shown = await browser.get(path);
      if (shown.status === 503) throw new Error('come back later');
      return shown;
    });
    if (!page.text.includes(number))
      place.breaches.push(`${member.memberId} does not find ${number} on ${path} (${page.status})`);
  }
}

/** Waits until nothing is left to do; what only waits for its time is let have waited. */
async function settle(place: Place): Promise<void> {
  const giveUpAt = Date.now() + 150_000;
  while (Date.now() < giveUpAt) {
    const left = await leftToDo(place);
    if (left.jobs + left.attempts === 0) return;
    if (place.options.isHurried) await letTimePass(place);
    await sleep(300);
  }
}

async function leftToDo({ shop }: Place) {
  const { rows } = await shop.services.pool.query<Record<string, number>>(
    `select (select count(*) from graphile_worker._private_jobs)::integer as jobs,
            (select count(*) from graphile_worker._private_jobs
              where locked_at is not null)::integer as locked,
            (select count(*) from shop.order_attempts where state = 'open')::integer as attempts`,
  );
  const { jobs = 0, locked = 0, attempts = 0 } = rows[0] ?? {};
  return { jobs, locked, attempts };
}

async function letTimePass({ shop }: Place): Promise<void> {
  const aMinuteOn = `
    update graphile_worker._private_jobs
       set run_at = least(run_at, now()), locked_at = locked_at - interval '1 minute';
    update graphile_worker._private_job_queues set locked_at = locked_at - interval '1 minute'`;
  await shop.services.pool.query(aMinuteOn).catch(() => {}); // the database may be away as well
}

/** What everybody was told, against what is. */
async function compare(place: Place, clients: Client[]): Promise<void> {
  const { shop, mailbox, served, figures, breaches, killedAt } = place;
  const { services } = shop;
  const left = await leftToDo(place);
  if (left.jobs > 0) breaches.push(`${left.jobs} jobs are not done, ${left.locked} are locked`);
  if (left.attempts > 0) breaches.push(`${left.attempts} attempts are still open`);
  if (served.fell > 0) breaches.push(`the process ended by itself ${served.fell} times`);
  for (const { invariant, what } of await shop.ledger()) breaches.push(`${invariant}: ${what}`);

  const { rows } = await services.pool.query<{ user_id: string; order_number: string }>(
    `select user_id, order_number from shop.order_attempts where state = 'placed'`,
  );
  const orders = await services.commerce.orders.list(1_000_000);
  const told = new Map(
    clients.map(({ member, told: said }) => [
      member.userId,
      said.status === 'placed' ? said.number : null,
    ]),
  );
  if (orders.length !== rows.length)
    breaches.push(`${orders.length} orders from ${rows.length} attempts that were placed`);
  for (const { user_id: userId, order_number: number } of rows)
    if (told.get(userId) !== displayOrderNumber(number))
      breaches.push(`order ${number} is another than its member was told: ${told.get(userId)}`);
  if (rows.length !== told.size) breaches.push(`${told.size} members have ${rows.length} orders`);

  let mails = 0;
  for (const { member, told: said } of clients) {
    if (said.status !== 'placed') continue;
    const confirmations = mailbox
      .mailsTo(member.email)
      .filter(({ text }) => text.includes(said.number));
    mails += confirmations.length;
    if (confirmations.length === 0) breaches.push(`order ${said.number} was not mailed`);
    // A process that dies between the server's "taken" and its own note cannot know of it.
    const [first, ...again] = confirmations;
    for (const { takenAt } of again) {
      add(figures, 'mails sent again after a kill');
      if (!killedAt.some((at) => at >= (first?.takenAt ?? 0) - 1000 && at <= takenAt))
        breaches.push(`order ${said.number} was mailed again without a reason`);
    }
  }
  Object.assign(figures, {
    members: clients.length,
    'orders told': [...told.values()].filter(Boolean).length,
    'orders placed': orders.length,
    'confirmations mailed': mails,
    'jobs left': left.jobs,
    'jobs locked': left.locked,
    'attempts left open': left.attempts,
    'ends of the process by itself': served.fell,
  });
}

async function isUp({ port, served }: Place): Promise<void> {
  const { fetch } = overWire(port, publicUrl, '10.9.9.9');
  const giveUpAt = Date.now() + 60_000;
  for (;;) {
    const ready = await fetch(new Request('http://localhost/readyz')).catch(() => null);
    if (ready?.status === 200) return;
    if (Date.now() > giveUpAt)
      throw new Error(`the shop does not come up: ${served.faults.slice(-5).join('\n')}`);
    await sleep(50);
  }
}

/** As an operator repeats a command: the database may be away at this moment. */
async function untilItWorks<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries > 200) throw error;
      await sleep(200);
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function add(figures: Record<string, number>, what: string): void {
  figures[what] = (figures[what] ?? 0) + 1;
}
