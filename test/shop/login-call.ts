import { expect } from 'vitest';
import type { TestShop, ShopMember } from './a-shop.ts';
import type { Browser, Page } from './browser.ts';

/** Tries a code as clients of the specification do. */
export const login = (browser: Browser, otp: unknown): Promise<Page> =>
  browser.call('/login', { otp });

/** The specification's client: a success unless it says otherwise or the message holds `otp`. */
export function isSignedIn(page: Page): boolean {
  if (page.status < 200 || page.status > 299) return false;
  const { message, login: ok } = page.json();
  return ok === true && !String(message).includes('otp');
}

/** What every failure of `/login` must be, whatever the cause. */
export function expectFailure(page: Page): void {
  expect(isSignedIn(page)).toBe(false);
  expect(page.status).not.toBe(401);
  expect(page.headers.get('content-type')).toMatch(/^application\/json/);
  expect(page.json()).toMatchObject({ login: false, message: expect.stringContaining('otp') });
  expect(page.headers.getSetCookie().join()).not.toMatch(/(?:^|,)\s*(session|token)=/);
}

/** Lets the member's codes be so much older. */
export async function ageCodes(
  { services }: TestShop,
  { userId }: ShopMember,
  seconds: number,
): Promise<void> {
  await services.pool.query(
    `update member_data.challenges
     set expires_at = expires_at - make_interval(secs => $2),
         last_sent_at = last_sent_at - make_interval(secs => $2)
     where member_id = $1`,
    [userId, seconds],
  );
}
