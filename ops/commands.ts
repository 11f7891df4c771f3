import { readFile } from 'node:fs/promises';
import type { Services } from '#server/services.ts';
import { backUp } from './backup/backup.ts';
import { restore } from './backup/restore.ts';
import { cancelOrder } from './cancel-order.ts';
import { doctor } from './doctor.ts';
import { resetDemo, setUpByMigrations } from '#demo/demo.ts';
import { checkLedger } from './ledger.ts';
import { readMembersCsv } from './members-csv.ts';

/** What a command answers: for people, and with `--json` for machines. */
export type Outcome = { ok: boolean; text: string; data: unknown };

type Command = {
  takes?: string;
  does: string;
  run(services: Services, words: string[]): Promise<Outcome>;
};

export const commands: Record<string, Command> = {
  'members import': {
    takes: 'FILE.csv',
    does: 'adds and changes members, all or none',
    async run({ memberData }, [file]) {
      const records = readMembersCsv(await readFile(required(file, 'FILE.csv'), 'utf8'));
      const result = await memberData.members.import(records);
      return done(
        `${result.added} added, ${result.changed} changed, ${result.skipped} skipped`,
        result,
      );
    },
  },
  'members show': {
    takes: 'MEMBER-ID',
    does: 'what is known of a member (audited)',
    async run({ memberData }, [id]) {
      const member = await memberData.members.show(required(id, 'MEMBER-ID'));
      return member ? done(lines(member), member) : failed('There is no such member.');
    },
  },
  'members delete': {
    takes: 'MEMBER-ID',
    does: 'erases everything that tells the person',
    async run(services, [id]) {
      const memberId = required(id, 'MEMBER-ID');
      const member = await services.memberData.members.show(memberId);
      if (!member) return failed('There is no such member.');
      await services.memberData.members.delete(memberId);
      await services.forgetMember(member.userId);
      return done('Erased.', { deleted: true });
    },
  },
  'members unlock': {
    takes: 'MEMBER-ID',
    does: 'lets a member try codes again after too many wrong ones',
    async run({ memberData }, [id]) {
      const isKnown = await memberData.members.unlock(required(id, 'MEMBER-ID'));
      return isKnown ? done('Unlocked.', { unlocked: true }) : failed('There is no such member.');
    },
  },
  'curtain on': { does: 'closes the shop for maintenance', run: (s) => setCurtain(s, true) },
  'curtain off': { does: 'opens the shop', run: (s) => setCurtain(s, false) },
  'curtain status': {
    does: 'whether the shop is closed',
    async run({ curtain }) {
      const isClosed = await curtain.isClosed();
      return done(isClosed ? 'on' : 'off', { curtain: isClosed });
    },
  },
  'orders list': {
    does: 'the newest orders, without names',
    async run({ commerce }) {
      const orders = await commerce.orders.list();
      return done(orders.map((order) => lines(order)).join('\n\n') || 'No orders.', orders);
    },
  },
  'orders cancel': {
    takes: 'NUMBER',
    does: 'cancels an order: its pieces and its member are free again',
    async run(services, [number]) {
      const status = await cancelOrder(services, required(number, 'NUMBER'));
      return status === 'unknown' ? failed('There is no such order.') : done(status, { status });
    },
  },
  'catalog import': {
    takes: 'FILE.json',
    does: 'adds and changes products, all or none',
    async run({ commerce }, [file]) {
      const catalogue = JSON.parse(await readFile(required(file, 'FILE.json'), 'utf8')) as unknown;
      const result = await commerce.importCatalogue(catalogue);
      return done(lines(result), result);
    },
  },
  'ledger check': {
    does: 'whether orders, stock, redemptions and messages agree',
    async run(services) {
      const violations = await checkLedger(services);
      const text = violations.map(({ invariant, what }) => `${invariant}: ${what}`).join('\n');
      return {
        ok: violations.length === 0,
        text: text || 'All invariants hold.',
        data: violations,
      };
    },
  },
  'db backup': {
    takes: 'FILE',
    does: 'writes the whole database to a file, as it is at one moment',
    async run(services, [file]) {
      const to = required(file, 'FILE');
      await services.audit.record({ actor: 'operator', action: 'database.back-up', outcome: 'ok' });
      const written = await backUp(services, to);
      return done(`${written.rows} rows of ${written.tables} tables.`, written);
    },
  },
  'db restore': {
    takes: 'FILE [--replace]',
    does: 'brings a backup back, into a database without data',
    async run(services, words) {
      const file = words.find((word) => word !== '--replace');
      const restored = await restore(services, required(file, 'FILE'), {
        setUpByMigrations,
        replace: words.includes('--replace'),
      });
      await services.audit.record({ actor: 'operator', action: 'database.restore', outcome: 'ok' });
      const { takenAt, rows, tables } = restored;
      return done(`${rows} rows of ${tables} tables, as of ${takenAt}.`, restored);
    },
  },
  'demo reset': {
    does: 'brings the demo back to its first state',
    async run(services) {
      await resetDemo(services);
      return done('The demo is as it was on its first start.', { reset: true });
    },
  },
  doctor: {
    does: 'looks for what is wrong',
    async run(services) {
      const findings = await doctor(services);
      const text = findings.map(
        ({ name, ok, detail }) => `${ok ? 'ok  ' : 'FAIL'} ${name}: ${detail}`,
      );
      return { ok: findings.every(({ ok }) => ok), text: text.join('\n'), data: findings };
    },
  },
  'token member-data': {
    does: 'the credential of the member-data service',
    run: async ({ env }) => done(env.MEMBER_DATA_TOKEN, { token: env.MEMBER_DATA_TOKEN }),
  },
  'errors recent': {
    takes: '[COUNT]',
    does: 'what browsers reported last, twenty without a count (audited)',
    async run({ shop, audit }, [count = '20']) {
      await audit.record({ actor: 'operator', action: 'errors.read', outcome: 'ok' });
      const reports = await shop.reports.recent(Math.min(Number(count) || 20, 1000));
      return done(reports.map(lines).join('\n\n') || 'none', reports);
    },
  },
  'token commerce-admin': {
    does: 'the integration credential of commerce',
    run: async ({ env }) =>
      done(env.COMMERCE_INTEGRATION_TOKEN, { token: env.COMMERCE_INTEGRATION_TOKEN }),
  },
};

async function setCurtain({ curtain, audit }: Services, isClosed: boolean): Promise<Outcome> {
  await curtain.set(isClosed);
  await audit.record({
    actor: 'operator',
    action: isClosed ? 'curtain.on' : 'curtain.off',
    outcome: 'ok',
  });
  return done(isClosed ? 'on' : 'off', { curtain: isClosed });
}

function done(text: string, data: unknown): Outcome {
  return { ok: true, text, data };
}

function failed(text: string): Outcome {
  return { ok: false, text, data: { error: text } };
}

function required(word: string | undefined, name: string): string {
  if (!word) throw new Error(`${name} is missing.`);
  return word;
}

function lines(record: object): string {
  return Object.entries(record)
    .map(([key, value]) => `${key}: ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join('\n');
}
