import type { Sealer } from '#service-base/ports.ts';

/** What is kept of a code: a keyed hash, good for one challenge only. */
export function codeHash(sealer: Sealer, challengeId: string, code: string): string {
  return sealer.fingerprint(`${challengeId}:${code}`, 'member_data.code');
}

/** A code as typed: spaces and dashes between the digits say nothing. */
export function normaliseCode(typed: string): string {
  return typed.slice(0, 64).normalize('NFKC').replace(/[\s-]/g, '');
}
