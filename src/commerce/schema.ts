import type { GraphQLSchema } from 'graphql';
import { buildServiceSchema } from '#service-base/schema.ts';
import { resolvers as cart } from './cart/resolvers.ts';
import { resolvers as catalog } from './catalog/resolvers.ts';
import { resolvers as checkout } from './checkout/resolvers.ts';
import { resolvers as content } from './content/resolvers.ts';
import { resolvers as customers } from './customers/resolvers.ts';
import { resolvers as newsletter } from './newsletter/resolvers.ts';
import { resolvers as orders } from './orders/resolvers.ts';
import { resolvers as promotions } from './promotions/resolvers.ts';
import { resolvers as reviews } from './reviews/resolvers.ts';
import { resolvers as store } from './store/resolvers.ts';
import { resolvers as wishlist } from './wishlist/resolvers.ts';

/** Every folder's part of the contract, answered; a folder adds its own here. */
export function buildCommerceSchema(): GraphQLSchema {
  return buildServiceSchema(import.meta.dirname, [
    store,
    catalog,
    customers,
    cart,
    promotions,
    checkout,
    orders,
    content,
    newsletter,
    wishlist,
    reviews,
  ]);
}
