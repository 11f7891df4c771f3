import type pg from 'pg';
import { inTransaction } from '#service-base/transaction.ts';
import { changingTheCatalogue } from './catalogue-lock.ts';
import { isSomeLeftOut } from './read-search-rows.ts';
import { allModels, refreshDocuments } from './refresh-documents.ts';

/**
 * Makes search rows of products that a process imported which knows none: the version before this
 * one, while it is being replaced. One process does so, the others wait and find nothing left.
 */
export async function takeInWhatIsLeftOut(pool: pg.Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    await changingTheCatalogue(client, { isLarge: true });
    if (!(await isSomeLeftOut(client))) return;
    await refreshDocuments(client, await allModels(client));
  });
}
