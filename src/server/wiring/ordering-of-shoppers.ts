import type { ServiceClient } from '#clients/client.ts';
import type { StoreCode } from '#domain/people/locale.ts';
import type { Sealer } from '#service-base/ports.ts';
import { isGuestKey } from '#shop/guests/guest-key.ts';
import { createMemberCustomers } from '#shop/ordering/customers.ts';
import { createEligibility } from '#shop/ordering/eligibility.ts';
import { createOrdering } from '#shop/ordering/ordering.ts';
import type { Payments } from '#shop/payments/payments.ts';
import { customerClient, tokenInHand } from '#shop/session/customer-client.ts';
import type { ShopperKey } from '#shop/shopper.ts';
import { databaseClock } from '../database/database-clock.ts';
import type { CountingPool } from '../database/pool.ts';
import type { Env } from '../env.ts';
import { enqueue } from '../jobs/queue.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { CartMemory } from './cart-memory.ts';
import type { ServiceClients } from './service-clients.ts';

/** Ordering, with the customers that members are to commerce. Guests are none. */
export function createOrderingOfShoppers(options: {
  env: Env;
  pool: CountingPool;
  sealer: Sealer;
  metrics: Metrics;
  payments: Payments;
  /** Of a guest with an account. */
  tokenOfGuest(shopperKey: ShopperKey): Promise<string | null>;
  orderOfCart(cartId: string): Promise<string | null>;
  carts: CartMemory;
  commerceWith: ServiceClients['commerceWith'];
  commerceAsGuest: ServiceClients['commerceAsGuest'];
  memberDataFor: ServiceClients['memberDataFor'];
}) {
  const { env, pool, sealer, metrics, payments, carts } = options;
  const { commerceWith, commerceAsGuest, memberDataFor } = options;
  const customers = createMemberCustomers(
    pool,
    commerceWith(env.COMMERCE_INTEGRATION_TOKEN, 'default'),
  );
  const ordering = createOrdering({
    pool,
    sealer,
    enqueue,
    payments,
    orderOfCart: options.orderOfCart,
    shopMemberData: () => memberDataFor(),
    commerceOf(userId) {
      if (isGuestKey(userId))
        return (store: StoreCode): ServiceClient => ({
          async run(...asked) {
            const account = await options.tokenOfGuest(userId);
            return (account ? commerceWith(account, store) : commerceAsGuest(store)).run(...asked);
          },
        });
      const token = tokenInHand(() => customers.tokenFor(userId));
      return (store: StoreCode) =>
        carts.noting(
          customerClient(token, (value) => commerceWith(value, store)),
          userId,
        );
    },
    turns: { atOnce: env.ORDERS_AT_ONCE, patienceMs: 10_000 },
    isRepeatable: !env.COMMERCE_GRAPHQL_URL,
    // What another platform has is made there, whatever we would wait for.
    review: env.COMMERCE_GRAPHQL_URL ? 'never' : env.RX_REVIEW,
    mustConfirm: env.COMMERCE_GRAPHQL_URL !== undefined,
    count: (outcome) => metrics.orders.inc({ outcome }),
    eligibilityOf: createEligibility({
      periodMs: env.GLASS_REDEMPTION_WAITING_PERIOD,
      allowedStatuses: env.ALLOWED_PREVIOUD_ORDER_STATUS,
      now: databaseClock(pool),
    }),
  });
  return { customers, ordering };
}
