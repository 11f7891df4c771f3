import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Preloaded into the server under `npm run dev`: tells its parent every file of ours that it
 * loads, so that a change of exactly these starts it again. What Vite loads is not among them.
 */
registerHooks({
  load(url, context, nextLoad) {
    const [file = ''] = url.split('?');
    if (file.startsWith('file:') && !file.includes('/node_modules/'))
      process.send?.(fileURLToPath(file));
    return nextLoad(url, context);
  },
});

// Without its parent nobody would stop it.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
