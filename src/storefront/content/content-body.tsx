import { createElement, type ReactNode } from 'react';
import type { ContentNode } from '#domain/content/safe-html.ts';
import { storeOf, type Locale } from '#domain/people/locale.ts';
import { Link } from '../app/live/router.ts';
import { localeOf } from '../app/paths.ts';
import { useLocale } from '../i18n/texts.tsx';
import styles from './content-body.module.css';

/** What the retailer wrote, as elements of ours: no markup of anybody else is on a page. */
export function ContentBody({ nodes }: { nodes: readonly ContentNode[] }) {
  const locale = useLocale();
  return <div className={styles.body}>{elementsOf(nodes, locale)}</div>;
}

function elementsOf(nodes: readonly ContentNode[], locale: Locale): ReactNode[] {
  return nodes.map((node, at) => elementOf(node, at, locale));
}

function elementOf(node: ContentNode, key: number, locale: Locale): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, attributes, children } = node;
  const { href, colspan, rowspan, ...others } = attributes;
  const inside = elementsOf(children, locale);
  if (tag === 'br' || tag === 'hr') return createElement(tag, { key });
  if (tag === 'a' && href?.startsWith('/'))
    return (
      <Link key={key} to={addressIn(locale, href)} {...others}>
        {inside}
      </Link>
    );
  const element = createElement(
    tag,
    { key, ...(href && { href }), colSpan: colspan, rowSpan: rowspan, ...others },
    ...inside,
  );
  if (tag !== 'table') return element;
  // Wider than a phone, it scrolls by itself, also for who has only keys.
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div key={key} className={styles.table} tabIndex={0}>
      {element}
    </div>
  );
}

/** An address in the shop is written without the language, and leads to the reader's. */
function addressIn(locale: Locale, path: string): string {
  if (localeOf(path) !== 'en') return path;
  return storeOf(locale).pathPrefix + path;
}
