import path from 'node:path';
import { openDatabase } from '#server/database/open.ts';
import { createLog } from '#server/log.ts';
import { createServices, type Services } from '#server/services.ts';
import { demoSettings } from '#demo/settings.ts';
import { processEnv } from '#server/env.ts';
import { settingsOrExit } from '#server/settings.ts';

/** An operator waits for what takes long: a whole catalogue, a backup. */
const statementTimeoutMs = 10 * 60 * 1000;

/**
 * Runs `work` on the shop of this clone: attached to its running database, or with the database
 * started for as long as the work takes.
 */
export async function withServices<T>(work: (services: Services) => Promise<T>): Promise<T> {
  const clone = path.resolve(import.meta.dirname, '..');
  const isProduction = processEnv().FRAMEWELL_MODE === 'serve';
  const env = isProduction ? settingsOrExit(() => ({})) : demoSettings(clone);
  const database = await openDatabase(env, clone, () => {}, { statementTimeoutMs });
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
