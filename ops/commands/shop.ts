import type { Finding } from '#server/finding.ts';
import type { Services } from '#server/services.ts';
import { done, lines, type Commands, type Outcome } from '../command.ts';
import { doctor, whyNotOpened } from '../doctor.ts';
import { checkLedger, notLookedAt } from '../ledger.ts';

/** Whoever keeps the shop running. */
export const shopCommands: Commands = {
  'curtain on': { does: 'closes the shop for maintenance', run: (s) => setCurtain(s, true) },
  'curtain off': { does: 'opens the shop', run: (s) => setCurtain(s, false) },
  'curtain status': {
    does: 'whether the shop is closed',
    async run({ curtain }) {
      const isClosed = await curtain.isClosed();
      return done(isClosed ? 'on' : 'off', { curtain: isClosed });
    },
  },
  'errors recent': {
    takes: '[count]',
    does: 'what browsers reported last, twenty without a count (audited)',
    async run({ shop, audit }, [count = '20']) {
      await audit.record({ actor: 'operator', action: 'errors.read', outcome: 'ok' });
      const reports = await shop.reports.recent(Math.min(Number(count) || 20, 1000));
      return done(reports.map(lines).join('\n\n') || 'none', reports);
    },
  },
  'ledger check': {
    does: 'whether orders, stock, redemptions and messages agree',
    async run(services) {
      const violations = await checkLedger(services);
      const text = violations.map(({ invariant, what }) => `${invariant}: ${what}`).join('\n');
      const left = notLookedAt(services).map((one) => `\nNot looked at: ${one}.`);
      const well = left.length > 0 ? 'What was looked at holds.' : 'All invariants hold.';
      return {
        ok: violations.length === 0,
        text: (text || well) + left.join(''),
        data: violations,
      };
    },
  },
  doctor: {
    does: 'looks for what is wrong',
    run: async (services) => told(await doctor(services)),
    whenNotOpened: (error) => told([whyNotOpened(error)]),
  },
  'token member-data': {
    does: 'the credential of the member-data service',
    run: async ({ env }) => done(env.MEMBER_DATA_TOKEN, { token: env.MEMBER_DATA_TOKEN }),
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

function told(findings: Finding[]): Outcome {
  const text = findings.map(({ name, ok, detail }) => `${ok ? 'ok  ' : 'FAIL'} ${name}: ${detail}`);
  return { ok: findings.every(({ ok }) => ok), text: text.join('\n'), data: findings };
}
