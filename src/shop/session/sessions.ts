import { hash } from 'node:crypto';
import type pg from 'pg';
import type { Sealer } from '#service-base/ports.ts';
import type { ReadAhead } from '#service-base/read-ahead.ts';
import { sealedTo } from '../sealed-to.ts';

/** A session ends after this long without a request, and after this long in any case. */
const idleMinutes = 30;
const absoluteHours = 12;

/** How often the shop has changed these of the member since they signed in. */
export type MemberChanges = { prescription: number; benefit: number };

export type Session = {
  idHash: Buffer;
  userId: string;
  isCS: boolean;
  endsAt: Date;
  memberChanges: MemberChanges;
  secrets: SessionSecrets;
};

/** Kept sealed: names the caller to the two services. */
export type SessionSecrets = {
  memberToken: string;
  customerToken: string | null;
  firstName: string;
  lastName: string;
};

/** A session as it is found, with the unfinished order of its member: pages ask for it next. */
export type FoundSession = Session & { sealedDraft: Buffer | null };

type Row = Omit<FoundSession, 'idHash' | 'secrets'> & { sealed: Buffer; isDue: boolean };

export type Sessions = {
  /**
   * Opens the session of a sign-in and answers the cookie's value, which is stored nowhere. The
   * same sign-in, sent again because its answer was lost, gets the same session; null when that
   * has ended since. `signIn` is a secret of the browser.
   */
  start(
    signIn: string,
    member: { userId: string; isCS: boolean } & SessionSecrets,
  ): Promise<{ cookie: string; session: Session } | null>;
  /**
   * The live session behind a cookie's value, or null; a read counts as activity. For a request
   * that only reads, what its services ask next comes along: it is handed to the session.
   */
  find(cookie: string, forRequest?: { isReading: boolean }): Promise<FoundSession | null>;
  saveSecrets(session: Session, secrets: SessionSecrets): Promise<void>;
  end(session: Session): Promise<void>;
  /** Counts a change in every live session of the member. */
  noteMemberChange(userId: string, what: keyof MemberChanges): Promise<void>;
};

export function createSessions(pool: pg.Pool, sealer: Sealer, readAhead: ReadAhead): Sessions {
  const seal = (idHash: Buffer, secrets: SessionSecrets) =>
    sealer.seal(JSON.stringify(secrets), sealedTo.session(idHash));
  const open = (idHash: Buffer, { sealed }: { sealed: Buffer }) =>
    JSON.parse(sealer.open(sealed, sealedTo.session(idHash))) as SessionSecrets;

  return {
    async start(signIn, { userId, isCS, ...secrets }) {
      const cookie = Buffer.from(sealer.fingerprint(signIn, 'shop.session'), 'hex').toString(
        'base64url',
      );
      const idHash = hashOf(cookie);
      const { rows } = await pool.query<Pick<Row, 'endsAt' | 'memberChanges' | 'sealed'>>(
        `insert into shop.sessions as s (id_hash, user_id, sealed, is_cs, ends_at)
         values ($1, $2, $3, $4, now() + make_interval(hours => $5))
         on conflict (id_hash) do update set last_seen_at = now()
           where s.ended_at is null and s.ends_at > now() and s.user_id = excluded.user_id
         returning ends_at as "endsAt", ${memberChanges('s')}, sealed`,
        [idHash, userId, seal(idHash, secrets), isCS, absoluteHours],
      );
      if (!rows[0]) return null;
      const { sealed, ...row } = rows[0];
      const session = { idHash, userId, isCS, ...row, secrets: open(idHash, { sealed }) };
      return { cookie, session };
    },

    async find(cookie, { isReading } = { isReading: false }) {
      if (!/^[\w-]{43}$/.test(cookie)) return null;
      const idHash = hashOf(cookie);
      const read = {
        text: `select s.user_id as "userId", s.is_cs as "isCS", s.ends_at as "endsAt",
                ${memberChanges('s')},
                s.last_seen_at < now() - interval '1 minute' as "isDue",
                s.sealed, d.sealed as "sealedDraft"
         from shop.sessions s
         left join shop.drafts d on d.user_id = s.user_id
         where s.id_hash = $1 and s.ended_at is null and s.ends_at > now()
           and s.last_seen_at > now() - make_interval(mins => $2)`,
        values: [idHash, idleMinutes],
      };
      const found = isReading
        ? await readAhead.first<Row>(idHash.toString('base64'), read)
        : await readAhead.next<Row>(undefined, read);
      if (!found.row) return null;
      const { sealed, isDue, ...row } = found.row;
      if (isDue) await touch(pool, idHash);
      const session = { ...row, idHash, secrets: open(idHash, { sealed }) };
      if ('handTo' in found) found.handTo(session);
      return session;
    },

    async saveSecrets({ idHash }, secrets) {
      await pool.query(`update shop.sessions set sealed = $2 where id_hash = $1`, [
        idHash,
        seal(idHash, secrets),
      ]);
    },

    async end({ idHash }) {
      await pool.query(
        `update shop.sessions set ended_at = now() where id_hash = $1 and ended_at is null`,
        [idHash],
      );
    },

    async noteMemberChange(userId, what) {
      const isPrescription = what === 'prescription';
      await pool.query(
        `update shop.sessions
         set prescription_changes = prescription_changes + $2, benefit_changes = benefit_changes + $3
         where user_id = $1 and ended_at is null`,
        [userId, isPrescription ? 1 : 0, isPrescription ? 0 : 1],
      );
    },
  };
}

const memberChanges = (table: string) =>
  `json_build_object('prescription', ${table}.prescription_changes,
                     'benefit', ${table}.benefit_changes) as "memberChanges"`;

/** What is stored of a cookie's value. */
export function hashOf(cookie: string): Buffer {
  return hash('sha256', cookie, 'buffer');
}

async function touch(pool: pg.Pool, idHash: Buffer): Promise<void> {
  await pool.query(`update shop.sessions set last_seen_at = now() where id_hash = $1`, [idHash]);
}
