import type { Locale } from '#domain/people/locale.ts';
import type { Shopper } from '#shop/shopper.ts';
import { textsOf } from '../i18n/registry.ts';
import type { Account } from '../ui/header.tsx';
import { pathIn } from './paths.ts';

/** What the header offers to whoever shops: a member the orders, a guest the way to the benefit. */
export function accountOf({ kind }: Pick<Shopper, 'kind'>, locale: Locale): Account {
  const to = pathIn(locale);
  const words = textsOf(locale).account[kind];
  return kind === 'member'
    ? { to: to('orders.orders'), icon: 'orders', leaveBy: 'post', ...words }
    : { to: to('sign-in.welcome'), icon: 'forward', leaveBy: 'get', ...words };
}
