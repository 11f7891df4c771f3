import type { CatalogDownloads, DownloadLink } from '../catalog/catalog-document.ts';
import type { CartItemInput } from '../generated/schema.ts';
import { downloadLinkOf } from '../ids.ts';

type Selected = NonNullable<CartItemInput['selected_options']>[number];

export type LinksChoice =
  /** `rest` names no link. */
  | { ok: true; links: DownloadLink[]; rest: Selected[] }
  /** In Magento's words. */
  | { ok: false; message: string };

/** The links that a shopper chose of what is downloaded: all where they are not bought apart. */
export function chooseLinks(
  { isApart, links }: CatalogDownloads,
  selected: readonly Selected[],
): LinksChoice {
  const isOfLink = (uid: Selected) => (uid ? downloadLinkOf(uid) : null) !== null;
  const named = selected.filter(isOfLink).map((uid) => downloadLinkOf(uid ?? ''));
  const rest = selected.filter((uid) => !isOfLink(uid));
  if (!named.every((id) => links.some((link) => link.id === id))) {
    return { ok: false, message: 'The required options you selected are not available' };
  }
  const chosen = isApart ? links.filter(({ id }) => named.includes(id)) : links;
  return chosen.length > 0
    ? { ok: true, links: chosen, rest }
    : { ok: false, message: 'Please specify product link(s).' };
}
