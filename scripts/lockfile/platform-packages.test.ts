import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type LockedPackages, missingPlatformPackages } from './platform-packages.ts';

const root = path.resolve(import.meta.dirname, '../..');

describe('missing packages of other platforms', () => {
  it('are those that a locked package names and no folder around it holds', () => {
    const packages: LockedPackages = {
      'node_modules/tool': {
        dev: true,
        optionalDependencies: {
          '@tool/binding-linux-x64-gnu': '1.0.0',
          '@tool/binding-linux-arm-musleabihf': '1.0.0',
          '@tool/win32-x64': '1.0.0',
        },
      },
      'node_modules/tool/node_modules/inner': {
        optionalDependencies: { '@inner/darwin-arm64': '2.0.0', '@inner/darwin-x64': '2.0.0' },
      },
      'node_modules/@tool/binding-linux-x64-gnu': { version: '1.0.0' },
      'node_modules/tool/node_modules/@inner/darwin-x64': { version: '2.0.0' },
    };

    expect(missingPlatformPackages(packages)).toEqual({
      'node_modules/@tool/binding-linux-arm-musleabihf': {
        version: '1.0.0',
        os: ['linux'],
        cpu: ['arm'],
        libc: ['musl'],
        optional: true,
        dev: true,
      },
      'node_modules/@tool/win32-x64': {
        version: '1.0.0',
        os: ['win32'],
        cpu: ['x64'],
        optional: true,
        dev: true,
      },
      'node_modules/@inner/darwin-arm64': {
        version: '2.0.0',
        os: ['darwin'],
        cpu: ['arm64'],
        optional: true,
      },
    });
  });

  it('refuses to guess for a package that does not name its platform', () => {
    const packages = { 'node_modules/tool': { optionalDependencies: { extra: '1.0.0' } } };
    expect(() => missingPlatformPackages(packages)).toThrow('extra');
  });
});

describe('package-lock.json', () => {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: LockedPackages;
  };

  it('lacks no package of any platform', () => {
    expect(missingPlatformPackages(lock.packages)).toEqual({});
  });

  it.each(['darwin-arm64', 'linux-arm64', 'win32-x64'])('is one that npm ci takes on %s', (on) => {
    const [os, cpu] = on.split('-');
    const said = execFileSync(
      'npm',
      ['ci', '--dry-run', '--offline', '--loglevel=notice', `--os=${os}`, `--cpu=${cpu}`],
      {
        cwd: root,
        encoding: 'utf8',
        shell: process.platform === 'win32',
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    expect(said).toMatch(/\d+ packages/);
  });
});
