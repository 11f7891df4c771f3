import path from 'node:path';
import { start, type OpenServer } from '#server/start.ts';
import { ensureDemo } from './demo.ts';
import { processEnv } from '#server/env.ts';
import { startStandIn } from './payment-page/start-provider.ts';
import { demoSettings } from './settings.ts';

/**
 * Starts the shop with what makes it a demo: keys of its own, members, frames, a word of welcome.
 * After a start for the sake of changed files it names these and says no more.
 */
export async function startDemo(
  openServer: (clone: string) => OpenServer,
  reloaded: string[] = [],
): Promise<void> {
  const clone = path.resolve(import.meta.dirname, '..');
  const isAgain = reloaded.length > 0;
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  const say = isAgain ? () => {} : print;
  const paymentPage = wantsPaymentPage() ? await startStandIn() : null;
  await start({
    clone,
    env: demoSettings(clone, paymentPage?.settings),
    openServer: openServer(clone),
    fill: (services) => ensureDemo(services, say),
    say,
    onReady: (url) => {
      paymentPage?.tellShop(url);
      print(isAgain ? `Reloaded: ${reloaded.join(', ')}` : greeting(url));
    },
  });
}

/** Unless a real provider is set, another platform takes the money, or somebody says no. */
function wantsPaymentPage(): boolean {
  const env = processEnv();
  return (
    env['DEMO_PAYMENT_PAGE'] !== 'off' && !env['STRIPE_SECRET_KEY'] && !env['COMMERCE_GRAPHQL_URL']
  );
}

function greeting(url: string): string {
  return `
Framewell is ready: ${url}

  Sign in   ${url}/confirmauthentication/intro
  Members   ${url}/dev/members.json
  Codes     ${url}/dev/outbox
  GraphQL   ${url}/graphql

Ctrl-C stops everything; starting again finds all data.`;
}
