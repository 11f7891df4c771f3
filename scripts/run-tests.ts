import path from 'node:path';
import { ensureBuilt } from './build.ts';
import { check, resultsFolder } from './check.ts';
import { ensureChromium, ensureHeadlessShell } from './chromium.ts';
import { root, runStep } from './run-step.ts';
import { addCounts, countOf, noTests, takeCounts } from './test-counts.ts';
import type { TestCounts } from './test-counts.ts';

/**
 * All tests: checks, engines, database, browser. `--full` adds the install and the long ones, which
 * the runners find under FRAMEWELL_TESTS=full. Ends with the names of those
 * that failed and one line that adds all of them up.
 */
const isFull = process.argv.includes('--full');
const env = {
  FRAMEWELL_TESTS: isFull ? 'full' : 'usual',
  // Tests start some hundred processes of ours, which read the same files each time.
  NODE_COMPILE_CACHE: path.join(root, 'var/compile-cache'),
};

const counts: TestCounts[] = [
  await check(env),
  await engineTests(),
  await databaseTests().catch(failureOf('database')),
  ...(isFull ? [await installTests().catch(failureOf('install'))] : []),
  await browserTests().catch(failureOf('browser')),
];
const { passed, failed, failures } = addCounts(counts);
console.log(['', ...failures.map((name) => `failed: ${name}`)].join('\n'));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function engineTests(): Promise<TestCounts> {
  console.log('\nEngine tests…');
  return vitest('engines');
}

async function databaseTests(): Promise<TestCounts> {
  if (!(await ensureBuilt())) throw new Error('The build failed.');
  console.log('\nDatabase tests…');
  return vitest('database');
}

/** The shop from an empty folder, as docs/deploy.md has it; alone, since it is timed. */
async function installTests(): Promise<TestCounts> {
  if (process.platform === 'win32') return noTests;
  console.log('\nInstalling as docs/deploy.md says…');
  return vitest('install');
}

async function vitest(project: string): Promise<TestCounts> {
  const results = path.join(resultsFolder, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  const args = ['run', '--project', project, ...reporters];
  const { ok } = await runStep('vitest', args, { shown: true, env });
  return takeCounts(project, results, ok);
}

async function browserTests(): Promise<TestCounts> {
  // The full run drives the browser that people have.
  const chromium = await (isFull ? ensureChromium() : ensureHeadlessShell());
  if (!(await ensureBuilt())) throw new Error('The build failed.');
  console.log('\nBrowser tests…');
  const results = path.join(resultsFolder, 'browser.json');
  const { ok } = await runStep('playwright', ['test', '--reporter=list,json'], {
    shown: true,
    env: { ...env, FRAMEWELL_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: results },
  });
  return takeCounts('browser', results, ok);
}

function failureOf(name: string): (error: unknown) => TestCounts {
  return (error) => {
    console.error(error instanceof Error ? error.message : error);
    return countOf(name, false);
  };
}
