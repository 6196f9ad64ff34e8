import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { PORTALS_VARIABLE } from './portals.ts';

/** Builds and serves the portals that the web journeys open, and ends them afterwards. The desktop journeys need none. */
async function startPortals(): Promise<(() => Promise<void>) | undefined> {
  if (!webIsWanted(process.argv.slice(2))) return undefined;
  // Portals that run already, for whoever works on one journey: start serve-portals.ts by hand and pass on its line.
  if (process.env[PORTALS_VARIABLE] !== undefined) return undefined;
  const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
  const program = path('./serve-portals.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, path('../../../test-results/sites')], {
    cwd: path('../../..'),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const first = new Promise<string>((resolve) => createInterface(child.stdout).once('line', resolve));
  const line = await Promise.race([first, ended]);
  if (line === undefined) throw new Error(`The portals for the web journeys could not be started:\n${said}`);
  process.env[PORTALS_VARIABLE] = line;
  return async () => {
    child.stdin.end();
    await ended;
  };
}

/** Playwright doesn't tell a set-up which projects were asked for: its command line does. No `--project` means all. */
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
