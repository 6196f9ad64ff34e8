import { packageProgram } from '../processes/package-program.ts';
import { stoppingIsFailure } from '../processes/on-stop.ts';
import { runSideBySide, runStep, type Step } from '../processes/run-step.ts';
import { checkSteps } from '../testing/check-steps.ts';

// The program behind `npm run check`: the quick loop before each commit.
stoppingIsFailure();
const failed: string[] = [];
const tell = ({ name }: Step, code: number, seconds: number) => {
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)`);
  if (code !== 0) failed.push(name);
};
await runSideBySide(checkSteps(), tell);
const tests: Step = { name: 'unit tests', command: [packageProgram('vitest'), 'run', '--project', 'unit*'] };
const started = Date.now();
const code = await runStep(tests);
tell(tests, code, (Date.now() - started) / 1000);
if (failed.length > 0) {
  console.error(`Not clean: ${failed.join(', ')}`);
  process.exitCode = 1;
}
