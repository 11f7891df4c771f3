import {
  expect,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { goBackstage, type Backstage, type Member } from './backstage.ts';
import { posting, type Posting } from './posted.ts';

export type { Member } from './backstage.ts';

/** What a browser says of pages that answer 4xx, or 503 while the curtain is closed. */
const expectedNoise = /Failed to load resource: the server responded with a status of (4\d\d|503)/;

type TestFixtures = {
  shopUrl: string;
  /** A member of this test alone, who may order. */
  member: Member;
  /** Brings `page`'s browser to a place in the order, in English. */
  posted: Posting;
  /** A page in a browser of its own, watched like `page` is. */
  visitor(options?: BrowserContextOptions): Promise<Page>;
  faults: string[];
};

/**
 * Every journey fails on an error in the console, a crash of a page, or a request to another
 * host, in whichever of its browsers.
 */
export const test = base.extend<TestFixtures, { backstage: Backstage }>({
  // oxlint-disable-next-line no-empty-pattern
  shopUrl: async ({}, use) => use(shop().url),
  baseURL: async ({ shopUrl }, use) => use(shopUrl),
  backstage: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { workerIndex }) => {
      const backstage = goBackstage(shop(), workerIndex);
      await use(backstage);
      await backstage.close();
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern
  faults: async ({}, use) => {
    const faults: string[] = [];
    await use(faults);
    expect(faults).toEqual([]);
  },
  context: async ({ context, shopUrl, faults }, use) => {
    watch(context, shopUrl, faults);
    await use(context);
  },
  posted: async ({ context, shopUrl }, use) => use(posting(context, shopUrl)),
  visitor: async ({ browser, shopUrl, faults }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL: shopUrl, ...options });
      contexts.push(context);
      watch(context, shopUrl, faults);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  member: async ({ backstage }, use) => use(await backstage.freshMember()),
});

export { expect };

function shop(): { url: string; databaseUrl: string } {
  const { SHOP_URL: url, SHOP_DATABASE_URL: databaseUrl } = process.env;
  if (!url || !databaseUrl) throw new Error('the shop was not started');
  return { url, databaseUrl };
}

function watch(context: BrowserContext, shopUrl: string, faults: string[]): void {
  const { host: ours } = new URL(shopUrl);
  context.on('console', (message) => {
    if (message.type() === 'error' && !expectedNoise.test(message.text()))
      faults.push(`${message.page()?.url()}: ${message.text()}`);
  });
  context.on('weberror', (error) =>
    faults.push(`${error.page()?.url()}: ${error.error().message}`),
  );
  context.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (/^https?:$/.test(protocol) && host !== ours) faults.push(`request to ${host}`);
  });
}

/** The demo member with this number, as `/dev/members.json` lists them. */
export async function demoMember(shopUrl: string, memberId: string): Promise<Member> {
  const answer = await fetch(`${shopUrl}/dev/members.json`);
  const members = (await answer.json()) as (Member & { email: string | null; phone: string })[];
  const member = members.find((known) => known.memberId === memberId);
  if (!member) throw new Error(`there is no demo member ${memberId}`);
  return { ...member, contact: member.email ?? member.phone };
}
