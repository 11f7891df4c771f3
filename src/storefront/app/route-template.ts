import { matchRoutes, type RouteObject } from 'react-router';
import { STORES } from '#domain/people/locale.ts';
import { CALLS, type CallEntry } from './call-map.ts';
import { PAGES, type PageEntry } from './site-map.ts';

const entries: (PageEntry | CallEntry)[] = [...Object.values(PAGES), ...Object.values(CALLS)];
const routes: RouteObject[] = entries.flatMap((entry) =>
  [entry.path, ...('also' in entry && entry.also ? [entry.also] : [])].flatMap((path) =>
    Object.values(STORES).map(({ pathPrefix }) => ({ id: path, path: pathPrefix + path })),
  ),
);

const anyOther = PAGES['app.not-found'].path;
const pathsKept = 5000;
const known = new Map<string, string>();

/**
 * The address of a page or call as the site map writes it, in no language and without what a
 * visitor's address holds: `/p/:sku` for `/german/p/10100`. One of few, whatever is asked for;
 * `/*` for what the site map does not know.
 */
export function routeTemplate(path: string): string {
  const found = known.get(path) ?? find(path);
  if (known.size >= pathsKept) known.clear();
  known.set(path, found);
  return found;
}

function find(path: string): string {
  // The router asks for a page's data below its address.
  const page = path.replace(/^\/_root\.data$/, '/').replace(/\.data$/, '');
  // What has to be decoded first may not be possible to decode.
  if (page.includes('%')) return anyOther;
  return matchRoutes(routes, page)?.at(-1)?.route.id ?? anyOther;
}
