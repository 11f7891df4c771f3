import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { isFull } from './test/conditions.ts';

/** Long ones run under `npm run test:full`. */
const long = isFull ? [] : ['**/*.full.*'];

/**
 * `unit` needs nothing but Node; `database` runs against a real PostgreSQL that the
 * global set-up starts once, with a fresh database cloned for every test file; `engines` reads
 * pictures with the engines that the shop reads them with; `install` sets the shop up in an empty
 * folder, as somebody else, with the packages of the registry.
 */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,demo,ops,scripts,test,bench}/**/*.test.{ts,tsx}'],
          exclude: [...long, '**/*.{db,engine}.test.ts'],
          setupFiles: ['test/seed.ts', 'test/no-complaints.ts'],
          // Pure functions need no process of their own: one for each file took three times as long.
          isolate: false,
          maxWorkers: availableParallelism(),
          // Drawing every picture takes a busy machine longer than the usual five seconds.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['{src,demo,ops,test}/**/*.db.test.ts'],
          exclude: long,
          globalSetup: ['test/postgres.ts'],
          setupFiles: ['test/seed.ts'],
          // To read the whole shop anew for each file took a quarter of the time.
          isolate: false,
          // Each test waits for PostgreSQL about as long as it counts itself, so one more than cores.
          maxWorkers: availableParallelism() + 1,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['{src,ops,test}/**/*.engine.test.ts'],
          exclude: long,
          // Each file brings engines of half a gigabyte.
          maxWorkers: 2,
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'install',
          include: ['test/install/*.install.ts'],
          testTimeout: 600_000,
          // A gigabyte is thrown away at the end.
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
