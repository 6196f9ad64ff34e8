import { spawn } from 'node:child_process';
import { onStop } from './on-stop.ts';

export interface Step {
  readonly name: string;
  /** Program under node_modules/.bin as its JavaScript file, and its arguments. */
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs a Node program to its end, its output on ours. Gives its exit code; a program ended by a signal counts as 1. */
export function runStep(step: Step): Promise<number> {
  const child = spawn(process.execPath, step.command, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...step.environment },
  });
  onStop(() => child.kill());
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
