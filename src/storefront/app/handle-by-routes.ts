import {
  createRequestHandler,
  matchRoutes,
  type RequestHandler,
  type RouteObject,
  type ServerBuild,
} from 'react-router';

type Routes = ServerBuild['routes'];

/** More than the shop has frames, twice; what comes then is matched anew. */
const pathsKept = 5000;

/**
 * Answers every request with the routes that its address reaches, as if the site had no others:
 * the router goes through all it is given several times for each page. Every set of routes gets
 * a handler of its own when it is first asked for. Routes of the paths above are with them,
 * because the router tells browsers of those as well.
 */
export function handleByRoutes(build: ServerBuild, mode: string): RequestHandler {
  const whole = createRequestHandler(build, mode);
  const tree = childrenOf(build.routes, undefined);
  const handlers = new Map<string, RequestHandler>();
  const byPath = new Map<string, RequestHandler>();

  function handlerFor(path: string): RequestHandler {
    const reached = reachedBy(tree, path);
    // The page for all other addresses stands beneath any path, so there is no end of its sets.
    if (!reached || reached.isAnyPath) return whole;
    const key = reached.ids.join(' ');
    const handler = handlers.get(key) ?? createRequestHandler(only(build, reached.ids), mode);
    handlers.set(key, handler);
    return handler;
  }

  return (request, context) => {
    const path = new URL(request.url).pathname;
    // The router's own questions, and what has to be decoded first, are for all routes.
    if (/%|\.data$/.test(path) || path === build.routeDiscovery.manifestPath)
      return whole(request, context);
    const handler = byPath.get(path) ?? handlerFor(path);
    if (byPath.size >= pathsKept) byPath.clear();
    byPath.set(path, handler);
    return handler(request, context);
  };
}

/** The routes of a path and of the paths above it, in the order of the build. */
function reachedBy(tree: RouteObject[], path: string) {
  const own = matchRoutes(tree, path);
  if (!own) return null;
  const ids = new Set(own.map(({ route }) => route.id));
  for (const above of pathsAbove(path))
    for (const { route } of matchRoutes(tree, above) ?? []) ids.add(route.id);
  return {
    ids: [...ids].flatMap((id) => id ?? []).sort(),
    isAnyPath: own.at(-1)?.route.path?.endsWith('*') ?? false,
  };
}

/** `/` and `/a` for `/a/b`. */
function pathsAbove(path: string): string[] {
  const parts = path.split('/').filter(Boolean).slice(0, -1);
  return ['/', ...parts.map((_, position) => `/${parts.slice(0, position + 1).join('/')}`)];
}

function only(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const of = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)));
  return {
    ...build,
    routes: of(build.routes),
    assets: { ...build.assets, routes: of(build.assets.routes) },
  };
}

function childrenOf(routes: Routes, parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || (route.parentId || undefined) !== parentId) return [];
    const { id, path, caseSensitive } = route;
    return route.index
      ? { id, path, caseSensitive, index: true as const }
      : { id, path, caseSensitive, children: childrenOf(routes, id) };
  });
}
