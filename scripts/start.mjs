/**
 * The one way in: `npm start`, `npm run dev`, `npm run serve`, `npm run ops`. It has no
 * dependency and runs on Node 20; what it starts runs on the Node 24 that it installs.
 */
import './check-node.mjs';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, installedNodePath } from './install.mjs';
import { runNode } from './run-node.mjs';

const root = path.resolve(import.meta.dirname, '..');
const here = (file) => path.join(root, file);
const [asked, ...rest] = process.argv.slice(2);

const notInstalled = 'Nothing is installed. Run "npm ci" first.';

const ways = {
  /** Everything, from a fresh clone to a demo shop that answers. */
  async start() {
    await ensureInstalled(console.log);
    const built = await runNode([here('scripts/build.ts'), '--if-changed'], { ownGroup: true });
    if (built !== 0) return built;
    return serve('demo/start.ts', 'demo');
  },

  async '--dev'() {
    await ensureInstalled(console.log);
    const env = { NODE_ENV: 'development', FRAMEWELL_MODE: 'demo' };
    const generated = await runNode([here('scripts/generate/all.ts')]);
    if (generated !== 0) return generated;
    return runNode([here('scripts/dev/run.ts')], { env, ownGroup: true });
  },

  /** Production: what is not there was forgotten, and is not made up for while starting. */
  async '--serve'() {
    if (!installedNodePath()) return fault(notInstalled);
    if (!existsSync(here('build/server')))
      return fault('Nothing is built. Run "npm run build" first.');
    return serve('src/server/main.ts', 'serve');
  },

  /**
   * Acts on the data of a shop, so it installs nothing either: the shop may be running. What a
   * command has read is freed early, so that a long import stays small.
   */
  async '--ops'() {
    if (!installedNodePath()) return fault(notInstalled);
    return runNode(['--max-semi-space-size=8', here('ops/main.ts'), ...rest], {
      env: production(),
    });
  },

  /** Another script of ours, with nothing of ours on its standard output. */
  async '--then'() {
    const [file, ...args] = rest;
    if (!file) return fault('Usage: node scripts/start.mjs --then FILE [arguments]');
    await ensureInstalled(console.error);
    const generated = await runNode([here('scripts/generate/all.ts')]);
    if (generated !== 0) return generated;
    return runNode([path.resolve(root, file), ...args], { env: production() });
  },
};

/**
 * How the process of a shop handles its memory: left to itself, Node lets garbage grow by hundreds of
 * megabytes wherever a machine has them, most of all while pictures come in. So a shop holds 250 MB
 * where it held 570, for a seventh more work for each page (`npm run bench -- pages reading`). The
 * Dockerfile and the unit of systemd say the same.
 */
function serverFlags() {
  return JSON.parse(readFileSync(here('scripts/server-flags.json'), 'utf8'));
}

function serve(program, mode) {
  const env = { ...production(), FRAMEWELL_MODE: mode };
  return runNode([...serverFlags(), here(program)], { env, ownGroup: true });
}

/** React answers about twice as fast in production mode, and reads this variable. */
function production() {
  return { NODE_ENV: process.env.NODE_ENV ?? 'production' };
}

function fault(line) {
  console.error(line);
  return 1;
}

const way = ways[asked ?? 'start'];
try {
  process.exitCode = way ? await way() : fault(`Unknown: ${asked}`);
} catch (error) {
  process.exitCode = fault(error.message);
}
