import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `npm run backend` in a process of its own. */
export interface BackendProgram {
  readonly pid: number;
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  /** What it has printed so far. */
  readonly printed: () => string;
  /** Sends a signal and waits for the end. */
  end(signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL'): Promise<{ code: number | null }>;
}

const ROOT = join(import.meta.dirname, '../../..');
/** Unoptimized WebAssembly, where the test runner has it too (vitest.config.ts). */
const FLAGS = process.execArgv.filter((flag) => flag === '--liftoff-only');

/** A failed test doesn't end its program: none of them outlives the tests. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

function watched(child: ChildProcess): void {
  running.add(child);
  child.once('close', () => running.delete(child));
}

/** Starts the program and waits until it answers; an error with what it printed if it ends before. */
export async function startBackendProgram(dataFolder: string, port = 0): Promise<BackendProgram> {
  const child = spawn(process.execPath, [...FLAGS, '--import', 'tsx', 'build/programs/backend.ts'], {
    cwd: ROOT,
    env: { ...process.env, TUNAS_DATA: dataFolder, BACKEND_PORT: String(port), NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  watched(child);
  let printed = '';
  child.stdout.on('data', (part: Buffer) => (printed += part.toString()));
  child.stderr.on('data', (part: Buffer) => (printed += part.toString()));
  const ended = new Promise<{ code: number | null }>((resolve) => child.once('close', (code) => resolve({ code })));
  const started = new Promise<void>((resolve) => {
    child.stdout.on('data', () => {
      if (printed.includes('Its keys: ')) resolve();
    });
  });
  const first = await Promise.race([started, ended]);
  if (first !== undefined) throw new Error(`The backend ended with code ${String(first.code)}: ${printed}`);
  const keys = JSON.parse(readFileSync(join(dataFolder, 'keys.json'), 'utf8')) as Record<string, string>;
  return {
    pid: child.pid ?? 0,
    url: /Backend: (\S+)/.exec(printed)?.[1] ?? '',
    publishableKey: keys['publishableKey'] ?? '',
    secretKey: keys['secretKey'] ?? '',
    printed: () => printed,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

/** Starts the program on a folder and kills it after so many milliseconds, wherever it is by then. */
export async function killDuringStart(dataFolder: string, milliseconds: number): Promise<void> {
  const child = spawn(process.execPath, [...FLAGS, '--import', 'tsx', 'build/programs/backend.ts'], {
    cwd: ROOT,
    env: { ...process.env, TUNAS_DATA: dataFolder, BACKEND_PORT: '0', NODE_ENV: 'development' },
    stdio: 'ignore',
  });
  watched(child);
  const ended = new Promise((resolve) => child.once('close', resolve));
  // Counted from the lock on: before it there is nothing to damage.
  while (!existsSync(join(dataFolder, 'lock')) && child.exitCode === null) await pause(5);
  await pause(milliseconds);
  child.kill('SIGKILL');
  await ended;
}

/** A process that only takes the lock of a data folder. */
export interface LockHolder {
  readonly pid: number;
  /** Its output about the lock. */
  readonly said: string;
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** Starts one, which takes the lock at that moment (ms since 1970), and waits until it has it, or was refused. */
export async function startLockHolder(dataFolder: string, moment = 0): Promise<LockHolder> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'tests/support/backend/hold-lock.ts', dataFolder, `${moment}`],
    {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  watched(child);
  let said = '';
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const held = new Promise<void>((resolve) => {
    child.stdout.on('data', (part: Buffer) => {
      said += part.toString();
      if (said.includes('It holds the lock.')) resolve();
    });
  });
  await Promise.race([held, ended]);
  return {
    pid: child.pid ?? 0,
    said,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
