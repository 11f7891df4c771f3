import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '#scripts/build.ts';
import { runChaos } from './chaos.ts';
import { chaosReport } from './report.ts';

/**
 * `npm run chaos`: ends with 1 when a promise was broken. The same seed kills at the same moments.
 * `--report FILE` writes what came of it.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    kills: { type: 'string', default: '18' },
    'database-kills': { type: 'string', default: '4' },
    processes: { type: 'string', default: '2' },
    clients: { type: 'string', default: '30' },
    carts: { type: 'string', default: '1500' },
    stock: { type: 'string', default: '1200' },
    coupons: { type: 'string', default: '100' },
    report: { type: 'string' },
    hurried: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));

if (!(await ensureBuilt())) process.exit(1);
console.log(`Seed ${seed}`);
const startedAt = performance.now();
const options = {
  processes: Number(values.processes),
  processKills: Number(values.kills),
  databaseKills: Number(values['database-kills']),
  clients: Number(values.clients),
  carts: Number(values.carts),
  pieces: Number(values.stock),
  coupons: Number(values.coupons),
  isHurried: values.hurried,
};
const { figures, breaches, faults } = await runChaos({ seed, ...options });
const seconds = Math.round((performance.now() - startedAt) / 1000);
const lines = Object.entries({ ...figures, seconds });
for (const [what, figure] of lines)
  console.log(`  ${what.padEnd(36)} ${String(figure).padStart(6)}`);
if (breaches.length > 0) for (const fault of faults) console.log(`  the shop said: ${fault}`);
for (const breach of breaches) console.log(`  BROKEN: ${breach}`);
console.log(breaches.length === 0 ? 'Every promise was kept.' : `${breaches.length} broken.`);
if (values.report) writeFileSync(values.report, chaosReport({ seed, options, figures, breaches }));
process.exit(breaches.length === 0 ? 0 : 1);
