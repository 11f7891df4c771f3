import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Sealer } from '#service-base/ports.ts';
import type { SignInProgress } from './port.ts';
import type { CookieJar } from '../cookies/port.ts';
import { sealedTo } from '../sealed-to.ts';
import { hashOf } from '../session/sessions.ts';

/** What this browser has said on its way to a session, with the challenge it waits on. */
export type StoredProgress = Omit<SignInProgress, 'returnTo'> & {
  challengeId?: string;
  /** It has shown a proof of work, which has not been counted yet. */
  isProven?: boolean;
};

/** How long a half-finished sign-in is kept. */
const lifetimeMinutes = 60;
/** How long a finished one is: whoever missed the answer asks again, and gets it again. */
const repeatableSeconds = 60;
const returnPathLengthMax = 1000;

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

    /** The cookie is worth nothing any more; a request that was on its way is still heard. */
    const leave = async (): Promise<void> => {
      if (cookie)
        await pool.query(
          `update shop.sign_ins
           set expires_at = least(expires_at, now() + make_interval(secs => $2))
           where id_hash = $1`,
          [hashOf(cookie), repeatableSeconds],
        );
      cookie = undefined;
    };

    const write = async (progress: StoredProgress): Promise<void> => {
      cookie ??= randomBytes(32).toString('base64url');
      const idHash = hashOf(cookie);
      await pool.query(
        `insert into shop.sign_ins (id_hash, sealed, expires_at)
         values ($1, $2, now() + make_interval(mins => $3))
         on conflict (id_hash) do update set sealed = excluded.sealed, expires_at = excluded.expires_at`,
        [idHash, sealer.seal(JSON.stringify(progress), sealedTo.signIn(idHash)), lifetimeMinutes],
      );
      jar.set('sign_in', cookie, { maxAgeSeconds: lifetimeMinutes * 60 });
    };

    return {
      read,
      /** Keeps what is not typed; a cookie that nothing is known of is not taken up. */
      async save(changes: Partial<StoredProgress>): Promise<void> {
        const known = await read();
        if (!known) cookie = undefined;
        await write({ ...known, ...changes });
      },
      /**
       * Keeps what a person has typed, under a cookie made anew: whoever planted the one before,
       * or has seen it, does not read on.
       */
      async saveTyped(changes: Partial<StoredProgress>): Promise<void> {
        const known = await read();
        await leave();
        await write({ ...known, ...changes });
      },
      /** The browser forgets at once. */
      async forget(): Promise<void> {
        await leave();
        jar.forget('sign_in');
        jar.forget('return_to');
      },
      /** What this browser and nobody else can name its sign-in by, however often it asks. */
      secret: (): string => cookie ?? '',
      /** Where to go after signing in. The browser keeps it: strangers fill no table with paths. */
      keepReturnPath(path: string): void {
        if (path.length <= returnPathLengthMax)
          jar.set('return_to', path, { maxAgeSeconds: lifetimeMinutes * 60 });
      },
      /** The browser forgets where to go on, and nothing of what was typed. */
      takeReturnPath(): string | undefined {
        const path = this.returnPath();
        if (path !== undefined) jar.forget('return_to');
        return path;
      },
      returnPath: (): string | undefined => jar.get('return_to')?.slice(0, returnPathLengthMax),
    };
  };
}

export type ProgressOfBrowser = ReturnType<ReturnType<typeof createProgressStore>>;
