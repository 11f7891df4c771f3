import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { root } from './run-step.ts';

const source = path.join(root, 'demo/graphiql');
/** Not below `build`, which is emptied with every build of the pages. */
const target = path.join(root, 'var/graphiql');
const stamp = path.join(target, '.made-of');

/**
 * Bundles the page of the demo on which GraphQL can be tried, by itself, so that pages of the shop
 * load nothing of it; only when it or its packages have changed.
 */
async function buildGraphiql(): Promise<void> {
  const wanted = sourceHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  await build({
    configFile: false,
    root,
    base: '/graphiql/',
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir: target,
      emptyOutDir: true,
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: {
        input: path.join(source, 'page.tsx'),
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
        // Many of its packages are marked for React's server components.
        checks: { moduleLevelDirective: false },
      },
    },
  });
  writeFileSync(stamp, wanted);
}

function sourceHash(): string {
  const hash = createHash('sha256');
  const files = readdirSync(source).map((name) => path.join(source, name));
  for (const file of [...files, path.join(root, 'package-lock.json'), import.meta.filename])
    hash.update(readFileSync(file));
  return hash.digest('hex');
}

await buildGraphiql();
