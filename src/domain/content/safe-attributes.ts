import type { SafeTag } from './safe-tags.ts';

/** What an element may say beside its name. */
export type SafeAttributes = {
  href?: string;
  lang?: string;
  scope?: 'col' | 'row';
  colspan?: number;
  rowspan?: number;
};

/**
 * The attribute as it may stand; null where it may not. A link leads to a page of this shop
 * (`/…`), over https, to a mail program or a telephone, and nowhere else.
 */
export function safeAttribute(tag: SafeTag, name: string, value: string): SafeAttributes | null {
  const isCell = tag === 'th' || tag === 'td';
  if (name === 'href' && tag === 'a') return isSafeAddress(value) ? { href: value } : null;
  if (name === 'lang') return /^[a-z]{2}(-[A-Z]{2})?$/.test(value) ? { lang: value } : null;
  if (name === 'scope' && tag === 'th')
    return value === 'col' || value === 'row' ? { scope: value } : null;
  if ((name === 'colspan' || name === 'rowspan') && isCell)
    return /^([2-9]|1\d|20)$/.test(value) ? { [name]: Number(value) } : null;
  return null;
}

/** Browsers read backslashes as slashes, and leave control characters out. */
function isSafeAddress(address: string): boolean {
  // oxlint-disable-next-line no-control-regex
  if (/[\\\u0000-\u0020\u007f]/.test(address)) return false;
  if (/^\/(?!\/)/.test(address)) return true;
  return /^(https:\/\/|mailto:|tel:)/.test(address) && URL.canParse(address);
}
