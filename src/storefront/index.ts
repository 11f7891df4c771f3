import { RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { shopContext, pageRequestContext } from './app/context.ts';
import type { PageRequest } from '#shop/page-request.ts';
import type { Shop } from '#shop/shop.ts';
import { handleByRoutes } from './app/handle-by-routes.ts';
import { withServiceFaults } from './app/service-faults.ts';
import { withItsPage } from './app/rendered-page.ts';

// The server part of the build is this file, so what the framework expects of it goes with it.
export * from 'virtual:react-router/server-build';

/** Answers pages and the product's own HTTP calls for one request. */
export type Storefront = (request: Request, pageRequest: PageRequest) => Promise<Response>;

/** The door of the pages: `shop` is what they may ask of the running shop. */
export function createStorefront(shop: Shop): Storefront {
  const handle = handleByRoutes(withServiceFaults(build), import.meta.env.MODE);
  return async (request, pageRequest) => {
    const context = new RouterContextProvider();
    context.set(shopContext, shop);
    context.set(pageRequestContext, pageRequest);
    return withItsPage(await handle(request, context));
  };
}
