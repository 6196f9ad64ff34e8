import { existsSync, readFileSync } from 'node:fs';

export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Passed, but only the second time. */
  readonly flaky?: number;
}

/** Reads vitest's JSON report. A report that isn't there counts as one failure: the run died before it could write. */
export function readVitestReport(file: string): Count {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numFailedTestSuites: number;
    numPendingTests: number;
  };
  // A file that can't even be loaded fails as a suite without tests.
  const failed = report.numFailedTests || report.numFailedTestSuites;
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests };
}

/** Reads Playwright's JSON report. */
export function readPlaywrightReport(file: string): Count {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    errors: readonly unknown[];
  };
  return {
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: stats.flaky,
  };
}

/** The sum over all runners. */
export function addCounts(counts: readonly Count[]): Required<Count> {
  return counts.reduce<Required<Count>>(
    (sum, each) => ({
      passed: sum.passed + each.passed,
      failed: sum.failed + each.failed,
      skipped: sum.skipped + each.skipped,
      flaky: sum.flaky + (each.flaky ?? 0),
    }),
    { passed: 0, failed: 0, skipped: 0, flaky: 0 },
  );
}
