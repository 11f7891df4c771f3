import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addCounts, countOf, takeCounts } from './test-counts.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'framewell-test-counts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function aReport(report: object): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test('counts of both runners are understood, and what failed is named', () => {
  const vitest = aReport({
    numPassedTests: 5,
    numFailedTests: 1,
    testResults: [
      {
        name: path.resolve('src/domain/optics.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'a lens bends', status: 'failed' },
          { fullName: 'a lens stands', status: 'passed' },
        ],
      },
      { name: path.resolve('src/domain/broken.test.ts'), status: 'failed', assertionResults: [] },
      { name: path.resolve('src/domain/whole.test.ts'), status: 'passed', assertionResults: [] },
    ],
  });
  expect(takeCounts('unit tests', vitest, false)).toEqual({
    passed: 5,
    failed: 1,
    failures: ['src/domain/optics.test.ts: a lens bends', 'src/domain/broken.test.ts'],
  });

  const playwright = aReport({
    stats: { expected: 3, flaky: 1, unexpected: 1, skipped: 4 },
    suites: [
      {
        specs: [{ title: 'a journey', file: 'journey.spec.ts', ok: true }],
        suites: [{ specs: [{ title: 'in German', file: 'journey.spec.ts', ok: false }] }],
      },
    ],
  });
  expect(takeCounts('browser', playwright, false)).toEqual({
    passed: 4,
    failed: 1,
    failures: ['journey.spec.ts: in German'],
  });
});

const fivePassed = { numPassedTests: 5, numFailedTests: 0, testResults: [] };

test('a report is read once: the next run cannot be mistaken for this one', () => {
  const file = aReport(fivePassed);
  takeCounts('unit tests', file, true);

  expect(existsSync(file)).toBe(false);
  expect(takeCounts('unit tests', file, true)).toMatchObject({ passed: 0, failed: 1 });
});

test('a run that failed beside its tests counts as a failure', () => {
  const file = aReport(fivePassed);

  expect(takeCounts('unit tests', file, false)).toEqual({
    passed: 5,
    failed: 1,
    failures: ['unit tests: the run itself'],
  });
});

test('counts add up', () => {
  const counts = [countOf('types', true), countOf('lint', false), countOf('format', false)];

  expect(addCounts(counts)).toEqual({ passed: 1, failed: 2, failures: ['lint', 'format'] });
});
