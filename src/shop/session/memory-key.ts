import { hkdfSync } from 'node:crypto';
import { recentValues } from '#service-base/recent-values.ts';
import type { Session } from './sessions.ts';

/**
 * The key of what a browser remembers of a session, 32 bytes in base64. It is made of the session
 * and stored nowhere: pages of the live session are given it, and nobody afterwards.
 */
export function memoryKeyOf({ idHash }: Pick<Session, 'idHash'>, secret: string): string {
  const session = idHash.toString('base64');
  const known = made.get(session);
  if (known?.secret === secret) return known.key;
  const bytes = Buffer.from(hkdfSync('sha256', secret, idHash, 'browser memory', 32));
  const key = bytes.toString('base64');
  made.set(session, { secret, key });
  return key;
}

/** Every page is given the key of its session, and making it is not cheap. */
const made = recentValues<string, { secret: string; key: string }>(5000);
