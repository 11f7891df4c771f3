import { alwaysThere, resetDemo } from '#demo/demo.ts';
import { backUp } from '../backup/backup.ts';
import { restore } from '../backup/restore.ts';
import { done, type Commands } from '../command.ts';

/** All of the data at once. */
export const databaseCommands: Commands = {
  'db backup': {
    takes: '<file>',
    does: 'writes the whole database to a file, as it is at one moment',
    async run(services, [file = '']) {
      await services.audit.record({ actor: 'operator', action: 'database.back-up', outcome: 'ok' });
      const written = await backUp(services, file);
      return done(`${written.rows} rows of ${written.tables} tables.`, written);
    },
  },
  'db restore': {
    takes: '<file>',
    does: 'brings a backup back, into a database without data',
    options: { '--replace': 'in place of the data that is there' },
    asks: (_words, { replace }) => (replace ? 'Replace all data of this database?' : null),
    async run(services, [file = ''], { replace }) {
      const restored = await restore(services, file, {
        alwaysThere,
        replace: replace === true,
      });
      await services.audit.record({ actor: 'operator', action: 'database.restore', outcome: 'ok' });
      const { takenAt, rows, tables } = restored;
      return done(`${rows} rows of ${tables} tables, as of ${takenAt}.`, restored);
    },
  },
  'demo reset': {
    does: 'brings the demo back to its first state',
    asks: () => 'Empty this demo and fill it anew?',
    async run(services) {
      await resetDemo(services);
      return done('The demo is as it was on its first start.', { reset: true });
    },
  },
};
