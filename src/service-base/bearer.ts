import { hash, timingSafeEqual } from 'node:crypto';

/** What the header `Authorization: Bearer` brings; null without one. */
export function bearerToken(authorization: string | undefined): string | null {
  return /^Bearer\s+(\S+)$/i.exec(authorization?.trim() ?? '')?.[1] ?? null;
}

/** Whether the header `Authorization` holds this credential; takes as long for a wrong one. */
export function isBearerOf(authorization: string | undefined, credential: string): boolean {
  return timingSafeEqual(sha256(bearerToken(authorization) ?? ''), sha256(credential));
}

function sha256(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
