import { packageProgram } from '../processes/package-program.ts';
import type { Step } from '../processes/run-step.ts';

/** Folders with a tsconfig.json of their own: each has only the types of its host (no DOM in main, no Node in the renderer). */
const TYPED = ['.', 'src/renderer', 'src/web', 'src/web/service-worker', 'src/preload', 'build', 'tests'];

/** Static checks: import rules, lint, format, types, dead code. The longest first, because they run side by side. */
export function checkSteps(): readonly Step[] {
  return [
    {
      name: 'import rules',
      command: [
        packageProgram('eslint'),
        'src',
        'build',
        '--max-warnings',
        '0',
        '--cache',
        '--cache-location',
        'node_modules/.cache/eslint/',
      ],
    },
    { name: 'lint', command: [packageProgram('oxlint'), '--report-unused-disable-directives-severity=error', '.'] },
    { name: 'format', command: [packageProgram('oxfmt'), '--check', '.'] },
    ...TYPED.toReversed().map((folder) => ({
      name: `types of ${folder}`,
      command: [
        // Version 7 needs a quarter of version 6's processor time; typescript-eslint still needs version 6.
        packageProgram('typescript-7', 'tsc'),
        '-p',
        folder,
        '--singleThreaded',
        '--incremental',
        '--tsBuildInfoFile',
        `node_modules/.cache/tunas/${folder.replaceAll('/', '-')}.tsbuildinfo`,
      ],
    })),
    { name: 'dead code', command: [packageProgram('knip'), '--no-progress', '--no-config-hints'] },
  ];
}
