import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const server = path.resolve(import.meta.dirname, '..');

/**
 * The modules of OpenTelemetry that a process has loaded which can run the whole shop, but for
 * its bare interface, which the figures bring along.
 */
function loadedWith(endpoint: string | undefined): string[] {
  const program = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load(url, context, next) { loaded.push(url); return next(url, context); } });
    await import('${server}/start.ts');
    await import('${server}/app.ts');
    const { startTracing } = await import('${server}/telemetry/start-tracing.ts');
    const stop = await startTracing({
      OTEL_EXPORTER_OTLP_ENDPOINT: ${JSON.stringify(endpoint)},
      OTEL_SERVICE_NAME: 'shop',
      OTEL_TRACES_SAMPLER: 'always_on',
      OTEL_TRACES_SAMPLER_ARG: 1,
    }, { warn() {} });
    await stop();
    console.log(JSON.stringify(loaded.filter((url) => /@opentelemetry\\/(?!api\\/)/.test(url))));
    process.exit(0);
  `;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', program],
    { encoding: 'utf8', cwd: path.resolve(server, '../..') },
  );
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as string[];
}

test('without a collector nothing of OpenTelemetry is loaded', () => {
  expect(loadedWith(undefined)).toEqual([]);
});

test('with a collector it is', () => {
  expect(loadedWith('http://127.0.0.1:1').join('\n')).toMatch(/@opentelemetry\/sdk-trace/);
});
