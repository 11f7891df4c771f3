/**
 * Uids of the Magento protocol: base64 of a readable text, so that a client may build the ones
 * it knows the parts of (`custom-option/3`).
 */

/** The uid of a row that has a number: product, cart item, address, order, category. */
export function entityUid(id: number | string): string {
  return encode(String(id));
}

/** The number inside an entity uid, or null when `uid` is not one. */
export function entityIdOf(uid: string): number | null {
  const text = decode(uid);
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** The uid of a text option, or of one value of a drop-down. */
export function customOptionUid(optionId: number, valueId?: number): string {
  return encode(
    valueId === undefined ? `custom-option/${optionId}` : `custom-option/${optionId}/${valueId}`,
  );
}

/** The parts of a custom-option uid, or null when `uid` is not one. */
export function customOptionOf(uid: string): { optionId: number; valueId?: number } | null {
  const match = /^custom-option\/(\d{1,9})(?:\/(\d{1,9}))?$/.exec(decode(uid));
  if (!match) return null;
  const optionId = Number(match[1]);
  return match[2] === undefined ? { optionId } : { optionId, valueId: Number(match[2]) };
}

/** The uid of one value of a configurable option: a colour. */
export function configurableValueUid(attributeId: number, valueIndex: number): string {
  return encode(`configurable/${attributeId}/${valueIndex}`);
}

/** The parts of a configurable value's uid, or null when `uid` is not one. */
export function configurableValueOf(
  uid: string,
): { attributeId: number; valueIndex: number } | null {
  const match = /^configurable\/(\d{1,9})\/(\d{1,9})$/.exec(decode(uid));
  return match ? { attributeId: Number(match[1]), valueIndex: Number(match[2]) } : null;
}

/** The uid of a configurable option as a cart item carries it. */
export function configurableOptionUid(parentProductId: number, attributeId: number): string {
  return encode(`configurable/${parentProductId}/${attributeId}`);
}

/** The uid of a link of what is downloaded. */
export function downloadLinkUid(linkId: number): string {
  return encode(`downloadable/${linkId}`);
}

/** The number of the link that a uid means, or null when it means none. */
export function downloadLinkOf(uid: string): number | null {
  const match = /^downloadable\/(\d{1,9})$/.exec(decode(uid));
  return match ? Number(match[1]) : null;
}

/** The uid of one option of a bundle. */
export function bundleOptionUid(optionId: number): string {
  return encode(`bundle/${optionId}`);
}

/** The uid of a part of a bundle, so many times in one. */
export function bundleSelectionUid(
  optionId: number,
  selectionId: number,
  quantity: number,
): string {
  return encode(`bundle/${optionId}/${selectionId}/${quantity}`);
}

/** Whether it means a part of a bundle, well written or not. */
export function isBundleUid(uid: string): boolean {
  return decode(uid).startsWith('bundle/');
}

/** The parts of a bundle selection's uid, which are four; null when it has not. */
export function bundleSelectionOf(
  uid: string,
): { optionId: number; selectionId: number; quantity: number } | null {
  const match = /^bundle\/(\d{1,9})\/(\d{1,9})\/(\d{1,9})$/.exec(decode(uid));
  if (!match) return null;
  return {
    optionId: Number(match[1]),
    selectionId: Number(match[2]),
    quantity: Number(match[3]),
  };
}

function encode(text: string): string {
  return Buffer.from(text, 'utf8').toString('base64');
}

function decode(uid: string): string {
  return Buffer.from(uid, 'base64').toString('utf8');
}
