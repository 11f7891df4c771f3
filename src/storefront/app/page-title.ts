import { brand } from '../brand/brand.ts';

/** The title of a page: what it is, then whose shop this is. */
export function pageTitle(title: string): { title: string }[] {
  return [{ title: `${title} · ${brand.plan.name}` }];
}
