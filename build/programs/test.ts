import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { queryRegistry, auditLines } from '../audit/known-vulnerabilities.ts';
import { packageProgram } from '../processes/package-program.ts';
import { stoppingIsFailure } from '../processes/on-stop.ts';
import { runSideBySide, runStep, type Step } from '../processes/run-step.ts';
import { checkSteps } from '../testing/check-steps.ts';
import { ensureBrowser } from '../testing/ensure-browser.ts';
import { JOURNEYS_COMMAND } from '../testing/journeys-command.ts';
import {
  addCounts,
  readPlaywrightReport,
  readVitestReport,
  slowestJourneys,
  type Count,
} from '../testing/test-results.ts';

// The program behind `npm test`, and all that CI runs: checks, unit and database tests, the desktop build, journeys.
stoppingIsFailure();
const reports = mkdtempSync(join(tmpdir(), 'tunas-test-'));
const vitest = (name: string, projects = name): Step => ({
  name: `${name} tests`,
  command: [
    packageProgram('vitest'),
    'run',
    '--project',
    projects,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, `${name}.json`)}`,
  ],
});
const journeys: Step = {
  name: 'journeys in the browser and the desktop app',
  command: JOURNEYS_COMMAND,
  environment: { TUNAS_E2E_REPORT: join(reports, 'e2e.json') },
};
/** How many of the slowest journey files are listed. */
const SLOWEST_SHOWN = 15;
/** The longest check runs beside the database tests, which often wait for programs, locks and timeouts. */
const BESIDE_THE_DATABASE = 'import rules';
const checks = checkSteps();
/** Steps that keep one processor busy at a time. */
const single: readonly Step[] = [
  ...checks.filter(({ name }) => name !== BESIDE_THE_DATABASE),
  { name: 'desktop build', command: ['build/run.mjs', 'build'] },
];
const steps: readonly (Step & { readonly count: () => Count; readonly beside?: readonly Step[] })[] = [
  { ...vitest('unit', 'unit*'), count: () => readVitestReport(join(reports, 'unit.json')) },
  {
    ...vitest('database', 'database*'),
    count: () => readVitestReport(join(reports, 'database.json')),
    beside: checks.filter(({ name }) => name === BESIDE_THE_DATABASE),
  },
  { ...journeys, count: () => readPlaywrightReport(join(reports, 'e2e.json')) },
];

try {
  ensureBrowser((line) => console.log(line));
  process.exitCode = (await runAll()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}

async function runAll(): Promise<boolean> {
  const counts: Count[] = [];
  // Reported only: a new advisory must not fail a run, and the registry may not answer.
  const audit = queryRegistry();
  const check = (some: readonly Step[]) =>
    runSideBySide(some, ({ name }, code, seconds) => {
      counts.push(code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 });
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(0)} s)`);
    });
  await check(single);
  for (const line of auditLines(await audit)) console.log(line);
  for (const { count, beside = [], ...step } of steps) {
    const started = Date.now();
    console.log(`\n== ${[step, ...beside].map(({ name }) => name).join(', and beside it ')}`);
    const [code] = await Promise.all([runStep(step), check(beside)]);
    const counted = count();
    // A runner that fails without a failed test (a broken set-up) is a failure too.
    const result = code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
    counts.push(result);
    const seconds = ((Date.now() - started) / 1000).toFixed(0);
    console.log(
      `${code === 0 ? 'ok  ' : 'FAIL'} ${step.name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`,
    );
  }
  const slowest = slowestJourneys(join(reports, 'e2e.json'), SLOWEST_SHOWN);
  console.log(`\nLongest: ${slowest.map(({ file, seconds }) => `${file} ${seconds.toFixed(0)} s`).join(', ')}`);
  rmSync(reports, { recursive: true, force: true });
  const { passed, failed, skipped, flaky } = addCounts(counts);
  const rest = [
    skipped > 0 ? `, ${skipped} skipped` : '',
    flaky > 0 ? `, ${flaky} flaky (passed the second time)` : '',
  ];
  console.log(`\n${passed} passed, ${failed} failed${rest.join('')}`);
  return failed === 0;
}
