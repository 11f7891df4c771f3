import type pg from 'pg';
import type { Sealer } from '#service-base/ports.ts';
import type { Draft } from '#domain/orders/draft.ts';
import type { ShopperKey } from '../shopper.ts';
import { sealedTo } from '../sealed-to.ts';
import type { Drafts } from './port.ts';
import { inTransaction } from '#service-base/transaction.ts';

/**
 * The unfinished order of one shopper, sealed at rest. Saves of two tabs do not undo each other:
 * each merges its changes under a row lock. Made anew for each request: it remembers what it has
 * read, or was given as `found`, until it changes it.
 */
export function draftsOf(
  shopperKey: ShopperKey,
  pool: pg.Pool,
  sealer: Sealer,
  found?: { sealed: Buffer | null },
): Drafts {
  const context = sealedTo.draft(shopperKey);
  const open = (sealed: Buffer | null | undefined): Draft =>
    sealed ? (JSON.parse(sealer.open(sealed, context)) as Draft) : {};

  let known: Promise<Draft> | undefined;
  const forget = () => {
    known = undefined;
    found = undefined;
  };

  async function load(): Promise<Draft> {
    if (found) return open(found.sealed);
    const { rows } = await pool.query<{ sealed: Buffer }>(
      `select sealed from shop.drafts where user_id = $1`,
      [shopperKey],
    );
    return open(rows[0]?.sealed);
  }

  function merge(changes: Partial<Draft>): Promise<Draft> {
    return inTransaction(pool, async (client) => {
      await client.query(
        `insert into shop.drafts (user_id, sealed) values ($1, $2) on conflict do nothing`,
        [shopperKey, sealer.seal('{}', context)],
      );
      const { rows } = await client.query<{ sealed: Buffer }>(
        `select sealed from shop.drafts where user_id = $1 for update`,
        [shopperKey],
      );
      const draft = merged(open(rows[0]?.sealed), changes);
      await client.query(
        `update shop.drafts set sealed = $2, updated_at = now() where user_id = $1`,
        [shopperKey, sealer.seal(JSON.stringify(draft), context)],
      );
      return draft;
    });
  }

  return {
    read() {
      if (!known) {
        known = load();
        known.catch(forget);
      }
      return known;
    },
    save: (changes) => merge(changes).finally(forget),
  };
}

/** One form's words leave those of the other forms as they are. */
function merged(draft: Draft, changes: Partial<Draft>): Draft {
  const typed = changes.typed && { ...draft.typed, ...changes.typed };
  return { ...draft, ...changes, ...(typed && { typed }) };
}
