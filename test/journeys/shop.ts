import { expect, test as base, type Page } from '@playwright/test';

/** A demo member, as `/dev/members.json` lists them. */
export type Member = {
  memberId: string;
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  state: string;
};

type OutboxEntry = { to: string; text: string; createdAt: string };

/** What a browser may say while a page answers 4xx on purpose; everything else fails a journey. */
const expectedNoise = /Failed to load resource: the server responded with a status of 4\d\d/;

/** A page whose journey fails on any error in the console, any crash, and any foreign request. */
export const test = base.extend<{ shopUrl: string; watched: void }>({
  // oxlint-disable-next-line no-empty-pattern
  shopUrl: async ({}, use) => {
    const url = process.env.SHOP_URL;
    if (!url) throw new Error('the shop was not started');
    await use(url);
  },
  baseURL: async ({ shopUrl }, use) => use(shopUrl),
  watched: [
    async ({ page, shopUrl }, use) => {
      const faults: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' && !expectedNoise.test(message.text()))
          faults.push(message.text());
      });
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('request', (request) => {
        const { protocol, host } = new URL(request.url());
        if (/^https?:$/.test(protocol) && host !== new URL(shopUrl).host)
          faults.push(`request to ${host}`);
      });
      await use();
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The demo member with this number. */
export async function memberOf(shopUrl: string, memberId: string): Promise<Member> {
  const answer = await fetch(`${shopUrl}/dev/members.json`);
  const members = (await answer.json()) as Member[];
  const member = members.find((known) => known.memberId === memberId);
  if (!member) throw new Error(`there is no demo member ${memberId}`);
  return member;
}

/** The newest code sent to a contact after `since`, from the demo's outbox. */
export async function codeFor(shopUrl: string, contact: string, since: Date): Promise<string> {
  const digits = (text: string) => text.replace(/\D/g, '');
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await fetch(`${shopUrl}/dev/outbox.json`);
    const entries = (await answer.json()) as OutboxEntry[];
    const entry = entries.find(
      ({ to, text, createdAt }) =>
        (to === contact || (digits(to) !== '' && digits(to) === digits(contact))) &&
        new Date(createdAt) >= since &&
        /\b\d{6}\b/.test(text),
    );
    const code = entry && /\b(\d{6})\b/.exec(entry.text)?.[1];
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('no code arrived in the outbox');
}

/** Signs a member in through the pages, as far as the first page behind the code. */
export async function signIn(
  page: Page,
  shopUrl: string,
  member: Member,
  prefix: '' | '/german' = '',
): Promise<void> {
  const contact = member.email ?? member.phone ?? '';
  await page.goto(`${prefix}/confirmauthentication/intro?memberId=${member.memberId}`);
  expect(page.url()).not.toContain(member.memberId);
  await page.locator('[name=firstName]').fill(member.firstName);
  await page.locator('[name=lastName]').fill(member.lastName);
  await page.locator('[name=contact]').fill(contact);
  const since = new Date(Date.now() - 1000);
  await page.locator('form:has([name=contact]) button[type=submit]').click();
  await page.waitForURL(/checkOtp/);
  await page.locator('[name=otp]').fill(await codeFor(shopUrl, contact, since));
  await page.locator('form:has([name=otp]) button[type=submit]').click();
  await page.waitForURL((url) => !/checkOtp/.test(url.pathname));
}
