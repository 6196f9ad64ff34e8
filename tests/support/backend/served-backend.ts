import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Reachable } from './backend-call.ts';

/** A backend of its own, and the desktop app that was built for it. */
export interface ServedBackend {
  readonly backend: Reachable;
  /** The folder with `main`, `preload` and `renderer`; empty where no app was requested. */
  readonly out: string;
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Starts a backend in a program of its own, which `stop` ends; with a name for it, the desktop app is built for it below the
 * project, where the built main process finds its packages.
 */
export async function serveBackend(app?: string): Promise<ServedBackend & { readonly stop: () => Promise<void> }> {
  const program = fileURLToPath(new URL('./serve-backend.ts', import.meta.url));
  const folder = app === undefined ? [] : [`${ROOT}test-results/${app}`];
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...folder], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const first = new Promise<string>((resolve) =>
    createInterface(child.stdout).on('line', (line) => {
      if (line.startsWith('{')) resolve(line);
      else said += `${line}\n`;
    }),
  );
  const line = await Promise.race([first, ended]);
  if (line === undefined) throw new Error(`The backend of these journeys could not be started:\n${said}`);
  const stop = async () => {
    child.stdin.end();
    await ended;
    for (const each of folder) rmSync(each, { recursive: true, force: true });
  };
  return { ...(JSON.parse(line) as ServedBackend), stop };
}
