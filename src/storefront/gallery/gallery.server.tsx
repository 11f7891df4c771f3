import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Locale } from '#domain/people/locale.ts';
import { TextsProvider } from '../i18n/texts.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Buttons } from './buttons.tsx';
import { Fields } from './fields.tsx';
import { Figures } from './figures.tsx';
import { Frame } from './frame.tsx';
import { Messages } from './messages.tsx';
import { Surfaces } from './surfaces.tsx';

/**
 * The gallery as text, so that no browser gets a script for it, and no page another bundle because
 * of it. `show` is what covers the page and so is not there at first: `dialog` or `messages`.
 */
export function galleryHtml(locale: Locale, show: string | null): string {
  const element = (
    <TextsProvider locale={locale}>
      <PageHeading
        eyebrow="Gallery"
        lead="What pages are made of, in every state. The header has the text sizes and the other language; the theme is the system’s."
      >
        Parts
      </PageHeading>
      <div className="stack-wide">
        <Messages show={show} />
        <Buttons />
        <Fields />
        <Surfaces />
        <Figures />
        <Frame />
      </div>
    </TextsProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />, { identifierPrefix: 'gallery' });
}
