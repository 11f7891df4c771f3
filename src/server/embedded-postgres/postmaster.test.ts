import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockFilePath } from './lock-file.ts';
import { stopPostmaster } from './postmaster.ts';
import { processesIn } from './processes.ts';

/** Removes its lock file when it is asked to stop, as PostgreSQL does, and takes long to end. */
const slowToEnd = `
  const { rmSync, writeFileSync } = require('node:fs');
  process.on('SIGINT', () => {
    rmSync('postmaster.pid');
    setTimeout(() => process.exit(), 300);
  });
  writeFileSync('postmaster.pid', process.pid + '\\n' + process.cwd() + '\\n');
  process.stdout.write('up');
  setInterval(() => {}, 1000);
`;

test.runIf(process.platform === 'linux')(
  'a server counts as stopped once its process has ended, and not when its lock file is gone',
  async () => {
    const dataDir = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'framewell-test-stop-')));
    const server = spawn(process.execPath, ['-e', slowToEnd], { cwd: dataDir });
    onTestFinished(() => {
      server.kill('SIGKILL');
      rmSync(dataDir, { recursive: true });
    });
    await once(server.stdout, 'data');
    const cluster = {
      dataDir,
      socketDir: dataDir,
      account: null,
      program: (name: string) => name,
      durable: false,
    };

    await stopPostmaster(cluster, server.pid!);

    expect(existsSync(lockFilePath(dataDir))).toBe(false);
    expect(processesIn(dataDir)).toEqual([]);
  },
);
