import { isGuestKey } from '#shop/guests/guest-key.ts';
import type { Services } from '../services.ts';

export type ForgettingAccount =
  | 'forgotten'
  | 'unknown'
  /** A member's, which goes with the member. */
  | 'of-the-plan'
  | 'being-placed'
  | 'on-its-way';

/**
 * Erases the account under an address: at commerce, which keeps goods, sums and dates of its orders
 * for the books, and in all that the shop keeps of the guests who signed in to it. The account goes
 * last, so that doing it again finishes what was cut short.
 */
export async function forgetAccount(
  services: Services,
  email: string,
  by: 'operator' | 'customer',
): Promise<ForgettingAccount> {
  const { commerce, audit, pool, guests } = services;
  const account = await commerce.accounts.find(email);
  if (!account) return 'unknown';
  if (account.isOfPlan) return 'of-the-plan';
  if (account.isAnyOnItsWay) return 'on-its-way';
  const { rows } = await pool.query<{ shopperKey: string; isOpen: boolean }>(
    `select user_id as "shopperKey", bool_or(state = 'open') as "isOpen"
     from shop.order_attempts where cart_id = any($1) group by user_id`,
    [account.cartIds],
  );
  if (rows.some(({ isOpen }) => isOpen)) return 'being-placed';
  const keys = [
    ...rows.map(({ shopperKey }) => shopperKey).filter(isGuestKey),
    ...(await guests.ofAccount(email)),
  ];
  for (const shopperKey of new Set(keys)) {
    await guests.end({ shopperKey });
    await services.forgetMember(shopperKey);
  }
  await commerce.newsletter.forget(email);
  if ((await commerce.accounts.delete(account.id)) === 'on-its-way') return 'on-its-way';
  await audit.record({
    actor: by === 'operator' ? by : `customer:${account.id}`,
    action: 'customer.delete',
    subject: `customer:${account.id}`,
    outcome: 'ok',
  });
  return 'forgotten';
}
