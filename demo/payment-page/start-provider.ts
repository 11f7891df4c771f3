import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';

/** A payment page of nobody's money, in a process of its own. */
export type StandIn = {
  url: string;
  /** What a shop is told of it, as in the environment. */
  settings: Record<string, string>;
  /** Says where the shop is, so that it hears of payments. */
  tellShop(shopUrl: string): void;
  stop(): void;
};

/** Starts the stand-in on a free port of loopback, with keys of its own. */
export async function startStandIn(): Promise<StandIn> {
  const secretKey = `sk_test_${randomBytes(16).toString('hex')}`;
  const secret = `whsec_${randomBytes(24).toString('hex')}`;
  const child = fork(path.join(import.meta.dirname, 'main.ts'), [secretKey], { execArgv: [] });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (told: { url: string }) => resolve(told.url));
    child.once('exit', (code) => reject(new Error(`the payment page ended (${code})`)));
  });
  // It is no reason to go on.
  child.unref();
  child.channel?.unref();
  return {
    url,
    settings: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_API_URL: url,
      STRIPE_PAGE_ORIGIN: url,
    },
    tellShop: (shopUrl) => void child.send({ url: `${shopUrl}/webhooks/stripe`, secret }),
    stop: () => void child.kill(),
  };
}
