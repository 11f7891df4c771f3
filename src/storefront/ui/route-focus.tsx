import { useEffect, useRef, useState } from 'react';
import { useAddress, useBusy } from '../app/live/router.ts';

/**
 * After going to another page without a new document: moves the focus to its h1, and answers
 * the page's title for a live region. So it does where a form has led to the same page and what
 * had the focus is gone. A change of the query alone (a filter) moves nothing.
 */
export function useRouteFocus(): string {
  const { pathname, hash } = useAddress();
  const [announced, setAnnounced] = useState('');
  const shown = useRef(pathname);
  const { isPosting } = useBusy();
  const wasPosting = useRef(false);
  useEffect(() => {
    const hasPosted = wasPosting.current && !isPosting;
    wasPosting.current = isPosting;
    const isLost = hasPosted && document.activeElement === document.body;
    if (shown.current === pathname && !isLost) return;
    shown.current = pathname;
    setAnnounced(document.title);
    // A summary of errors that came with the page has taken the focus already.
    const hasAlert = document.activeElement?.role === 'alert';
    if (hash || hasAlert) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname, hash, isPosting]);
  return announced;
}

/** Says the title of each new page to those who listen. Once, in the root. */
export function RouteAnnouncer() {
  const announced = useRouteFocus();
  return <output className="visually-hidden">{announced}</output>;
}
