import type { Queryable } from '#service-base/transaction.ts';
import type { Env } from '../env.ts';
import { createSealer } from '../sealer.ts';

/** The settings that a database belongs to for as long as it lives. */
export type Belonging = Pick<Env, 'FRAMEWELL_MODE' | 'SEALING_KEYS' | 'PEPPER'>;

/** The database was made for something else, or under other secrets. Nothing was changed. */
export class WrongDatabase extends Error {}

const word = 'framewell-database';

/**
 * Refuses a database that these settings must not touch: a demo's for production and the other
 * way round, and one whose pepper or sealing keys are others, because what is written under wrong
 * secrets nobody could find or read again.
 * @throws WrongDatabase with a sentence for the operator.
 */
export async function requireOwnDatabase(db: Queryable, settings: Belonging): Promise<void> {
  const { rows: tables } = await db.query(`select to_regclass('shop.database_mark') as mark`);
  if (!(tables[0] as { mark: string | null }).mark) return;
  const { rows: marks } = await db.query<Mark>('select kind, pepper_proof from shop.database_mark');
  const mark = marks[0];
  if (!mark) return;
  if (mark.kind !== settings.FRAMEWELL_MODE)
    throw new WrongDatabase(
      mark.kind === 'demo'
        ? 'This database was made by a demo: it is not for production.'
        : 'This database belongs to a shop in production: a demo does not touch it.',
    );
  if (mark.pepper_proof !== pepperProof(settings))
    throw new WrongDatabase('PEPPER is not the one that this database was made with.');
  const { rows: known } = await db.query<KnownKey>('select id, proof from shop.sealing_keys');
  for (const { id, proof } of known) requireKey(settings, id, proof);
}

/**
 * Notes what the database is for, its pepper and the key that is sealed under; what is noted
 * already stays as it is.
 */
export async function markDatabase(db: Queryable, settings: Belonging): Promise<void> {
  await db.query(
    `insert into shop.database_mark (kind, pepper_proof)
     select case when exists (select from shop.switches where name = 'demo-filled') then 'demo'
                 when exists (select from member_data.members) then 'serve'
                 else $1 end, $2
     on conflict do nothing`,
    [settings.FRAMEWELL_MODE, pepperProof(settings)],
  );
  // Before anything is sealed under it, each time anew: whoever lets old keys go looks at this.
  // A key that is only known, behind it, may be taken out again.
  const proof = createSealer({ keys: settings.SEALING_KEYS, pepper: settings.PEPPER }).seal(
    word,
    word,
  );
  await db.query(
    `insert into shop.sealing_keys (id, proof) values ($1, $2)
     on conflict (id) do update set since = clock_timestamp()`,
    [settings.SEALING_KEYS[0]?.id, proof],
  );
  await requireOwnDatabase(db, settings);
}

type Mark = { kind: Env['FRAMEWELL_MODE']; pepper_proof: string };
type KnownKey = { id: string; proof: Buffer };

function pepperProof({ SEALING_KEYS, PEPPER }: Belonging): string {
  return createSealer({ keys: SEALING_KEYS, pepper: PEPPER }).fingerprint(word, word);
}

function requireKey({ SEALING_KEYS, PEPPER }: Belonging, id: string, proof: Buffer): void {
  if (!SEALING_KEYS.some((key) => key.id === id))
    throw new WrongDatabase(`SEALING_KEYS lacks the key "${id}", under which data was sealed.`);
  try {
    createSealer({ keys: SEALING_KEYS, pepper: PEPPER }).open(proof, word);
  } catch {
    throw new WrongDatabase(`SEALING_KEYS has another key "${id}" than this database knows.`);
  }
}
