import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import { useTexts } from '../i18n/texts.tsx';
import type { PlainPage } from '../app/paths.ts';
import { Banner } from './banner.tsx';
import { Footer } from './footer.tsx';
import { Header, type HeaderProps } from './header.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { RouteAnnouncer } from './route-focus.tsx';
import { ToastsProvider } from './toasts.tsx';
import type { Toast } from './toast-list.ts';

/** What a route may say about the frame around it: `export const handle = { … } satisfies PageHandle`. */
export type PageHandle = {
  hideButtons?: boolean;
  hideBadge?: boolean;
  hideBack?: boolean;
  /** Where "back" leads where there is no history. */
  back?: PlainPage;
  /** The content takes the whole width. */
  fullWidth?: boolean;
};

type ShellProps = Pick<HeaderProps, 'member' | 'cartCount' | 'textSize'> & {
  flash?: readonly Toast[];
  /** What the page's handle says, for a page that stands in for another, such as an error. */
  handle?: PageHandle;
  children: ReactNode;
};

/** The frame of every page. Goes into `<body>`, inside `TextsProvider`. */
export function Shell({ flash, handle, children, ...header }: ShellProps) {
  const { skipToContent } = useTexts().shell;
  const page = { ...useHandle(), ...handle };
  return (
    <ToastsProvider flash={flash}>
      <LoadingBar />
      <a className="button button-primary skip" href="#content">
        {skipToContent}
      </a>
      <div className="page">
        <Banner />
        <Header
          {...header}
          showButtons={header.member !== null && !page.hideButtons}
          showBadge={!page.hideBadge}
          showBack={!page.hideBack}
          back={page.back}
        />
        <main
          id="content"
          tabIndex={-1}
          className={page.fullWidth ? 'content content-full' : 'room content'}
        >
          {children}
        </main>
        <Footer />
      </div>
      <RouteAnnouncer />
    </ToastsProvider>
  );
}

/** The handles of all matched routes, the inner ones last. */
function useHandle(): PageHandle {
  const handles = useMatches().map((match) => match.handle as PageHandle | undefined);
  return Object.assign({}, ...handles) as PageHandle;
}
