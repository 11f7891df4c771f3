import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether the header `Authorization` holds this credential; takes as long for a wrong one. */
export function isBearerOf(authorization: string | undefined, credential: string): boolean {
  const given = /^Bearer\s+(\S+)$/i.exec(authorization?.trim() ?? '')?.[1] ?? '';
  return timingSafeEqual(sha256(given), sha256(credential));
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
