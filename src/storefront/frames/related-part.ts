export { followLink } from './use-links-within.ts';

/** The section of the page of related frames that a frame's page shows. */
export const RELATED = 'related';

/**
 * What the page at `address` shows of related frames, as HTML; empty where it leads on to a list
 * because there are too few.
 *
 * @throws Error when the page cannot be had.
 */
export async function relatedPart(address: string): Promise<string> {
  const answer = await fetch(address, { redirect: 'manual' });
  if (answer.type === 'opaqueredirect') return '';
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return page.getElementById(RELATED)?.outerHTML ?? '';
}
