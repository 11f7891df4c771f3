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
  /** Processes that serve the shop, on one database. */
  processes: number;
  clients: number;
  /** How many orders are begun at least; the clients go on as long as anything is killed. */
  carts: number;
  /** Pieces of the frame that everybody wants first. */
  pieces: number;
  /** Coupons that can be used once, of which everybody tries one. */
  coupons: number;
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
  served: ServedShop[];
  mailbox: Mailbox;
  ports: number[];
  figures: Record<string, number>;
  breaches: string[];
  /** When a process was killed. */
  killedAt: number[];
  /** Orders that were begun. */
  begun: number;
};

/** Somebody who ordered; `member` is null for a guest. */
type Client = { member: ShopMember | null; email: string; told: Told };

/**
 * A shop as it is served, on a PostgreSQL of its own, with members and guests who order as long as
 * processes and database are killed under them; afterwards what everybody was told is compared
 * with what is.
 */
export async function runChaos(options: ChaosOptions): Promise<ChaosResult> {
  const random = randomFrom(options.seed);
  const cluster = await ownCluster({ durable: true });
  const mailbox = await openMailbox();
  const settings = { STOREFRONT_ACCESS: 'open' };
  const shop = await aShop({ database: cluster.database, settings });
  await leaveInStock(shop, options.pieces);
  await giveOut(shop, options.coupons);
  const { url: databaseUrl } = cluster.database;
  const ports: number[] = [];
  for (let index = 0; index < options.processes; index += 1) ports.push(await freePort());
  const served = ports.map((port) =>
    serveShop({ port, publicUrl, databaseUrl, mailPort: mailbox.port }),
  );
  const place: Place = {
    options,
    random,
    cluster,
    shop,
    served,
    mailbox,
    ports,
    figures: {},
    breaches: [],
    killedAt: [],
    begun: 0,
  };
  try {
    for (const port of ports) await isUp(place, port);
    let isKilling = true;
    const killing = kill(place).finally(() => (isKilling = false));
    const clients = await Promise.all(
      Array.from({ length: options.clients }, (_, index) =>
        keepBuying(place, index, () => isKilling || place.begun < options.carts),
      ),
    );
    await killing;
    await settle(place);
    await compare(place, clients.flat());
    for (const one of served) {
      const code = await one.stop();
      if (code !== graceful) place.breaches.push(`asked to stop, a process ended with ${code}`);
    }
  } finally {
    for (const one of served) await one.kill();
    mailbox.close();
    await shop.close();
  }
  return { figures: place.figures, breaches: place.breaches, faults: faultsOf(served) };
}

async function leaveInStock({ services }: TestShop, pieces: number): Promise<void> {
  await services.pool.query(
    `update commerce.stock set qty = $1, qty_at_start = $1
     where product_id = (select id from commerce.products where sku = '10101')`,
    [pieces],
  );
}

const couponCode = (index: number) => `ONCE-${index}`;

/** Coupons of a tenth that one order may use. */
async function giveOut({ services }: TestShop, coupons: number): Promise<void> {
  const labels = { default: 'A tenth', german: 'Ein Zehntel' };
  for (let index = 0; index < coupons; index += 1)
    await services.commerce.promotions.saveCoupon({
      code: couponCode(index),
      percent: 10,
      labels,
      usesMax: 1,
    });
}

/**
 * Kills at moments of the seed's choosing, also while the shop is still coming up again. Where
 * orders are counted, the kills are spread over all of them.
 */
async function kill(place: Place): Promise<void> {
  const { options, random, served, ports, cluster, figures, killedAt } = place;
  const kinds = [
    ...Array.from({ length: options.processKills }, () => 'process' as const),
    ...Array.from({ length: options.databaseKills }, () => 'database' as const),
  ]
    .map((kind) => ({ kind, order: random() }))
    .sort((one, other) => one.order - other.order);
  for (const [index, { kind }] of kinds.entries()) {
    const which = Math.floor(random() * served.length);
    const [one, port] = [served[which]!, ports[which]!];
    const due = (options.carts * index) / kinds.length;
    while (place.begun < due) await sleep(100);
    if (random() < 0.75) await isUp(place, port);
    await sleep(300 + random() * 2200);
    add(figures, kind === 'database' ? 'kills of the database' : 'kills of a process');
    if (kind === 'database') {
      // It may lie on the ground still from the time before.
      await untilItWorks(async () => cluster.kill());
      continue;
    }
    await one.kill();
    killedAt.push(Date.now());
    if (options.isHurried) await letTimePass(place);
    one.start();
  }
  for (const port of ports) await isUp(place, port);
}

/** One client: a member or a guest after another, as long as anything is killed, and one more. */
async function keepBuying(place: Place, index: number, goesOn: () => boolean): Promise<Client[]> {
  const { mailbox, figures, breaches, ports, options } = place;
  const random = randomFrom(options.seed * 1000 + index);
  const done: Client[] = [];
  while (goesOn() || done.length === 0) {
    place.begun += 1;
    const { member, email, name } = await aPerson(place, { index, count: done.length });
    const address = `10.${index}.${done.length >> 8}.${done.length & 255}`;
    const buyer: Buyer = {
      browser: aBrowser(overWire(ports, publicUrl, address, random)),
      member,
      email,
      random,
      coupon: options.coupons ? couponCode(Math.floor(random() * options.coupons)) : null,
      patienceMs: 120_000,
      readCodes: () =>
        mailbox.mailsTo(email).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []),
      wrong: (what) => breaches.push(`${name} was answered ${what}`),
      count: (what) => add(figures, what),
    };
    const told = await buy(buyer);
    if (told.status === 'left in the dark')
      breaches.push(`${name} was left in the dark: ${told.last}`);
    else await readsItAgain(place, buyer, { number: told.number, name });
    done.push({ member, email, told });
  }
  return done;
}

