/** `npm test` on a fresh clone: installs, then runs everything. Works on Node 20. */
import './check-node.mjs';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { runNode } from './run-node.mjs';

try {
  await ensureInstalled(console.log);
  const runner = path.join(import.meta.dirname, 'run-tests.ts');
  process.exitCode = await runNode([runner, ...process.argv.slice(2)]);
} catch (error) {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
