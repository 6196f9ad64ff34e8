import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { postgresPrograms } from './tests/support/postgres/cluster.ts';
import { portalConstants } from './build/vite/portal-plugins.ts';

/** Contracts that need a real backend, pack the app, kill programs or wait for dead networks: not for the quick loop. */
const SLOW_CONTRACTS = [
  'tests/contract/accounts-{auth-callback,backend,dead-network,factors}.test.ts',
  'tests/contract/{desktop-preferences,desktop-preferences-kills,keychain,packaging,packaging-linux}.test.ts',
  'tests/contract/draft-backend.test.ts',
];

const UNIT = [
  'src/**/*.test.{ts,tsx}',
  'build/**/*.test.ts',
  'tests/architecture/**/*.test.ts',
  'tests/contract/**/*.test.{ts,tsx}',
];

const NOT_SHARED = /@vitest-environment|\bvi\.(mock|hoisted|doMock)\b/;

/** Files that draw, or put something in the place of a module: what they leave in page and modules must reach no other. */
const alone = ['src', 'build', 'tests/architecture', 'tests/contract'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => folder === 'tests/contract' || NOT_SHARED.test(readFileSync(file, 'utf8'))),
);

/** What each unit test leaves is undone. */
const TIDY = 'tests/support/tidy.ts';

/** Of the database tests those that run on a PostgreSQL server too, where one is installed. */
const ON_A_SERVER = [
  'drafts-{bin,lists,publishing}',
  'foreign-keys',
  'grants',
  'inbox',
  'list-plans',
  'media',
  'media-races',
  'policies',
  'reading',
  'recent-drafts',
  'seed',
  'site-shown',
  'transfer',
  'transfer-parts',
].map((name) => `tests/database/${name}.test.ts`);

/** The same tests on PostgreSQL as hosted projects have it: PGlite is the same code, but one session and other plans. */
function onServer(): TestProjectConfiguration[] {
  if (postgresPrograms() === null) {
    console.info('PostgreSQL is not installed (initdb and postgres): the database tests run on PGlite alone.');
    return [];
  }
  return [
    {
      extends: true,
      test: {
        name: 'database-server',
        include: ON_A_SERVER,
        environment: 'node',
        globalSetup: 'tests/support/postgres/global-setup.ts',
        testTimeout: 60_000,
        hookTimeout: 120_000,
        maxWorkers: 2,
      },
    },
  ];
}

/** The `unit` ones are the quick loop (`--project 'unit*'`); the `database` ones start PGlite or a server and take minutes. */
export default defineConfig({
  define: portalConstants({}),
  test: {
    // Printed straight away: a line still on its way to the runner when a file ends would fail the whole run.
    disableConsoleIntercept: true,
    // Passwords of tests are hashed at the lowest cost: hundreds of people sign up in them.
    env: { LITE_AUTH_BCRYPT_COST: '4' },
    // On two processors the runner would take one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    exclude: [...configDefaults.exclude, 'tests/e2e/**', 'out/**', 'dist/**'],
    projects: [
      // A module that many of these files use is loaded once for all of them.
      {
        extends: true,
        test: {
          setupFiles: TIDY,
          name: 'unit',
          include: UNIT,
          exclude: [...SLOW_CONTRACTS, ...alone],
          environment: 'node',
          isolate: false,
        },
      },
      {
        extends: true,
        test: { setupFiles: TIDY, name: 'unit-alone', include: alone, exclude: SLOW_CONTRACTS, environment: 'node' },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['tests/database/**/*.test.ts', ...SLOW_CONTRACTS],
          // Only a server chooses its plans by statistics, and lets transactions wait for each other.
          exclude: ['tests/database/{list-plans,media-races}.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      ...onServer(),
    ],
  },
});
