import { followLink, type GoTo } from './use-links-within.ts';

/** The section of the page of related frames that a frame's page shows. */
export const RELATED = 'related';

/**
 * Puts what the page behind `way` shows of related frames before it. The way goes then, unless
 * somebody is on it, who is not to be thrown off.
 *
 * @throws Error when the page cannot be had.
 */
export async function bringRelated(way: HTMLAnchorElement, goTo: GoTo): Promise<void> {
  const part = await relatedPart(way.href);
  if (!way.isConnected) return;
  if (part) {
    part.addEventListener('click', (event) => followLink(event, goTo));
    way.before(part);
  }
  way.hidden = part !== null && way !== document.activeElement;
}

/** Nothing where the page leads on to a list, because there are too few. */
async function relatedPart(address: string): Promise<HTMLElement | null> {
  const answer = await fetch(address, { redirect: 'manual' });
  if (answer.type === 'opaqueredirect') return null;
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return page.getElementById(RELATED);
}
