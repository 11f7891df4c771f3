import { randomUUID } from 'node:crypto';
import type { ShopperKey } from '../shopper.ts';

/** Names a guest where a member's user id stands. */
export function newGuestKey(): ShopperKey {
  return `guest:${randomUUID()}`;
}

/** Whether a key was made for a guest; no plan gives its members ids of this form. */
export function isGuestKey(key: ShopperKey): boolean {
  return /^guest:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(key);
}
