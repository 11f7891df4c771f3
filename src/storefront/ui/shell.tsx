import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import type { PlainPage } from '../app/paths.ts';
import { Banner } from './banner.tsx';
import { buttonLook } from './button.tsx';
import { Footer } from './footer.tsx';
import { Header, type HeaderProps } from './header.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { RouteAnnouncer } from './route-focus.tsx';
import styles from './shell.module.css';
import { Toasts } from './toasts.tsx';
import type { Toast } from './toast-list.ts';

/** What a route may say about the frame around it: `export const handle = { … } satisfies PageHandle`. */
export type PageHandle = {
  hideButtons?: boolean;
  hideBack?: boolean;
  /** Where "back" leads where there is no history. */
  back?: PlainPage;
};

type ShellProps = Pick<HeaderProps, 'account' | 'cartCount' | 'textSize'> & {
  flash?: readonly Toast[];
  /** What the page says of this frame. */
  handle: PageHandle;
  children: ReactNode;
};

/**
 * Link for the head: nothing is shown before the content begins, so with the whole header. Its
 * tools stand at the right, and the first ones moved whenever a slow browser heard of the next.
 */
export const wholeHeader = { rel: 'expect', href: '#content', blocking: 'render' } as const;

/** The frame of every page. Goes into `<body>`, inside `TextsProvider`. */
export function Shell({ flash, handle, children, ...header }: ShellProps) {
  const { skipToContent } = useTexts().shell;
  return (
    <>
      <LoadingBar />
      <a {...buttonLook({ look: 'primary' }, `${styles.skip} no-print`)} href="#content">
        {skipToContent}
      </a>
      <div className={styles.page}>
        <Banner />
        <Header
          {...header}
          showButtons={header.account !== null && !handle.hideButtons}
          showBack={!handle.hideBack}
          back={handle.back}
        />
        <Toasts flash={flash} />
        <main id="content" tabIndex={-1} className={`${styles.content} room`}>
          {children}
        </main>
        <Footer />
      </div>
      <RouteAnnouncer />
    </>
  );
}
