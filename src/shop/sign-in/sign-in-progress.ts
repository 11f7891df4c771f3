import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Sealer } from '#service-base/ports.ts';
import type { SignInProgress } from './port.ts';
import type { CookieJar } from '../cookies/port.ts';
import { sealedTo } from '../sealed-to.ts';
import { hashOf } from '../session/sessions.ts';

/** What this browser has said on its way to a session, with the challenge it waits on. */
export type StoredProgress = SignInProgress & {
  challengeId?: string;
  /** It has shown a proof of work, which has not been counted yet. */
  isProven?: boolean;
};

/** How long a half-finished sign-in is kept. */
const lifetimeMinutes = 60;
/** How long a finished one is: whoever missed the answer asks again, and gets it again. */
const repeatableSeconds = 60;

/**
 * The sign-in of one browser, bound to it by an HttpOnly cookie: a code entered in another
 * browser finds no challenge here. What was typed is kept sealed.
 */
export function createProgressStore(pool: pg.Pool, sealer: Sealer) {
  return (jar: CookieJar) => {
    const given = jar.get('sign_in');
    let cookie = given && /^[\w-]{43}$/.test(given) ? given : undefined;

    const read = async (): Promise<StoredProgress | null> => {
      if (!cookie) return null;
      const idHash = hashOf(cookie);
      const { rows } = await pool.query<{ sealed: Buffer }>(
        `select sealed from shop.sign_ins where id_hash = $1 and expires_at > now()`,
        [idHash],
      );
      return rows[0]
        ? (JSON.parse(sealer.open(rows[0].sealed, sealedTo.signIn(idHash))) as StoredProgress)
        : null;
    };

    return {
      read,
      async save(changes: Partial<StoredProgress>): Promise<StoredProgress> {
        const progress = { ...(await read()), ...changes };
        cookie ??= randomBytes(32).toString('base64url');
        const idHash = hashOf(cookie);
        await pool.query(
          `insert into shop.sign_ins (id_hash, sealed, expires_at)
           values ($1, $2, now() + make_interval(mins => $3))
           on conflict (id_hash) do update set sealed = excluded.sealed, expires_at = excluded.expires_at`,
          [idHash, sealer.seal(JSON.stringify(progress), sealedTo.signIn(idHash)), lifetimeMinutes],
        );
        jar.set('sign_in', cookie, { maxAgeSeconds: lifetimeMinutes * 60 });
        return progress;
      },
      /** The browser forgets at once; a request that was on its way is still heard. */
      async forget(): Promise<void> {
        if (cookie)
          await pool.query(
            `update shop.sign_ins
             set expires_at = least(expires_at, now() + make_interval(secs => $2))
             where id_hash = $1`,
            [hashOf(cookie), repeatableSeconds],
          );
        jar.forget('sign_in');
        cookie = undefined;
      },
    };
  };
}

export type ProgressOfBrowser = ReturnType<ReturnType<typeof createProgressStore>>;
