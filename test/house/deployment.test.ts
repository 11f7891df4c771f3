import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import serverFlags from '#scripts/server-flags.json' with { type: 'json' };
import { root } from './source-files.ts';

/** What is said to containers and to systemd fits what is here; no container runs for it. */
const settings = new Set([
  ...[...textOf('.env.example').matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name = '']) => name),
  'FRAMEWELL_MODE',
]);
/** Of Node and the system. */
const known = new Set(['NODE_ENV', 'PATH']);
const unknownOf = (names: string[]) =>
  names.filter((name) => !settings.has(name) && !known.has(name));

const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };

describe('Dockerfile', () => {
  const steps = textOf('Dockerfile')
    .split('\n')
    .flatMap((line) => (/^[A-Z]/.test(line) ? [line.split(/ (.*)/).slice(0, 2)] : []))
    .map(([word = '', rest = '']) => ({ word, rest }));
  const lastStage = steps.slice(steps.findLastIndex(({ word }) => word === 'FROM'));
  const said = (word: string, among = steps) =>
    among.filter((step) => step.word === word).map(({ rest }) => rest);

  it('copies what is there and not kept out', () => {
    const copied = said('COPY').filter((rest) => !rest.startsWith('--from='));
    const sources = copied.flatMap((rest) => rest.split(' ').slice(0, -1));
    expect(sources).toContain('package-lock.json');
    const missing = sources.filter((name) => name !== '.' && (!isThere(name) || !isSent(name)));
    expect(missing).toEqual([]);
  });

  it('runs scripts that are there', () => {
    const run = [
      ...said('RUN')
        .join('\n')
        .matchAll(/npm run ([\w:]+)/g),
    ].map(([, name = '']) => name);
    expect(run).toEqual(['build', 'slim']);
    expect(run.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('ends as nobody in particular, with settings that there are and a program that is there', () => {
    expect(said('USER', lastStage)).toEqual(['10001']);
    expect(said('HEALTHCHECK', lastStage).join()).toContain('/livez');
    const names = said('ENV', lastStage).flatMap((rest) => rest.match(/[A-Z_]+(?==)/g) ?? []);
    expect(names).toContain('FRAMEWELL_MODE');
    expect(unknownOf(names)).toEqual([]);
    const [, ...command] = JSON.parse(said('CMD', lastStage)[0] ?? '[]') as string[];
    const program = command.at(-1) ?? '';
    expect(command).toEqual([...serverFlags, program]);
    expect(isThere(program) && isSent(program)).toBe(true);
  });
});

describe('docs/deploy.md', () => {
  it('leaves room for what reads pictures, which may take this much before it is killed', () => {
    const most = /memoryMostBytes = ([\d_]+)/.exec(textOf('src/reading/reader.ts'))?.[1] ?? '';
    const gigabytes = `${Number(most.replaceAll('_', '')) / 1e9} GB`;
    const text = textOf('docs/deploy.md');
    const [needs, platform] = ['A machine', 'Begin with two processes'].map(
      (words) => text.split('\n').find((line) => line.includes(words)) ?? '',
    );
    expect(needs).toContain(gigabytes);
    expect(platform).toContain(gigabytes);
  });
});

describe('.dockerignore', () => {
  it('lets all through that is built and run', () => {
    const { imports } = JSON.parse(textOf('package.json')) as { imports: Record<string, string> };
    const rooms = Object.values(imports).map((place) => place.slice(2, -2));
    expect(rooms.filter((room) => !isSent(room))).toEqual(['test']);
    const built = /const configs = \[(.*)\]/.exec(textOf('scripts/build.ts'))?.[1];
    expect(built?.match(/[\w.-]+\.\w+/g)?.filter((file) => !isSent(file))).toEqual([]);
  });

  it.each(['.env', '.git', 'node_modules', 'var', 'build', 'src/server/env.test.ts'])(
    'keeps %s out',
    (name) => expect(isSent(name)).toBe(false),
  );
});

describe('compose.yaml', () => {
  type Service = {
    image: string;
    environment?: Record<string, string>;
    volumes?: string[];
    depends_on?: string[] | Record<string, unknown>;
    read_only?: boolean;
    cap_drop?: string[];
  };
  const { services, volumes } = parse(textOf('compose.yaml'), { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, null>;
  };
  const shops = Object.values(services).filter(({ image }) => image === 'framewell');

  it('tells the shop settings that there are, and lets it write nowhere', () => {
    expect(shops).toHaveLength(2);
    for (const { environment = {}, read_only, cap_drop } of shops) {
      expect(unknownOf(Object.keys(environment))).toEqual([]);
      expect({ read_only, cap_drop }).toEqual({ read_only: true, cap_drop: ['ALL'] });
    }
  });

  it('asks for settings, and for one password beside them', () => {
    const asked = [...textOf('compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(
      ([, name = '']) => name,
    );
    expect(new Set(unknownOf(asked))).toEqual(new Set(['POSTGRES_PASSWORD']));
  });

  it('mounts and waits for what is there', () => {
    for (const { volumes: mounted = [], depends_on = [] } of Object.values(services)) {
      const sources = mounted.map((mount) => mount.split(':')[0] ?? '');
      expect(sources.filter((source) => !(source in volumes) && !isThere(source))).toEqual([]);
      const others = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      expect(others.filter((name) => !(name in services))).toEqual([]);
    }
  });

  it('hands the proxy what its file reads', () => {
    const read = [...textOf('deploy/Caddyfile').matchAll(/\{\$([A-Z_]+)\}/g)].map(
      ([, name]) => name,
    );
    expect(new Set(Object.keys(services['proxy']?.environment ?? {}))).toEqual(new Set(read));
  });
});

describe('framewell@.service', () => {
  const file = 'deploy/framewell@.service';
  const lines = textOf(file).split('\n');
  const values = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}=`)).map((line) => line.slice(name.length + 1));

  it('starts a program that is there, with settings that there are', () => {
    const [command = ''] = values('ExecStart');
    const [, ...words] = command.split(' ');
    const program = words.at(-1) ?? '';
    expect(words).toEqual([...serverFlags, program]);
    expect(isThere(program)).toBe(true);
    const names = values('Environment').flatMap((line) => line.match(/[A-Z_]+(?==)/g) ?? []);
    expect(unknownOf(names)).toEqual([]);
  });

  const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
  it.runIf(hasSystemd)('is understood by systemd, and gives little away', () => {
    const { stderr } = spawnSync('systemd-analyze', ['verify', file], {
      cwd: root,
      encoding: 'utf8',
    });
    // The program of a shop that is installed is not there where this runs.
    const complaints = stderr.split('\n').filter((line) => line.includes('framewell'));
    expect(complaints.filter((line) => !line.includes('is not executable'))).toEqual([]);
    const args = ['security', '--offline=true', '--threshold=20', file];
    expect(execFileSync('systemd-analyze', args, { cwd: root, encoding: 'utf8' })).toContain('OK');
  });
});

/** Whether `.dockerignore` lets it through; the last line that speaks of it decides. */
function isSent(name: string): boolean {
  const rules = textOf('.dockerignore')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  return rules.reduce((sent, rule) => {
    const pattern = rule.replace(/^!/, '');
    const speaksOfIt =
      pattern === '*' || [pattern, `${pattern}/**`].some((glob) => path.matchesGlob(name, glob));
    return speaksOfIt ? rule.startsWith('!') : sent;
  }, true);
}

function textOf(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

function isThere(name: string): boolean {
  return existsSync(path.join(root, name)) || globSync(name, { cwd: root }).length > 0;
}
