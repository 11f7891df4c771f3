import type { Locale } from '#domain/people/locale.ts';
import type { Guest } from '#shop/shopper.ts';
import { textsOf } from '../i18n/registry.ts';
import type { Account } from '../ui/header.tsx';
import { pathIn } from './paths.ts';

/** What the header offers to whoever shops: a member or customer the orders, a guest the way to the benefit. */
export function accountOf(
  shopper: { kind: 'member' } | Pick<Guest, 'kind' | 'account'>,
  locale: Locale,
): Account {
  const to = pathIn(locale);
  const isSignedIn = shopper.kind === 'member' || shopper.account !== null;
  const words = textsOf(locale).account[isSignedIn ? 'member' : 'guest'];
  return isSignedIn
    ? { to: to('orders.orders'), icon: 'orders', leaveBy: 'post', ...words }
    : { to: to('sign-in.welcome'), icon: 'forward', leaveBy: 'get', ...words };
}
