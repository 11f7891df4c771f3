import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** How many tests passed and failed, and what those that failed are called. */
export type TestCounts = { passed: number; failed: number; failures: readonly string[] };

/**
 * Reads what vitest or Playwright wrote into `file` and removes it. A run that failed without
 * a failed test, or wrote nothing, counts as one failure: nobody should read it as a success.
 */
export function takeCounts(name: string, file: string, runWasOk: boolean): TestCounts {
  const counts = existsSync(file) ? countsIn(JSON.parse(readFileSync(file, 'utf8'))) : noTests;
  rmSync(file, { force: true });
  const isComplete = runWasOk ? counts !== noTests : counts.failed > 0;
  if (isComplete) return counts;
  const failures = [...counts.failures, `${name}: the run itself`];
  return { ...counts, failed: counts.failed + 1, failures };
}

/** A step that is no test, as one. */
export function countOf(name: string, isOk: boolean): TestCounts {
  return isOk ? { ...noTests, passed: 1 } : { passed: 0, failed: 1, failures: [name] };
}

export function addCounts(counts: TestCounts[]): TestCounts {
  return counts.reduce(
    (sum, { passed, failed, failures }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      failures: [...sum.failures, ...failures],
    }),
    noTests,
  );
}

export const noTests: TestCounts = { passed: 0, failed: 0, failures: [] };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
};
type PlaywrightSuite = {
  specs: { title: string; file: string; ok: boolean }[];
  suites?: PlaywrightSuite[];
};
type PlaywrightReport = {
  stats: { expected: number; flaky: number; unexpected: number };
  suites: PlaywrightSuite[];
};

function countsIn(report: VitestReport | PlaywrightReport): TestCounts {
  if ('stats' in report) {
    const { expected, flaky, unexpected } = report.stats;
    const failures = report.suites.flatMap(failuresIn);
    return { passed: expected + flaky, failed: unexpected, failures };
  }
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that cannot be loaded, or whose set-up fails, has no failed test.
    if (failed.length === 0) return status === 'failed' ? [file] : [];
    return failed.map(({ fullName }) => `${file}: ${fullName}`);
  });
  return { passed: report.numPassedTests, failed: report.numFailedTests, failures };
}

function failuresIn({ specs, suites = [] }: PlaywrightSuite): string[] {
  const here = specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`);
  return [...here, ...suites.flatMap(failuresIn)];
}
