import type { Services } from '#server/services.ts';

/**
 * A command that works on our own tables refuses where what it is about lies elsewhere: what they
 * hold then is nobody's, and nothing that is written there is seen.
 */

/** @throws Error where another platform has the orders. */
export function requireOurOrders({ env }: Services): void {
  if (env.COMMERCE_GRAPHQL_URL)
    throw new Error('Another platform (COMMERCE_GRAPHQL_URL) has the orders: look there.');
}

/** @throws Error where another platform has the catalogue. */
export function requireOurCatalogue({ env }: Services): void {
  if (env.COMMERCE_GRAPHQL_URL)
    throw new Error(
      'Another platform (COMMERCE_GRAPHQL_URL) has the catalogue: import it there (docs/magento.md).',
    );
}

/** @throws Error where another platform has the cart rules. */
export function requireOurPromotions({ env }: Services): void {
  if (env.COMMERCE_GRAPHQL_URL)
    throw new Error(
      'Another platform (COMMERCE_GRAPHQL_URL) sells here: its cart rules say what the plan pays.',
    );
}

/** @throws Error where the plan's own service has the members. */
export function requireOurMembers({ env }: Services): void {
  if (env.MEMBER_DATA_GRAPHQL_URL)
    throw new Error(
      "The plan's own service (MEMBER_DATA_GRAPHQL_URL) has the members: look there.",
    );
}
