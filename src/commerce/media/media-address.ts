import type { CommerceSettings } from '../settings.ts';

const OWN = /^\/products\/([0-9a-f]{32})(?:\.svg)?$/;

/** Where a picture of ours lies below the address of all media; products keep it as this. */
export function mediaAddress({ hash, kind }: { hash: string; kind: 'raster' | 'vector' }): string {
  return `/products/${hash}${kind === 'vector' ? '.svg' : ''}`;
}

/** The hash in such an address; null for pictures that lie elsewhere. */
export function mediaHash(address: string): string | null {
  return OWN.exec(address)?.[1] ?? null;
}

/** What addresses of pictures begin with. */
export const mediaBaseOf = ({ mediaBase = '/media' }: CommerceSettings) => mediaBase;

/** The address that browsers ask for, whole: who tells of the shop may be another program. */
export function wholeAddress(address: string, settings: CommerceSettings): string {
  if (mediaHash(address) === null) return address;
  return new URL(mediaBaseOf(settings) + address, `${settings.publicUrl}/`).href;
}

/** What a picture's address has after the address of all media. */
export function addressBelowMedia(url: string, settings: CommerceSettings): string {
  const base = mediaBaseOf(settings);
  const whole = new URL(base, `${settings.publicUrl}/`).href;
  const before = [base, whole].find((each) => url.startsWith(`${each}/`));
  return before === undefined ? url : url.slice(before.length);
}
