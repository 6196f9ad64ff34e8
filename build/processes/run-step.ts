import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';
import { onStop } from './on-stop.ts';

export interface Step {
  readonly name: string;
  /** Program under node_modules/.bin as its JavaScript file, and its arguments. */
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs a Node program to its end, with its output on ours. Resolves to its exit code; a program ended by a signal counts as 1. */
export function runStep(step: Step): Promise<number> {
  return exitCode(start(step, 'inherit'));
}

/**
 * Runs steps side by side, as many at a time as there are processors, and resolves to their exit codes in order. A step's output is
 * printed in one piece when it ends, then `told` is called with the outcome.
 */
export async function runSideBySide<S extends Step>(
  steps: readonly S[],
  told: (step: S, code: number, seconds: number) => void,
): Promise<readonly number[]> {
  const codes: number[] = [];
  const waiting = steps.entries();
  const lane = async () => {
    // All lanes share the iterator: each takes the next step that hasn't begun.
    for (const [index, step] of waiting) {
      const started = Date.now();
      const child = start(step, 'pipe');
      const said = await Promise.all([exitCode(child), printed(child.stdout), printed(child.stderr)]);
      const [code, ...output] = said;
      for (const part of output) if (part !== '') process.stdout.write(part);
      codes[index] = code;
      told(step, code, (Date.now() - started) / 1000);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  return codes;
}

function start(step: Step, output: 'inherit' | 'pipe') {
  const child = spawn(process.execPath, step.command, {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...step.environment },
  });
  onStop(() => child.kill());
  return child;
}

function exitCode(child: ReturnType<typeof start>): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

const printed = (stream: ReturnType<typeof start>['stdout']) => (stream === null ? '' : text(stream));
