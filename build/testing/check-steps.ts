import { packageProgram } from '../processes/package-program.ts';
import type { Step } from '../processes/run-step.ts';

/** Folders with a tsconfig.json of their own: each host sees only what it has (no DOM in main, no Node in the portal). */
const TYPED = ['.', 'src/renderer', 'src/web', 'src/preload', 'build', 'tests'];

/** Everything that is quick: format, lint, types, unit and architecture tests, dead code. */
export function checkSteps(): readonly Step[] {
  return [
    { name: 'format', command: [packageProgram('prettier'), '--check', '--log-level', 'warn', '.'] },
    {
      name: 'lint',
      command: [
        packageProgram('eslint'),
        '.',
        '--max-warnings',
        '0',
        '--cache',
        '--cache-location',
        'node_modules/.cache/eslint/',
      ],
    },
    ...TYPED.map((folder) => ({
      name: `types of ${folder}`,
      command: [
        packageProgram('typescript', 'tsc'),
        '-p',
        folder,
        '--incremental',
        '--tsBuildInfoFile',
        `node_modules/.cache/tunas/${folder.replaceAll('/', '-')}.tsbuildinfo`,
      ],
    })),
    { name: 'dead code', command: [packageProgram('knip'), '--no-progress', '--no-config-hints'] },
    { name: 'unit tests', command: [packageProgram('vitest'), 'run', '--project', 'unit'] },
  ];
}
