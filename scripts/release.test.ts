import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './run-step.ts';

/** A clone of the few files that a release is made from. */
let clone: string;
beforeEach(() => {
  clone = mkdtempSync(path.join(os.tmpdir(), 'framewell-test-release-'));
  mkdirSync(path.join(clone, 'scripts'));
  const files = ['package.json', 'package-lock.json', '.npmrc', '.gitignore'];
  for (const file of [...files, 'scripts/release.ts', 'scripts/run-step.ts'])
    cpSync(path.join(root, file), path.join(clone, file));
  write('CHANGELOG.md', '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- Members: a thing.\n');
  git('init', '--quiet');
  git('config', 'user.name', 'Vera');
  git('config', 'user.email', 'vera@plan.example');
  commit();
});
afterEach(() => rmSync(clone, { recursive: true, force: true }));

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: clone, encoding: 'utf8' }).trim();
const write = (file: string, text: string) => writeFileSync(path.join(clone, file), text);
const read = (file: string) => readFileSync(path.join(clone, file), 'utf8');
function commit(): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'All');
}
function release(...words: string[]) {
  const program = path.join(clone, 'scripts/release.ts');
  return spawnSync(process.execPath, [program, ...words], { cwd: clone, encoding: 'utf8' });
}

test('a version is written, tagged, packed and listed', () => {
  expect(release('9.0.0', '--tested')).toMatchObject({ status: 0, stderr: '' });

  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(version).toBe('9.0.0');
  expect(read('CHANGELOG.md')).toMatch(
    /\[Unreleased\]\n\n## \[9\.0\.0\] - \d{4}-\d\d-\d\d\n\n### A/,
  );
  expect(git('describe', '--tags')).toBe('v9.0.0');
  expect(git('status', '--porcelain')).toBe('');

  const sbom = read('var/release/framewell-9.0.0.cdx.json');
  const listed = JSON.parse(sbom) as {
    bomFormat: string;
    metadata: { component: { version: string } };
    components: { name: string }[];
  };
  expect(listed).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { version: '9.0.0' } },
  });
  const names = listed.components.map(({ name }) => name);
  expect(names).toContain('graphile-worker');
  expect(names).not.toContain('vitest');

  const sum = createHash('sha256').update(sbom).digest('hex');
  expect(read('var/release/framewell-9.0.0.sha256')).toContain(sum);
  const packed = ['tar', ['tzf', 'var/release/framewell-9.0.0.tar.gz']] as const;
  expect(execFileSync(...packed, { cwd: clone, encoding: 'utf8' })).toContain(
    'framewell-9.0.0/package.json',
  );
  expect(release('9.0.0', '--tested').stderr).toContain('9.0.0');
  expect(release('8.0.0', '--tested').stderr).toContain('does not come after');
});

test.each([
  ['no version', [], 'Which version?', () => {}],
  ['tests that nobody ran', ['9.0.0'], 'test:full', () => {}],
  ['changes', ['9.0.0', '--tested'], 'not all committed', () => write('new.txt', 'new')],
  [
    'nothing to tell',
    ['9.0.0', '--tested'],
    '[Unreleased]',
    () => {
      write('CHANGELOG.md', '# Changelog\n\n## [Unreleased]\n\n## [0.1.0]\n\n- All.\n');
      commit();
    },
  ],
])('%s: refused, and nothing is changed', (_what, words, wanted, prepare) => {
  prepare();
  const before = git('rev-parse', 'HEAD');
  const { status, stderr } = release(...words);
  expect(status).toBe(1);
  expect(stderr).toContain(wanted);
  expect(git('rev-parse', 'HEAD')).toBe(before);
  expect(git('tag', '--list')).toBe('');
});
