import { hash, timingSafeEqual } from 'node:crypto';

/** What the header `Authorization: Bearer` brings; null without one. */
export function bearerToken(authorization: string | undefined): string | null {
  return /^Bearer\s+(\S+)$/i.exec(authorization?.trim() ?? '')?.[1] ?? null;
}

/** Whether the header `Authorization` holds this credential; takes as long for a wrong one. */
export function isBearerOf(authorization: string | undefined, credential: string): boolean {
  const token = bearerToken(authorization);
  return token !== null && timingSafeEqual(sha256(token), hashOf(credential));
}

/** Of the few credentials that a process knows; those are asked about with every call. */
const hashes = new Map<string, Buffer>();

function hashOf(credential: string): Buffer {
  const hashed = hashes.get(credential) ?? sha256(credential);
  hashes.set(credential, hashed);
  return hashed;
}

function sha256(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
