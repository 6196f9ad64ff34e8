import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

interface StartedProgram {
  /** Its first line of JSON. Rejected, with what it printed, where it ends without one. */
  readonly line: Promise<string>;
  /** Ends its standard input, at which such programs end, and waits for that. */
  readonly stop: () => Promise<void>;
}

/** Starts a TypeScript program that prints a line of JSON when it is ready. */
export function startProgram(file: URL, ...words: readonly string[]): StartedProgram {
  const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(file), ...words], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  // Not "exit": what it printed last may still be on its way then.
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', (error) => {
      said += error.message;
      resolve();
    });
  });
  const line = new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (text) => {
      if (text.startsWith('{')) resolve(text);
      else said += `${text}\n`;
    });
    void ended.then(() => reject(new Error(`${fileURLToPath(file)} ended too early:\n${said}`)));
  });
  // Whoever waits for it is told; one that is only stopped needs no answer.
  line.catch(() => undefined);
  return {
    line,
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
