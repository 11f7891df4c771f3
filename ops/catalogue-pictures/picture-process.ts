import { fork, type ChildProcess } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { MadePicture, PictureFault } from '#commerce/index.ts';

const clone = path.resolve(import.meta.dirname, '../..');
const patienceMs = 60_000;

/** Makes pictures of files in a process apart; one at a time. */
export type PictureProcess = {
  make(bytes: Uint8Array): Promise<MadePicture | PictureFault>;
  end(): void;
};

/**
 * Opens no process before it is asked. A file that ends the process, or keeps it busy for a
 * minute, is refused, and the next one gets another.
 */
export function createPictureProcess(): PictureProcess {
  let child: ChildProcess | null = null;
  const end = () => {
    child?.kill('SIGKILL');
    child = null;
  };
  return {
    async make(bytes) {
      const asked = (child ??= start());
      const patience = setTimeout(end, patienceMs);
      const answer = await new Promise<MadePicture | PictureFault | null>((resolve) => {
        asked.once('message', (made: MadePicture | PictureFault) => resolve(made));
        asked.once('exit', () => resolve(null));
        asked.once('error', () => resolve(null));
        asked.send(bytes, (error) => error && resolve(null));
      });
      clearTimeout(patience);
      asked.removeAllListeners();
      if (answer) return answer;
      end();
      return { fault: 'cannot be opened' };
    },
    end,
  };
}

/** It knows no setting and no secret, reads the code of this program alone, and writes nothing. */
function start(): ChildProcess {
  const modules = path.join(clone, 'node_modules');
  const places = [path.join(clone, 'ops'), path.join(clone, 'src'), modules, realpathSync(modules)];
  const readable = [path.join(clone, 'package.json'), ...places.map((one) => path.join(one, '*'))];
  return fork(path.join(import.meta.dirname, 'process.ts'), [], {
    cwd: clone,
    execArgv: [
      '--permission',
      ...readable.map((one) => `--allow-fs-read=${one}`),
      '--allow-addons',
      '--disable-warning=SecurityWarning',
    ],
    env: { NODE_ENV: 'production' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}
