import type { MetaArgs, MetaFunction } from 'react-router';
import { brand } from '../brand/brand.ts';
import type { Texts } from '../i18n/en.ts';
import { textsOf } from '../i18n/registry.ts';
import { localeOf } from './paths.ts';

/** The title of a page: what it is, then whose shop this is. */
export function pageTitle(title: string): { title: string }[] {
  // A tab has no lines to part words at.
  return [{ title: `${title.replaceAll('\u00ad', '')} · ${brand.plan.name}` }];
}

/** The `meta` of a page: its title in its language; `loaded` is missing where the page failed. */
export function titled<Loader = unknown>(
  titleIn: (texts: Texts, loaded: MetaArgs<Loader>['loaderData']) => string,
): MetaFunction<Loader> {
  return ({ location, loaderData }) =>
    pageTitle(titleIn(textsOf(localeOf(location.pathname)), loaderData));
}
