import { expect, test } from 'vitest';
import { ensureBuilt } from '#scripts/build.ts';
import { runChaos } from './chaos.ts';

const kills = { processKills: 10, databaseKills: 3, clients: 8, carts: 200, isHurried: false };
const shop = { processes: 2, pieces: 4, coupons: 2 };

test('T204: processes and database are killed under orders, and everybody is told the truth', async () => {
  if (!(await ensureBuilt())) throw new Error('The pages cannot be built.');
  const seed = Math.floor(Math.random() * 1_000_000);

  const { figures, breaches, faults } = await runChaos({ ...kills, ...shop, seed });

  const said = faults.map((fault) => `\nthe shop said: ${fault}`).join('');
  expect(breaches, `npm run chaos -- --seed ${seed}${said}`).toEqual([]);
  expect(figures).toMatchObject({
    'kills of a process': kills.processKills,
    'kills of the database': kills.databaseKills,
    'ends of a process by itself': 0,
    'jobs left': 0,
    'attempts left open': 0,
  });
  expect(figures['orders placed']).toBeGreaterThanOrEqual(kills.clients);
}, 600_000);
