import type { ReactNode } from 'react';
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
  /** What the page says of this frame. */
  handle: PageHandle;
  children: ReactNode;
};

/** The frame of every page. Goes into `<body>`, inside `TextsProvider`. */
export function Shell({ flash, handle, children, ...header }: ShellProps) {
  const { skipToContent } = useTexts().shell;
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
          showButtons={header.member !== null && !handle.hideButtons}
          showBadge={!handle.hideBadge}
          showBack={!handle.hideBack}
          back={handle.back}
        />
        <main
          id="content"
          tabIndex={-1}
          className={handle.fullWidth ? 'content content-full' : 'room content'}
        >
          {children}
        </main>
        <Footer />
      </div>
      <RouteAnnouncer />
    </ToastsProvider>
  );
}
