import { hkdfSync } from 'node:crypto';
import type { Session } from './sessions.ts';

/**
 * The key of what a browser remembers of a session, 32 bytes in base64. It is made of the session
 * and stored nowhere: pages of the live session are given it, and nobody afterwards.
 */
export function memoryKeyOf({ idHash }: Pick<Session, 'idHash'>, secret: string): string {
  return Buffer.from(hkdfSync('sha256', secret, idHash, 'browser memory', 32)).toString('base64');
}
