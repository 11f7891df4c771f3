import path from 'node:path';
import { openDatabase } from '#server/database/open.ts';
import { createLog } from '#server/log.ts';
import { createServices, type Services } from '#server/services.ts';
import { demoSettings } from '#demo/settings.ts';
import { processEnv, type Env } from '#server/env.ts';
import { settingsOrExit } from '#server/settings.ts';

/** An operator waits for what takes long: a whole catalogue, a backup. */
const statementTimeoutMs = 10 * 60 * 1000;

/**
 * Runs `work` on the shop of this clone: attached to its running database, or with the database
 * started for as long as the work takes.
 *
 * Whoever names a database means the shop that it belongs to, with all of its settings: what is
 * missing is named, and no key is made up. Without one it is the demo of this clone.
 * @throws NotOpened when that database cannot be opened; whatever `work` throws as it is.
 */
export async function withServices<T>(work: (services: Services) => Promise<T>): Promise<T> {
  const clone = path.resolve(import.meta.dirname, '..');
  const env = settingsOf(clone);
  const database = await openDatabase(env, clone, () => {}, { statementTimeoutMs }).catch(
    (cause: Error) => {
      throw new NotOpened(cause);
    },
  );
  try {
    return await work(
      createServices({
        env,
        pool: database.pool,
        log: createLog('silent'),
        publicUrl: () => env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
      }),
    );
  } finally {
    await database.close();
  }
}

/** The database could not be opened; its words are those of `cause`. */
export class NotOpened extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause });
  }
}

function settingsOf(clone: string): Env {
  const { FRAMEWELL_MODE, DATABASE_URL } = processEnv();
  const mode = FRAMEWELL_MODE ?? (DATABASE_URL ? 'serve' : 'demo');
  return mode === 'demo'
    ? demoSettings(clone)
    : settingsOrExit(() => ({ FRAMEWELL_MODE: 'serve' }));
}
