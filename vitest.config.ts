import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { postgresPrograms } from './tests/support/postgres/cluster.ts';
import { portalConstants } from './build/vite/portal-plugins.ts';

/** Contracts that need a real backend, pack the app, kill programs or wait for dead networks: not for the quick loop. */
const SLOW_CONTRACTS = [
  ...['accounts-auth-callback', 'accounts-backend', 'accounts-dead-network', 'accounts-factors', 'desktop-preferences'],
  ...['desktop-preferences-kills', 'draft-backend', 'keychain', 'packaging', 'packaging-linux'],
].map((name) => `tests/contract/${name}.test.ts`);

const UNIT = [
  'src/**/*.test.{ts,tsx}',
  'build/**/*.test.ts',
  'tests/architecture/**/*.test.ts',
  'tests/content/**/*.test.ts',
  'tests/contract/**/*.test.{ts,tsx}',
  'tests/growth/**/*.test.ts',
];

const RENDERS = /@vitest-environment/;
const MOCKS = /\bvi\.(mock|hoisted|doMock)\b/;

const UNIT_FOLDERS = ['src', 'build', 'tests/architecture', 'tests/content', 'tests/contract', 'tests/growth'];
const unitFiles = UNIT_FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => ({ file, code: readFileSync(file, 'utf8') })),
);

/** Contract tests, whose libraries keep global state, and growth tests, which measure the time of their process: one each. */
const alone = unitFiles.map(({ file }) => file).filter((file) => /^tests\/(?:contract|growth)\//.test(file));

/** Files that render: many in one process, each with fresh modules and a fresh page. */
const rendering = unitFiles
  .filter(({ file, code }) => RENDERS.test(code) && !alone.includes(file))
  .map(({ file }) => file);

/** Files that put something in the place of a module: in a process for many of them, each with modules of its own. */
const mocking = unitFiles
  .filter(({ file, code }) => MOCKS.test(code) && !alone.includes(file) && !rendering.includes(file))
  .map(({ file }) => file);

/** What each unit test leaves is undone. */
const TIDY = 'tests/support/setup/tidy.ts';
const FRESH_PAGE = 'tests/support/setup/fresh-page.ts';
const FRESH_MODULES = 'tests/support/setup/fresh-modules.ts';

const ALL_OF_THE_DATABASE = 'tests/database/**/*.test.ts';

/**
 * What proves the embedded backend itself: its process, data folder, storage, mails and limits, and what is known of @supabase/lite. All
 * other database tests run on a PostgreSQL server, as hosted projects have it, where one is installed, and else on PGlite, which
 * is the same code with one session; PROVE=1 runs them on PGlite too.
 */
const EMBEDDED_ALONE = [
  ...[
    'admin-create',
    'auth-codes',
    'auth-mail',
    'auth-service',
    'auth-sessions',
    'auth-smoke',
    'data-folder',
    'first-admin',
    'hostile-requests',
    'hostile-thread',
    'long-passwords',
  ],
  ...['kills', 'mail-folder', 'people-mail', 'pitfalls', 'program'],
  ...['storage-attacks', 'storage-kept', 'storage-upload'],
].map((name) => `tests/database/${name}.test.ts`);
/** Only a server chooses its plans by statistics, and lets transactions wait for each other. */
const SERVER_ALONE = [
  'card-counts-races',
  'list-plans',
  'media-plans',
  'media-races',
  'outgoing-mails-races',
  'tags-races',
  'team-names-races',
].map((name) => `tests/database/${name}.test.ts`);

// A renamed test would silently run in the wrong project.
const named = [...SLOW_CONTRACTS, ...EMBEDDED_ALONE, ...SERVER_ALONE];
const missing = named.filter((file) => !existsSync(file));
if (missing.length > 0) throw new Error(`vitest.config.ts names tests that are not there: ${missing.join(', ')}`);

/** They take one to two minutes each, and everything else seconds. */
const LONGEST = /database\/(policy-mutation|policies|publishing-reasons|data-folder)\.test\.ts$/;

/** On a clean clone nothing is known but sizes: of these files, which are small, the last would keep one worker alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONGEST.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const server = postgresPrograms();
if (server === null)
  console.info('PostgreSQL is not installed (initdb and postgres): the database tests run on PGlite.');

/**
 * Beside a server PGlite starts dozens of times for a few statements each: without optimized code such a start takes a third less
 * processor time. Where it runs all tests it optimizes.
 */
const UNOPTIMIZED = server === null || process.env['PROVE'] === '1' ? [] : ['--liftoff-only'];

/**
 * Three for two processors: these tests wait for programs that start, locks that are held and networks that are dead. One that takes 20 s
 * alone took a minute beside two others and the linter.
 */
const DATABASE = {
  execArgv: UNOPTIMIZED,
  environment: 'node',
  testTimeout: 120_000,
  hookTimeout: 180_000,
  maxWorkers: 3,
} as const;

const onServer: TestProjectConfiguration = {
  extends: true,
  test: {
    ...DATABASE,
    name: 'database-server',
    include: [ALL_OF_THE_DATABASE],
    exclude: EMBEDDED_ALONE,
    // Each file has a database of its own; what it loads, @supabase/lite above all, is loaded once for all of them.
    isolate: false,
    globalSetup: 'tests/support/postgres/global-setup.ts',
  },
};

/** The `unit` ones are the quick loop (`--project 'unit*'`); the `database` ones start PGlite or a server and take minutes. */
export default defineConfig({
  define: portalConstants({}),
  test: {
    // Printed straight away: a line still on its way to the runner when a file ends would fail the whole run.
    disableConsoleIntercept: true,
    // Passwords of tests are hashed at the lowest cost: hundreds of people sign up in them.
    env: { LITE_AUTH_BCRYPT_COST: '4' },
    sequence: { sequencer: LongestFirst },
    // On two processors the runner would take one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Generous, for a busy machine: a test that waits for what never comes ends by its own limit.
    testTimeout: 30_000,
    exclude: [...configDefaults.exclude, 'tests/e2e/**', 'out/**', 'dist/**'],
    projects: [
      // A module that many of these files use is loaded once for all of them.
      {
        extends: true,
        test: {
          setupFiles: TIDY,
          name: 'unit',
          include: UNIT,
          exclude: [...SLOW_CONTRACTS, ...alone, ...rendering, ...mocking],
          environment: 'node',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          setupFiles: [FRESH_PAGE, TIDY],
          name: 'unit-drawing',
          include: rendering,
          environment: 'happy-dom',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          setupFiles: [FRESH_MODULES, TIDY],
          name: 'unit-mocking',
          include: mocking,
          environment: 'node',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          setupFiles: TIDY,
          name: 'unit-alone',
          include: alone,
          exclude: SLOW_CONTRACTS,
          environment: 'node',
          // Growth is told from the processor's time, which tidying up a small memory of new objects adds to unevenly: with
          // 16 MiB four times the length took 6 to 13 times as long, with 128 MiB 4 to 5 times.
          execArgv: ['--max-semi-space-size=128'],
        },
      },
      {
        extends: true,
        test: {
          ...DATABASE,
          name: 'database',
          include: server === null || process.env['PROVE'] === '1' ? [ALL_OF_THE_DATABASE] : EMBEDDED_ALONE,
          exclude: SERVER_ALONE,
          // As on a server: PGlite and @supabase/lite take two seconds to load.
          isolate: false,
        },
      },
      { extends: true, test: { ...DATABASE, name: 'database-alone', include: SLOW_CONTRACTS } },
      ...(server === null ? [] : [onServer]),
    ],
  },
});
