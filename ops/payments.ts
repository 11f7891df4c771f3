import type { Services } from '#server/services.ts';
import type { LedgerViolation } from './ledger-violation.ts';

/** A job comes at once, and may have to try again while the provider is away. */
const grace = '1 hour';

/** Each statement says of what is wrong with the money of payment pages and their orders. */
const checks = [
  `select 'order ' || max(o.number) || ' is paid ' || count(*) || ' times' as what
   from shop.payments p
   join shop.order_attempts a on a.id = p.attempt_id
   join commerce.carts c on c.masked_id = a.cart_id
   join commerce.orders o on o.cart_id = c.id
   where p.state = 'captured' or p.state = 'authorised' and p.goal = 'capture'
   group by o.id having count(*) > 1`,

  `select 'payment ' || p.attempt_id || ' is captured without an order' as what
   from shop.payments p
   join shop.order_attempts a on a.id = p.attempt_id
   where p.state = 'captured' and not exists (
     select from commerce.orders o join commerce.carts c on c.id = o.cart_id
     where c.masked_id = a.cart_id)`,

  `select 'order ' || o.number || ' is canceled, and its payment is kept' as what
   from shop.payments p
   join shop.order_attempts a on a.id = p.attempt_id
   join commerce.carts c on c.masked_id = a.cart_id
   join commerce.orders o on o.cart_id = c.id
   where o.status = 'canceled' and p.goal = 'capture'`,

  // A job cancels what lapsed at once; what stays is being made already.
  `select 'order ' || coalesce(a.order_number, 'of cart ' || a.cart_id) || ' is not paid'
     || case when p.lapsed_at is null then '' else ': its payment lapsed' end as what
   from shop.payments p
   join shop.order_attempts a on a.id = p.attempt_id
   where p.goal = 'capture' and p.state not in ('authorised', 'captured')`,

  `select 'payment ' || attempt_id || ' is ' || state || ' and '
     || case goal when 'return' then 'not given back' when 'capture' then 'not captured'
          else 'forgotten' end as what
   from shop.payments
   where changed_at < now() - interval '${grace}'
     and (state = 'authorised' or goal = 'return' and state in ('opening', 'open', 'captured'))`,
];

/** I12: every order on a payment page is paid once, and nothing is kept that has no order. */
export async function paymentsMatchOrders({ pool }: Services): Promise<LedgerViolation[]> {
  const found = await Promise.all(checks.map((sql) => pool.query<{ what: string }>(sql)));
  return found.flatMap(({ rows }) => rows.map(({ what }) => ({ invariant: 'I12', what })));
}
