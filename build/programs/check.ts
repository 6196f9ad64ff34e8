import { checkSteps } from '../testing/check-steps.ts';
import { stoppingIsFailure } from '../processes/on-stop.ts';
import { runStep } from '../processes/run-step.ts';

// The program behind `npm run check`: the quick loop before each commit.
stoppingIsFailure();
const failed: string[] = [];
for (const step of checkSteps()) {
  const started = Date.now();
  const code = await runStep(step);
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${step.name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (code !== 0) failed.push(step.name);
}
if (failed.length > 0) {
  console.error(`Not clean: ${failed.join(', ')}`);
  process.exitCode = 1;
}
