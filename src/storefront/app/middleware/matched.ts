import { STORES } from '#domain/people/locale.ts';
import { CALLS, type CallEntry, type CallName } from '../call-map.ts';
import { PAGES, type PageEntry, type PageName } from '../site-map.ts';

/** What the site map says of the page or call that a request has reached. */
export type Matched =
  | ({ kind: 'page'; name: PageName } & PageEntry)
  | ({ kind: 'call'; name: CallName } & CallEntry);

const byPath = new Map<string, Matched>();
for (const name of Object.keys(PAGES) as PageName[]) {
  const page: PageEntry = PAGES[name];
  for (const path of [page.path, page.also ?? page.path])
    for (const { pathPrefix } of Object.values(STORES))
      byPath.set(trimmed(pathPrefix + path), { kind: 'page', name, ...page });
}
for (const name of Object.keys(CALLS) as CallName[])
  byPath.set(trimmed(CALLS[name].path), { kind: 'call', name, ...CALLS[name] });

/**
 * What stands behind `pattern`, the matched route's, so that neither case nor encoding of the
 * address makes a difference.
 * @throws Error for a route that is not in the site map.
 */
export function matched(pattern: string): Matched {
  const found = byPath.get(trimmed(pattern));
  if (!found) throw new Error(`The site map has no route ${pattern}`);
  return found;
}

const byAddress = new Map([...byPath].map(([path, entry]) => [`/${path.toLowerCase()}`, entry]));

/** How much a page or call at this address takes, where that is more than others do. */
export function takesBytes(pathname: string): number | undefined {
  return at(pathname)?.takesBytes;
}

/** Not in the site map, which browsers get whole: only headers ask for it. */
const WITH_CAMERA: ReadonlySet<PageName | CallName> = new Set(['face.scan', 'face.try-on']);

/**
 * Whether the page at this address may ask for the camera, and run an engine on its pictures.
 * Its document is its own: whoever goes there or from there loads the page anew.
 */
export function usesCamera(pathname: string): boolean {
  const entry = at(pathname);
  return entry !== undefined && WITH_CAMERA.has(entry.name);
}

/** Whether members alone may enter the page at this path of the site, whatever its query. */
export function isForMembers(path: string): boolean {
  return at(path.replace(/[?#].*$/, ''))?.who === 'member';
}

function at(pathname: string): Matched | undefined {
  return byAddress.get(pathname.toLowerCase().replace(/(?<=.)\/$|\.data$/, ''));
}

/** Patterns come with and without a slash before and after. */
function trimmed(pattern: string): string {
  return pattern.replace(/^\/|\/$/g, '');
}
