import { useGoTo } from '../app/live/router.ts';

/**
 * Follows the links of a long list without a new document, as the router's own do. One handler
 * for all of them: a `Link` costs the server as much as the rest of its card.
 */
export function useLinksWithin(): (event: Click) => void {
  const goTo = useGoTo();
  return (event) => followLink(event, goTo);
}

/** As React tells it, or the browser itself. */
type Click = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'target' | 'preventDefault'
>;

export type GoTo = Pick<ReturnType<typeof useGoTo>, 'page'>;

/** Follows the link that was pressed, where it is not the browser's own business. */
export function followLink(event: Click, goTo: GoTo): void {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  // Another tab or window, a download: the browser's own business.
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  const path = target instanceof Element && target.closest('a')?.getAttribute('href');
  if (!path) return;
  event.preventDefault();
  goTo.page(path);
}