/** Every other one is a guest. */
async function aPerson(
  { shop }: Place,
  { index, count }: { index: number; count: number },
): Promise<{ member: ShopMember | null; email: string; name: string }> {
  const email = `guest-${index}-${count}@mail.example`;
  if ((index + count) % 2 === 1) return { member: null, email, name: email };
  const member = await untilItWorks(() => shop.member());
  return { member, email: member.email, name: member.memberId };
}

/** The number stands there on every visit. */
async function readsItAgain(
  place: Place,
  { browser, member }: Buyer,
  { number, name }: { number: string; name: string },
) {
  const paths = ['/checkout/OrderConfirmation', ...(member ? ['/User/Order'] : [])];
  for (const path of paths) {
    const page = await untilItWorks(async () => {
      const shown = await browser.get(path);
      if (shown.status === 503) throw new Error('come back later');
      return shown;
    });
    if (!page.text.includes(number))
      place.breaches.push(`${name} does not find ${number} on ${path} (${page.status})`);
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
  const fell = served.reduce((sum, one) => sum + one.fell, 0);
  if (fell > 0) breaches.push(`a process ended by itself ${fell} times`);
  for (const { invariant, what } of await shop.ledger()) breaches.push(`${invariant}: ${what}`);

  const { rows } = await services.pool.query<PlacedOrder>(
    `select a.user_id as "userId", o.number, o.grand_total_minor as "totalMinor",
            o.coupon_code as "couponCode",
            (select string_agg(concat_ws(' ', t.state, t.refused_because), ', ' order by t.started_at)
               from shop.order_attempts t join commerce.carts c on c.masked_id = t.cart_id
              where c.id = o.cart_id) as tries
       from commerce.orders o
       left join shop.order_attempts a on a.order_number = o.number and a.state = 'placed'`,
  );
  compareOrders(place, clients, new Map(rows.map((row) => [displayOrderNumber(row.number), row])));

  let mails = 0;
  for (const { email, told: said } of clients) {
    if (said.status !== 'placed') continue;
    const confirmations = mailbox.mailsTo(email).filter(({ text }) => text.includes(said.number));
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
  const couponsUsed = rows.filter((row) => row.couponCode !== null).length;
  Object.assign(figures, {
    members: clients.filter(({ member }) => member).length,
    guests: clients.filter(({ member }) => !member).length,
    'orders told': clients.filter(({ told }) => told.status === 'placed').length,
    'orders placed': rows.length,
    'coupons used': couponsUsed,
    'confirmations mailed': mails,
    'jobs left': left.jobs,
    'jobs locked': left.locked,
    'attempts left open': left.attempts,
    'ends of a process by itself': fell,
  });
}

type PlacedOrder = {
  /** Whose attempt it was. */
  userId: string | null;
  number: string;
  totalMinor: number;
  couponCode: string | null;
  /** How each try with its cart ended, in their order. */
  tries: string | null;
};

/** Each order is one that somebody was told of, and theirs, for a sum to which they agreed. */
function compareOrders(
  { breaches }: Place,
  clients: Client[],
  orders: ReadonlyMap<string, PlacedOrder>,
): void {
  const told = new Set<string>();
  for (const { member, email, told: said } of clients) {
    if (said.status !== 'placed') continue;
    const { number, agreedMinor } = said;
    const order = orders.get(number);
    if (told.has(number)) breaches.push(`order ${number} was told twice, at last to ${email}`);
    told.add(number);
    if (!order) breaches.push(`order ${number}, of which ${email} was told, does not exist`);
    else if (member ? order.userId !== member.userId : !order.userId?.startsWith('guest:'))
      breaches.push(`order ${number} is of ${order.userId}, and ${email} was told of it`);
    else if (!agreedMinor.includes(order.totalMinor))
      breaches.push(`order ${number} costs ${order.totalMinor}, agreed were ${agreedMinor.join()}`);
  }
  for (const [number, { tries }] of orders)
    if (!told.has(number)) breaches.push(`order ${number} was told to nobody: ${tries}`);
  const used = [...orders.values()].flatMap(({ couponCode: code }) => code ?? []);
  for (const code of new Set(used)) {
    const uses = used.filter((one) => one === code).length;
    if (uses > 1) breaches.push(`coupon ${code} was used ${uses} times`);
  }
}

async function isUp({ served }: Place, port: number): Promise<void> {
  const { fetch } = overWire([port], publicUrl, '10.9.9.9');
  const giveUpAt = Date.now() + 60_000;
  for (;;) {
    const ready = await fetch(new Request('http://localhost/readyz')).catch(() => null);
    if (ready?.status === 200) return;
    if (Date.now() > giveUpAt)
      throw new Error(`the shop does not come up: ${faultsOf(served).slice(-5).join('\n')}`);
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

function faultsOf(served: ServedShop[]): string[] {
  return served.flatMap(({ faults }) => faults);
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
