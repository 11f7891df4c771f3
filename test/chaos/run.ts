import { parseArgs } from 'node:util';
import { ensureBuilt } from '#scripts/build.ts';
import { runChaos } from './chaos.ts';

/** `npm run chaos`: ends with 1 when a promise was broken. The same seed kills at the same moments. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    kills: { type: 'string', default: '10' },
    'database-kills': { type: 'string', default: '3' },
    clients: { type: 'string', default: '8' },
    hurried: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));

if (!(await ensureBuilt())) process.exit(1);
console.log(`Seed ${seed}`);
const startedAt = performance.now();
const { figures, breaches, faults } = await runChaos({
  seed,
  processKills: Number(values.kills),
  databaseKills: Number(values['database-kills']),
  clients: Number(values.clients),
  pieces: 20,
  isHurried: values.hurried,
});
const seconds = Math.round((performance.now() - startedAt) / 1000);
for (const [what, figure] of Object.entries({ ...figures, seconds }))
  console.log(`  ${what.padEnd(36)} ${String(figure).padStart(6)}`);
if (breaches.length > 0) for (const fault of faults) console.log(`  the shop said: ${fault}`);
for (const breach of breaches) console.log(`  BROKEN: ${breach}`);
console.log(breaches.length === 0 ? 'Every promise was kept.' : `${breaches.length} broken.`);
process.exit(breaches.length === 0 ? 0 : 1);
