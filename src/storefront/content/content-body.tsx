import { createElement, type ReactNode } from 'react';
import type { ContentElement, ContentNode } from '#domain/content/safe-html.ts';
import { storeOf, type Locale } from '#domain/people/locale.ts';
import { Link } from '../app/live/router.ts';
import { localeOf } from '../app/paths.ts';
import { useLocale, useTexts } from '../i18n/texts.tsx';
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
  return (
    <WideTable key={key} name={wordsIn(firstRow(node) ?? node)}>
      {element}
    </WideTable>
  );
}

/** Wider than a phone, it scrolls by itself, also for who has only keys; they hear what it is. */
function WideTable({ name, children }: { name: string; children: ReactNode }) {
  const label = useTexts().content.table(name);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.table} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

/** Retailers need not name a table: its first line says what it tells. */
function firstRow({ children }: ContentElement): ContentElement | undefined {
  for (const child of children) {
    if (typeof child === 'string') continue;
    if (child.tag === 'tr') return child;
    const row = firstRow(child);
    if (row) return row;
  }
  return undefined;
}

function wordsIn({ children }: ContentElement): string {
  return children
    .map((child) => (typeof child === 'string' ? child : wordsIn(child)).trim())
    .filter(Boolean)
    .join(', ');
}

/** An address in the shop is written without the language, and leads to the reader's. */
function addressIn(locale: Locale, path: string): string {
  if (localeOf(path) !== 'en') return path;
  return storeOf(locale).pathPrefix + path;
}
