import { useEffect } from 'react';

/** Where the browser was when it first heard of this page: there, if this page is its document. */
const loadedAt = typeof location === 'object' ? location.pathname : '';

/**
 * Gives this page a document of its own, as only its own headers let it run the engine and ask for
 * the camera: who was led here within another document loads it anew, and links away from here
 * are followed by the browser itself.
 */
export function useOwnDocument(): void {
  useEffect(() => {
    if (location.pathname !== loadedAt) location.reload();
    const follow = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a[href]'))
        event.stopPropagation();
    };
    // Before the router hears of it.
    addEventListener('click', follow, { capture: true });
    return () => removeEventListener('click', follow, { capture: true });
  }, []);
}
