import { existsSync, readFileSync, rmSync } from 'node:fs';

export type TestCounts = { passed: number; failed: number };

/**
 * Reads what vitest or Playwright wrote into `file` and removes it. A run that failed without
 * a failed test, or wrote nothing, counts as one failure: nobody should read it as a success.
 */
export function takeCounts(file: string, runWasOk: boolean): TestCounts {
  const counts = existsSync(file) ? countsIn(JSON.parse(readFileSync(file, 'utf8'))) : noTests;
  rmSync(file, { force: true });
  const isComplete = runWasOk ? counts !== noTests : counts.failed > 0;
  return isComplete ? counts : { ...counts, failed: counts.failed + 1 };
}

export function addCounts(counts: TestCounts[]): TestCounts {
  return counts.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    noTests,
  );
}

const noTests: TestCounts = { passed: 0, failed: 0 };

type VitestReport = { numPassedTests: number; numFailedTests: number };
type PlaywrightReport = { stats: { expected: number; flaky: number; unexpected: number } };

function countsIn(report: VitestReport | PlaywrightReport): TestCounts {
  if ('stats' in report) {
    const { expected, flaky, unexpected } = report.stats;
    return { passed: expected + flaky, failed: unexpected };
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}
