import { Refused } from '../received.ts';

export type FileKind = 'picture' | 'pdf';

/** Brands of the still pictures that iPhones and newer Androids keep: HEVC in an ISO container. */
const HEIC_BRANDS = /^(?:he(?:ic|ix|im|is|vc|vx)|mif1|msf1)$/;

/**
 * What a file is, by its first bytes alone. Its name and what it was sent as do not count.
 *
 * @throws Refused when it is empty or none of JPEG, PNG, WebP and PDF.
 */
export function fileKind(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) throw new Refused('empty');
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  if (start.startsWith('\xff\xd8\xff') || start.startsWith('\x89PNG\r\n\x1a\n')) return 'picture';
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'picture';
  if (start.startsWith('%PDF-')) return 'pdf';
  const isHeic = start.slice(4, 8) === 'ftyp' && HEIC_BRANDS.test(start.slice(8, 12));
  throw new Refused(isHeic ? 'heic' : 'wrong-type');
}
