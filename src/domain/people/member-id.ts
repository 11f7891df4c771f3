import { plainText } from '../prescription/numeral.ts';

const LONGEST = 64;

/**
 * A member id as it is compared: without spaces, in capitals, with plain hyphens. Null when the
 * text cannot be a member id: empty, longer than 64, or anything but letters, digits and
 * `-` `.` `_` `/`.
 */
export function findMemberId(text: string): string | null {
  const id = plainText(text).replace(/\s/g, '').toUpperCase();
  return id.length <= LONGEST && /^[A-Z0-9][A-Z0-9\-._/]*$/.test(id) ? id : null;
}
