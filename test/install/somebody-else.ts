import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { accountFor } from '#server/embedded-postgres/account.ts';
import { root } from '../house/source-files.ts';
import { temporaryFolder } from '../postgres.ts';

/** What a command printed, how it ended, and how long it took. */
export type Ended = { exitCode: number | null; said: string; seconds: number };

/** A process that goes on; `said` is what it has printed so far. It has ended once all of its own have. */
export type Going = { said(): string; stop(): Promise<Ended>; ended: Promise<Ended> };

/** An account without rights on this machine, with a home of its own that holds nothing of ours. */
export type SomebodyElse = {
  home: string;
  /** Gets Node of a major version from the registry, and npm 12 with it: a folder for PATH. */
  getNode(major: number): Promise<string>;
  /** Copies what a clone holds, or of it the files that `wanted` says, into a folder of the home. */
  clone(name: string, wanted?: (file: string) => boolean): string;
  /** Runs a script of bash to its end. @throws Error with what it said, unless it ends with 0. */
  run(script: string, options: Where): Promise<Ended>;
  start(script: string, options: Where): Going;
  leave(): void;
};

/** In which folder, and which folder comes first in PATH. */
export type Where = { folder: string; bin: string; env?: Record<string, string> };

/** How the outside is reached from here, where that takes telling. */
const passedOn = ['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'HTTPS_PROXY', 'HTTP_PROXY', 'NO_PROXY'];

export function somebodyElse(): SomebodyElse {
  const home = temporaryFolder('install-');
  // Whoever PostgreSQL runs as under root can do no harm; others are themselves.
  const account = accountFor(home);
  const own = (place: string) => account && chownSync(place, account.uid, account.gid);
  own(home);

  const outside = passedOn.flatMap((name) => {
    const value = process.env[name] ?? process.env[name.toLowerCase()];
    return value ? [[name, value] as const] : [];
  });
  const registry = execFileSync('npm', ['config', 'get', 'registry'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

  function start(script: string, { folder, bin, env = {} }: Where): Going {
    const startedAt = performance.now();
    const child = spawn('bash', ['-euc', script], {
      cwd: folder,
      ...account,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...Object.fromEntries(outside),
        HOME: home,
        PATH: [bin, '/usr/local/bin', '/usr/bin', '/bin'].join(':'),
        npm_config_registry: registry,
        ...env,
      },
    });
    let said = '';
    child.stdout.on('data', (chunk) => (said += String(chunk)));
    child.stderr.on('data', (chunk) => (said += String(chunk)));
    const ended = once(child, 'close').then(([exitCode]) => ({
      exitCode: exitCode as number | null,
      said,
      seconds: (performance.now() - startedAt) / 1000,
    }));
    return {
      said: () => said,
      ended,
      async stop() {
        child.kill('SIGTERM');
        return ended;
      },
    };
  }

  async function run(script: string, where: Where): Promise<Ended> {
    const result = await start(script, where).ended;
    if (result.exitCode !== 0)
      throw new Error(`${script} ended (${result.exitCode}): ${result.said}`);
    return result;
  }

  function folderIn(name: string): string {
    const folder = path.join(home, name);
    mkdirSync(folder, { recursive: true });
    own(folder);
    return folder;
  }

  return {
    home,
    run,
    start,
    async getNode(major) {
      const folder = folderIn(`node-${major}`);
      const platform = `node-${process.platform}-${process.arch}`;
      const get = `npm install --prefix . --no-save --force ${platform}@${major} npm@12`;
      await run(get, { folder, bin: path.dirname(process.execPath) });
      const bin = folderIn(`node-${major}/bin`);
      const packages = path.join(folder, 'node_modules');
      symlinkSync(path.join(packages, platform, 'bin/node'), path.join(bin, 'node'));
      chmodSync(path.join(packages, 'npm/bin/npm-cli.js'), 0o755);
      symlinkSync(path.join(packages, 'npm/bin/npm-cli.js'), path.join(bin, 'npm'));
      return bin;
    },
    clone(name, wanted = () => true) {
      const folder = folderIn(name);
      const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
      const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8' });
      for (const file of files.split('\0').filter(Boolean).filter(wanted)) {
        const from = path.join(root, file);
        if (!existsSync(from)) continue;
        folderIn(path.join(name, path.dirname(file)));
        cpSync(from, path.join(folder, file));
        own(path.join(folder, file));
      }
      return folder;
    },
    leave() {
      rmSync(home, { recursive: true, force: true });
    },
  };
}
