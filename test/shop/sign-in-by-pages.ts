import type { TestShop, ShopMember } from './a-shop.ts';
import type { Browser, Page } from './browser.ts';
import { lastCode } from './signed-in.ts';

/** Asks for a code as the page `welcome` does, and answers the code that was sent. */
export async function askForCode(shop: TestShop, browser: Browser, member: ShopMember) {
  const { memberId, firstName, lastName, email } = member;
  const asked = await browser.submit('/confirmauthentication/welcome', {
    memberId,
    firstName,
    lastName,
    contact: email,
  });
  if (asked.location !== '/confirmauthentication/checkOtp')
    throw new Error(`no code was sent: ${asked.status} ${asked.location}`);
  await shop.runJobs();
  const code = await lastCode(shop, email);
  return { code, wrong: code === '000000' ? '000001' : '000000' };
}

/** The whole way from `welcome` to wherever the code leads. */
export async function signInByPages(
  shop: TestShop,
  browser: Browser,
  member: ShopMember,
): Promise<Page> {
  const { code } = await askForCode(shop, browser, member);
  return browser.submit('/confirmauthentication/checkOtp', { otp: code });
}

/** As if nothing had been heard of the member for longer than a session lasts. */
export async function letSessionsExpire(
  { services }: TestShop,
  { userId }: ShopMember,
): Promise<void> {
  await services.pool.query(
    `update shop.sessions set last_seen_at = now() - interval '31 minutes' where user_id = $1`,
    [userId],
  );
}
