import { enqueue } from '#server/jobs/queue.ts';
import { createEligibility } from '#shop/ordering/eligibility.ts';
import { createOrdering } from '#shop/ordering/ordering.ts';
import type { Services } from '#server/services.ts';
import { ServiceError, type ServiceClient } from '#clients/client.ts';

export type Changes = {
  /** Stands in front of commerce. */
  commerce?: (client: ServiceClient) => ServiceClient;
  now?: () => Date;
  payments?: Services['payments'];
  /** False for a commerce that knows no keys, as a Magento. */
  isRepeatable?: boolean;
  /** So many orders at once, and how long the others wait their turn. */
  atOnce?: number;
  patienceMs?: number;
};

/** Ordering as the shop does it, over a commerce that fails or at another time. */
export function orderingOver(services: Services, changes: Changes): Services['ordering'] {
  const { pool, sealer, customers, env, payments } = services;
  const inFront = changes.commerce ?? ((client) => client);
  const commerceOf = (userId: string) => (store: 'default' | 'german') =>
    inFront({
      run: async (document, variables, headers) =>
        services
          .commerceWith(await customers.tokenFor(userId), store)
          .run(document, variables, headers),
    });
  return createOrdering({
    pool,
    sealer,
    enqueue,
    payments: changes.payments ?? payments,
    commerceOf,
    isRepeatable: changes.isRepeatable ?? true,
    mustConfirm: false,
    review: 'never',
    orderOfCart: services.commerce.orders.numberOfCart,
    shopMemberData: () => services.memberDataFor(),
    turns: { atOnce: changes.atOnce ?? 24, patienceMs: changes.patienceMs ?? 10_000 },
    eligibilityOf: createEligibility({
      periodMs: env.GLASS_REDEMPTION_WAITING_PERIOD,
      allowedStatuses: env.ALLOWED_PREVIOUD_ORDER_STATUS,
      now: async () => changes.now?.() ?? new Date(),
    }),
  });
}

/**
 * Commerce that is out of reach for the document of this name: the request never arrives, or
 * its answer is lost on the way back.
 */
export function unreachable(name: string, when: 'request' | 'answer') {
  return (client: ServiceClient): ServiceClient => ({
    async run(document, variables, headers) {
      if (document.name !== name) return client.run(document, variables, headers);
      if (when === 'answer') await client.run(document, variables, headers);
      throw new ServiceError('The service cannot be reached: TimeoutError', 'unreachable');
    },
  });
}
