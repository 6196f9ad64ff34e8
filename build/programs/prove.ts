import { packageProgram } from '../processes/package-program.ts';
import { stoppingIsFailure } from '../processes/on-stop.ts';
import { runStep } from '../processes/run-step.ts';
import { JOURNEYS_COMMAND } from '../testing/journeys-command.ts';

// The program behind `npm run prove`: the long trials (many random texts, kills, races, damaged files) in full, then every journey in
// both languages.
stoppingIsFailure();
const units = await runStep({
  name: 'unit tests',
  command: [packageProgram('vitest'), 'run', '--project', 'unit*', '--testTimeout', '600000'],
  environment: { PROVE: '1' },
});
const trials = await runStep({
  name: 'trials',
  command: [
    packageProgram('vitest'),
    'run',
    '--project',
    'database',
    '--project',
    'database-alone',
    '--testTimeout',
    '1800000',
  ],
  environment: { PROVE: '1' },
});
const build = await runStep({ name: 'desktop build', command: ['build/run.mjs', 'build'] });
const journeys = await runStep({
  name: 'journeys',
  command: JOURNEYS_COMMAND,
  environment: { PROVE: '1' },
});
process.exitCode = units || trials || build || journeys;
