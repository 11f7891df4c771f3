import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { houseContext, visitContext } from './app/context.ts';
import type { House, Visit } from '#shop/house.ts';
import { withItsPage } from './app/rendered-page.ts';

// The server part of the build is this file, so what the framework expects of it goes with it.
export * from 'virtual:react-router/server-build';

/** Answers pages and the product's own HTTP calls for one request. */
export type Storefront = (request: Request, visit: Visit) => Promise<Response>;

/** The door of the pages: `house` is what they may ask of the server room. */
export function createStorefront(house: House): Storefront {
  // The build goes in as an object; given as a function, the handler is made anew each time.
  const handle = createRequestHandler(build, import.meta.env.MODE);
  return async (request, visit) => {
    const context = new RouterContextProvider();
    context.set(houseContext, house);
    context.set(visitContext, visit);
    return withItsPage(await handle(request, context));
  };
}
