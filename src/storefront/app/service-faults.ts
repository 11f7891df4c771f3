import { data, redirect, type RouterContextProvider, type ServerBuild } from 'react-router';
import { isServiceError, STORE_UNKNOWN, type ServiceError } from '#clients/client.ts';
import { callError, signInFirst } from './calls/json-call.ts';
import { pageRequestContext, shopContext } from './context.ts';
import { matched } from './middleware/matched.ts';
import { localeOf, pathIn } from './paths.ts';

/**
 * The pages of `build`, where a service that fails a loader, an action or a middleware that has
 * no answer of its own for it is answered in one way:
 * - it is away, or something is wrong on its side: the technical page, 503; with a dialog on it
 *   where the store could not say what it is
 * - it refuses the member: signed out, home, and told so there
 *
 * Calls say both in their envelope.
 */
export function withServiceFaults(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route && { ...route, module: heeding(route.module) },
  ]);
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild['routes'] };
}

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module'];
type Args = { context: Readonly<RouterContextProvider>; pattern: string };

function heeding(module: RouteModule): RouteModule {
  const { loader, action, middleware } = module;
  return {
    ...module,
    ...(loader && { loader: (args) => heed(args, () => loader(args)) }),
    ...(action && { action: (args) => heed(args, () => action(args)) }),
    ...(middleware && {
      middleware: middleware.map(
        (act): typeof act =>
          (args, next) =>
            heed(args, () => act(args, next)),
      ),
    }),
  };
}

async function heed<Answer>(args: Args, work: () => Answer): Promise<Awaited<Answer>> {
  try {
    return await work();
  } catch (error) {
    throw isServiceError(error) ? await answerTo(error, args) : error;
  }
}

async function answerTo(error: ServiceError, { context, pattern }: Args): Promise<unknown> {
  const { requestId, signOut, flash } = context.get(pageRequestContext);
  const isCall = matched(pattern).kind === 'call';
  switch (error.category) {
    case 'unreachable':
    case 'internal':
      context.get(shopContext).reports.fault(error, requestId);
      return isCall
        ? callError(context, 503, 'unavailable', 'Please try again in a moment.')
        : data(error.code === STORE_UNKNOWN ? STORE_UNKNOWN : null, { status: 503 });
    case 'authentication':
    case 'authorization':
      if (isCall) return signInFirst(context);
      await signOut();
      flash({ id: 'unauthorized' });
      return redirect(pathIn(localeOf(pattern))('home.home'));
    default:
      return error;
  }
}
