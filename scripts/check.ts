import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { root, runStep, withProgress } from './run-step.ts';
import type { StepResult } from './run-step.ts';
import { addCounts, countOf, takeCounts } from './test-counts.ts';
import type { TestCounts } from './test-counts.ts';

type Check = { name: string; command: string; args: string[] };
type Finding = StepResult & { name: string };

export const resultsFolder = path.join(root, 'var/test-results');
const unitResults = path.join(resultsFolder, 'unit.json');

const node = process.execPath;
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitResults}`];

/** What the other checks read: types of resolvers, documents and routes. */
const derivations: Check[] = [
  { name: 'generated', command: node, args: ['scripts/generate/all.ts'] },
  { name: 'route types', command: 'react-router', args: ['typegen'] },
];

/** The checks of a list run one after another, the two lists side by side. */
const lists: Check[][] = [
  [
    { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
    { name: 'lint', command: 'oxlint', args: ['--type-aware', '.'] },
    { name: 'unused code', command: 'knip', args: [] },
    // What only tests use is unused.
    { name: 'tests alone', command: 'knip', args: ['--production'] },
  ],
  [
    { name: 'types', command: 'tsc', args: [] },
    { name: 'unit tests', command: 'vitest', args: ['run', '--project', 'unit', ...reporters] },
  ],
];

/** Everything that needs neither a database nor a browser; prints a table of it. */
export async function check(env: Record<string, string> = {}): Promise<TestCounts> {
  mkdirSync(resultsFolder, { recursive: true });
  const work = inTurn(derivations, env).then(async (derived) => [
    derived,
    ...(await Promise.all(lists.map((list) => inTurn(list, env)))),
  ]);
  const findings = (await withProgress('Checking…', work)).flat();
  for (const { name, ok, output } of findings) {
    if (!ok) console.log(`\n--- ${name}\n${output.trim()}`);
  }
  console.log(`\n${findings.map(line).join('\n')}\n`);
  return addCounts(findings.map(countsOf));
}

async function inTurn(checks: Check[], env: Record<string, string>): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name, command, args } of checks) {
    findings.push({ name, ...(await runStep(command, args, { env })) });
  }
  return findings;
}

function line({ name, ok, seconds }: Finding): string {
  return `${name.padEnd(12)} ${ok ? 'ok    ' : 'FAILED'} ${seconds.toFixed(1).padStart(6)} s`;
}

function countsOf({ name, ok }: Finding): TestCounts {
  return name === 'unit tests' ? takeCounts(name, unitResults, ok) : countOf(name, ok);
}

if (import.meta.main) {
  const { failed } = await check();
  process.exitCode = failed === 0 ? 0 : 1;
}
