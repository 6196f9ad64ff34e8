import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { BackendUnderTest } from '../portal/portals.ts';

/** A desktop app that was built for a backend of its own. */
export interface AccountDesktop {
  /** The folder with `main`, `preload` and `renderer`. */
  readonly out: string;
  readonly backend: BackendUnderTest;
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Starts a backend and builds the app for it, in a program of its own: `stop` ends that. */
export async function startAccountDesktop(
  name: string,
): Promise<AccountDesktop & { readonly stop: () => Promise<void> }> {
  const program = fileURLToPath(new URL('./serve-account-desktop.ts', import.meta.url));
  // Below the project, where the built main process finds its packages.
  const folder = `${ROOT}test-results/${name}`;
  const child = spawn(process.execPath, ['--import', 'tsx', program, folder], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const lines = createInterface(child.stdout);
  const first = new Promise<string>((resolve) =>
    lines.on('line', (line) => {
      if (line.startsWith('{')) resolve(line);
      else said += `${line}\n`;
    }),
  );
  const line = await Promise.race([first, ended]);
  if (line === undefined) throw new Error(`The desktop app with accounts could not be built:\n${said}`);
  const stop = async () => {
    child.stdin.end();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...(JSON.parse(line) as AccountDesktop), stop };
}
