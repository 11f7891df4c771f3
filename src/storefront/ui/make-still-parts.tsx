import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
// oxlint-disable-next-line no-restricted-imports -- stands for the router around the links
import { StaticRouter } from 'react-router';
import { STORES } from '#domain/people/locale.ts';
import { TextsProvider } from '../i18n/texts.tsx';
import { Banner } from './banner.tsx';
import { Footer } from './footer.tsx';
import { keepStill, type StillPart } from './still.ts';

const parts: Record<StillPart, ReactElement> = { banner: <Banner />, footer: <Footer /> };

/**
 * Renders the still parts in each language, so that no page does: a third of the elements around
 * a page. For the server, once its texts are loaded.
 */
export function makeStillParts(): void {
  for (const { locale } of Object.values(STORES)) {
    for (const part of Object.keys(parts) as StillPart[]) {
      const element = renderToString(
        <StaticRouter location="/">
          <TextsProvider locale={locale}>{parts[part]}</TextsProvider>
        </StaticRouter>,
      );
      keepStill(part, locale, element);
    }
  }
}
