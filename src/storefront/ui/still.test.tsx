import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Locale } from '#domain/people/locale.ts';
import '../i18n/both.ts';
import { TextsProvider } from '../i18n/texts.tsx';
// oxlint-disable-next-line no-restricted-imports -- stands for the router around the parts
import { MemoryRouter } from 'react-router';
import { Banner } from './banner.tsx';
import { Footer } from './footer.tsx';
import { makeStillParts } from './make-still-parts.tsx';

const render = (locale: Locale, part: ReactElement) =>
  renderToString(
    <MemoryRouter initialEntries={['/german/Products/List?itemsPerPage=24']}>
      <TextsProvider locale={locale}>{part}</TextsProvider>
    </MemoryRouter>,
  );

test('a still part is, on every page, the markup that the browser makes of it', () => {
  const all = () =>
    (['en', 'de'] as const).flatMap((locale) => [
      render(locale, <Banner />),
      render(locale, <Footer />),
    ]);
  const made = all();
  makeStillParts();
  expect(all()).toEqual(made);
  expect(made.join('')).toContain('href="/german/privacy-policy"');
  expect(new Set(made).size).toBe(4);
});
