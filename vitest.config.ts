import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { portalConstants } from './build/vite/portal-plugins.ts';

/** Contracts that need a real backend, pack the app, kill programs or wait for dead networks: not for the quick loop. */
const SLOW_CONTRACTS = [
  'tests/contract/accounts-{arrival,backend,dead-network,factors}.test.ts',
  'tests/contract/{desktop-preferences,desktop-preferences-kills,keychain,packaging,packaging-linux}.test.ts',
  'tests/contract/working-copy-backend.test.ts',
];

/** `unit` is the quick loop; `database` starts PGlite and takes minutes. */
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
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'build/**/*.test.ts',
            'tests/architecture/**/*.test.ts',
            'tests/contract/**/*.test.{ts,tsx}',
          ],
          exclude: SLOW_CONTRACTS,
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['tests/database/**/*.test.ts', ...SLOW_CONTRACTS],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
