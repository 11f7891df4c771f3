import { createReadAhead } from '#service-base/read-ahead.ts';
import { createCommerce } from '#commerce/index.ts';
import { openPool } from '#server/database/pool.ts';
import { anAudit, anEnqueue, aSealer } from './ports.ts';

/**
 * A process that places one order and is killed, as by a power cut, at the step it is told.
 * Started by the crash tests with everything it needs as JSON in its one argument.
 */
type Instructions = {
  url: string;
  step: 'in-transaction' | 'after-commit';
  tokenSecret: string;
  integrationToken: string;
  document: string;
  cartId: string;
  headers: Record<string, string>;
};

const instructions = JSON.parse(process.argv[2] ?? '{}') as Instructions;

const pool = openPool({ url: instructions.url, max: 2 });
const commerce = createCommerce({
  pool,
  readAhead: createReadAhead(pool),
  sealer: aSealer(),
  audit: anAudit(),
  enqueue: anEnqueue(),
  settings: {
    publicUrl: 'https://shop.example',
    integrationToken: instructions.integrationToken,
    tokenSecret: instructions.tokenSecret,
    whoMayOrder: 'plan-members',
    introspection: false,
    async onStep(step) {
      if (step !== instructions.step) return;
      process.kill(process.pid, 'SIGKILL');
      await new Promise(() => {}); // the signal may take a moment; nothing must happen meanwhile
    },
  },
});

await commerce.execute(
  instructions.document,
  { cartId: instructions.cartId },
  instructions.headers,
);
