import { existsSync, readFileSync } from 'node:fs';

export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Passed, but only the second time. */
  readonly flaky?: number;
}

/** Parses vitest's JSON report. A missing report counts as one failure: the run ended before it could write. */
export function readVitestReport(file: string): Count {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numFailedTestSuites: number;
    numPendingTests: number;
  };
  // A file that can't be loaded is reported as a failed suite without tests.
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

/** Seconds that a file of journeys took, all its journeys together. */
export interface Duration {
  readonly file: string;
  readonly seconds: number;
}

interface Suite {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

/** The slowest journey files, by Playwright's JSON report. */
export function slowestJourneys(file: string, most: number): readonly Duration[] {
  if (!existsSync(file)) return [];
  const { suites } = JSON.parse(readFileSync(file, 'utf8')) as { suites: readonly Suite[] };
  const seconds = new Map<string, number>();
  for (const suite of suites) seconds.set(suite.file, (seconds.get(suite.file) ?? 0) + secondsOf(suite));
  return [...seconds]
    .map(([name, took]) => ({ file: name, seconds: took }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, most);
}

function secondsOf({ suites = [], specs }: Suite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((sum, { duration }) => sum + duration / 1000, 0);
  return suites.reduce((sum, suite) => sum + secondsOf(suite), own);
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
