import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readSafeHtml } from '#domain/content/safe-html.ts';
import '../i18n/both.ts';
import { TextsProvider } from '../i18n/texts.tsx';
import { ContentBody } from './content-body.tsx';

test.each([
  ['en', 'Table: Country, Days'],
  ['de', 'Tabelle: Country, Days'],
] as const)('a table that takes the focus says in %s what it is', (locale, name) => {
  const { nodes } = readSafeHtml(
    '<table><thead><tr><th>Country</th><th><strong>Days</strong></th></tr></thead>' +
      '<tbody><tr><td>USA</td><td>5</td></tr></tbody></table>',
  );
  const html = renderToStaticMarkup(
    <TextsProvider locale={locale}>
      <ContentBody nodes={nodes} />
    </TextsProvider>,
  );
  expect(html).toMatch(new RegExp(`<section[^>]* aria-label="${name}" tabindex="0"`));
});
