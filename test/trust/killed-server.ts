import { flushCompileCache } from 'node:module';
import { createReadAhead } from '#service-base/read-ahead.ts';
import { createCommerce } from '#commerce/index.ts';
import { inProcessClient } from '#clients/in-process.ts';
import { openPool } from '#server/database/pool.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { createLog } from '#server/log.ts';
import { createServices } from '#server/services.ts';
import type { ServiceClient } from '#clients/client.ts';
import type { Ordering } from '#shop/ordering/port.ts';
import { orderingOver } from '../shop/ordering-over.ts';
import { testSettings } from '../shop/settings.ts';

/**
 * A server process that places one member's order and is killed, as by a power cut, at the step
 * it is told. Started by the crash tests with what it needs as JSON in its one argument.
 */
export type Instructions = {
  databaseUrl: string;
  step: Step;
  userId: string;
  memberToken: string;
  order: Parameters<Ordering['place']>[0];
};

/** In the order in which they happen. */
export type Step =
  /** The attempt is open, and nothing is decided. */
  | 'undecided'
  /** Everything is decided, and nothing is sent. */
  | 'before-commerce'
  | 'in-transaction'
  | 'after-commit'
  /** Commerce has answered, and the attempt is not closed. */
  | 'after-answer';

const { databaseUrl, step, userId, memberToken, order } = JSON.parse(
  process.argv[2] ?? '{}',
) as Instructions;

// Whoever is killed writes nothing down at the end.
flushCompileCache();

const services = createServices({
  env: testSettings(),
  pool: openPool({ url: databaseUrl, max: 4 }),
  log: createLog('silent'),
  publicUrl: () => 'http://localhost:3000',
});
const { env, pool, sealer, audit, customers } = services;

const commerce = createCommerce({
  pool,
  readAhead: createReadAhead(pool),
  sealer,
  audit,
  enqueue,
  settings: {
    publicUrl: 'http://localhost:3000',
    integrationToken: env.COMMERCE_INTEGRATION_TOKEN,
    tokenSecret: env.CUSTOMER_TOKEN_SECRET,
    whoMayOrder: 'plan-members',
    introspection: false,
    onStep: dieAt,
  },
});

/** Stands for commerce, and knows the moments before and after. */
const mortal: ServiceClient = {
  async run(document, variables, headers) {
    if (document.name === 'ReviewedCart') await dieAt('undecided');
    if (document.name === 'PlaceOrder') await dieAt('before-commerce');
    const authorization = `Bearer ${await customers.tokenFor(userId)}`;
    const client = inProcessClient(commerce.execute, { store: order.store, authorization });
    const answer = await client.run(document, variables, headers);
    if (document.name === 'PlaceOrder') await dieAt('after-answer');
    return answer;
  },
};

async function dieAt(reached: Step): Promise<void> {
  if (reached !== step) return;
  process.kill(process.pid, 'SIGKILL');
  await new Promise(() => {}); // the signal may take a moment; nothing must happen meanwhile
}

await orderingOver(services, { commerce: () => mortal })
  .forMember(userId, services.memberDataFor(memberToken))
  .place(order);
