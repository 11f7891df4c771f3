import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addCounts, takeCounts } from './test-counts.ts';

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

test('counts of both runners are understood', () => {
  const vitest = aReport({ numPassedTests: 5, numFailedTests: 2 });
  expect(takeCounts(vitest, false)).toEqual({ passed: 5, failed: 2 });

  const playwright = aReport({ stats: { expected: 3, flaky: 1, unexpected: 1, skipped: 4 } });
  expect(takeCounts(playwright, false)).toEqual({ passed: 4, failed: 1 });
});

test('a report is read once: the next run cannot be mistaken for this one', () => {
  const file = aReport({ numPassedTests: 5, numFailedTests: 0 });
  takeCounts(file, true);

  expect(existsSync(file)).toBe(false);
  expect(takeCounts(file, true)).toEqual({ passed: 0, failed: 1 });
});

test('a run that failed beside its tests counts as a failure', () => {
  const file = aReport({ numPassedTests: 5, numFailedTests: 0 });

  expect(takeCounts(file, false)).toEqual({ passed: 5, failed: 1 });
});

test('counts add up', () => {
  const counts = [
    { passed: 1, failed: 0 },
    { passed: 2, failed: 3 },
  ];

  expect(addCounts(counts)).toEqual({ passed: 3, failed: 3 });
});
