import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { APP_VARIABLE, buildApp } from '../backend/served-backend.ts';
import { postgresPrograms } from '../postgres/cluster.ts';
import { CLUSTER_VARIABLE } from '../postgres/served-cluster.ts';
import { startProgram } from '../backend/start-program.ts';
import { PORTALS_VARIABLE } from './portals.ts';

const SITES = fileURLToPath(new URL('../../../test-results/sites', import.meta.url));

/** What journeys wait for: the variable that tells them where, the projects that need it, and what makes it. */
const NEEDED = [
  // First: the backends of the others are on it. Without PostgreSQL, and in the long form, they are on PGlite, as the app has it.
  ...(postgresPrograms() === null || process.env['PROVE']
    ? []
    : [
        {
          variable: CLUSTER_VARIABLE,
          projects: ['shared-desktop', 'desktop-accounts', 'shared-web', 'web'],
          start: () => startProgram(new URL('../postgres/serve-cluster.ts', import.meta.url)),
        },
      ]),
  { variable: APP_VARIABLE, projects: ['shared-desktop', 'desktop-accounts'], start: buildApp },
  {
    variable: PORTALS_VARIABLE,
    projects: ['shared-web', 'web'],
    start: () => startProgram(new URL('./serve-portals.ts', import.meta.url), SITES),
  },
];

/**
 * Starts to build the desktop app, and to build and serve the portals, where the journeys that run need them, and stops
 * afterwards. Journeys that don't run meanwhile: what a program prints is written to a file, which the others wait for
 * (set-up-line.ts).
 */
async function startWhatIsNeeded(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'tunas-set-up-'));
  const asked = projectsOf(process.argv.slice(2));
  const isAsked = (name: string): boolean =>
    asked.length === 0 || asked.some((each) => each === name || each.includes('*'));
  const started = NEEDED
    // What is there already, for work on one journey: start serve-portals.ts, build-app.ts or serve-cluster.ts by hand and pass on its line.
    .filter(({ variable, projects }) => process.env[variable] === undefined && projects.some(isAsked))
    .map(({ variable, start }) => {
      const file = join(folder, `${variable}.json`);
      const { line, stop } = start();
      const leave = (text: string): void => {
        writeFileSync(`${file}.new`, text);
        renameSync(`${file}.new`, file);
      };
      void line.then(leave, (error: Error) => leave(error.message));
      process.env[variable] = file;
      return stop;
    });
  return async () => {
    // The server of the databases last.
    for (const stop of started.toReversed()) await stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Playwright doesn't pass the selected projects to the set-up, so the command line is read. None means all. */
function projectsOf(words: readonly string[]): readonly string[] {
  const asked: string[] = [];
  let naming = false;
  for (const word of words) {
    const [, name] = /^--project(?:=(.+))?$/.exec(word) ?? [];
    if (word.startsWith('-')) naming = word === '--project';
    else if (naming) asked.push(word);
    if (name !== undefined) asked.push(name);
  }
  return asked;
}

// Playwright takes the default export of a set-up file.
export default startWhatIsNeeded;
