import {
  index,
  layout,
  prefix,
  route,
  type RouteConfig,
  type RouteConfigEntry,
} from '@react-router/dev/routes';
import { STORES, type Locale } from '#domain/people/locale.ts';
import { CALLS, type CallEntry } from './app/call-map.ts';
import { PAGES, type PageEntry } from './app/site-map.ts';

const pages: [name: string, PageEntry][] = Object.entries(PAGES);
const calls: [name: string, CallEntry][] = Object.entries(CALLS);

/**
 * The site map as React Router takes it, once for each language: `/...` in English, `/german/...`
 * in German, same code. Pages that are not for anyone stand under the member guard; those that
 * need something of the order stand under the checkout guard as well.
 */
function site(locale: Locale): RouteConfigEntry[] {
  const routesOf = (isMeant: (page: PageEntry) => boolean) =>
    pages.flatMap(([name, page]) => (isMeant(page) ? routesOfPage(name, page, locale) : []));
  return [
    ...routesOf(({ who }) => who === 'anyone'),
    layout('app/member.guard.tsx', { id: `${locale}.member` }, [
      ...routesOf(({ who, needs }) => who !== 'anyone' && !needs),
      layout(
        'checkout/checkout.guard.tsx',
        { id: `${locale}.checkout` },
        routesOf(({ needs }) => needs !== undefined),
      ),
    ]),
  ];
}

function routesOfPage(name: string, { path, also }: PageEntry, locale: Locale) {
  const file = `${fileOf(name)}.route.tsx`;
  const id = `${locale}.${name}`;
  return [
    path === '/' ? index(file, { id }) : route(path.slice(1), file, { id }),
    ...(also ? [route(also.slice(1), file, { id: `${id}.also` })] : []),
  ];
}

function fileOf(name: string): string {
  return name.replaceAll('.', '/');
}

export default [
  ...site('en'),
  ...prefix(STORES.german.pathPrefix.slice(1), site('de')),
  layout(
    'app/calls/call.guard.ts',
    calls.map(([name, { path }]) => route(path.slice(1), `${fileOf(name)}.call.ts`)),
  ),
] satisfies RouteConfig;
