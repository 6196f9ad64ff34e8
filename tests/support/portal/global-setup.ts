import { spawn } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { PORTALS_VARIABLE } from './portals.ts';

/**
 * Starts to build and serve the portals of the web journeys, and stops them afterwards. The desktop journeys need none and run
 * meanwhile: the program's output is written to a file, which the web journeys wait for (portals.ts).
 */
async function startPortals(): Promise<(() => Promise<void>) | undefined> {
  if (!webIsWanted(process.argv.slice(2))) return undefined;
  // Portals that are running already, for work on one journey: start serve-portals.ts by hand and pass on its line.
  if (process.env[PORTALS_VARIABLE] !== undefined) return undefined;
  const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
  const program = path('./serve-portals.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, path('../../../test-results/sites')], {
    cwd: path('../../..'),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const folder = mkdtempSync(join(tmpdir(), 'tunas-portals-'));
  const file = join(folder, 'portals.json');
  const leave = (text: string): void => {
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  };
  let errors = '';
  let isServing = false;
  child.stderr.on('data', (part: Buffer) => (errors += part.toString()));
  createInterface(child.stdout).once('line', (line) => {
    isServing = true;
    leave(line);
  });
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => {
      if (!isServing) leave(`The portals for the web journeys could not be started:\n${errors}`);
      resolve();
    }),
  );
  process.env[PORTALS_VARIABLE] = file;
  return async () => {
    child.stdin.end();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Playwright doesn't pass the selected projects to the set-up, so the command line is read. No `--project` means all. */
function webIsWanted(words: readonly string[]): boolean {
  const asked: string[] = [];
  let naming = false;
  for (const word of words) {
    const [, name] = /^--project(?:=(.+))?$/.exec(word) ?? [];
    if (word.startsWith('-')) naming = word === '--project';
    else if (naming) asked.push(word);
    if (name !== undefined) asked.push(name);
  }
  return asked.length === 0 || asked.some((name) => name === 'web' || name === 'shared-web' || name.includes('*'));
}

// Playwright takes the default export of a set-up file.
export default startPortals;
