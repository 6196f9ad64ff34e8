import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from '../../build/testing/find-browser.ts';
import type { HostOptions } from '../support/hosts/host-test.ts';
import { ON_DESKTOP, ON_WEB, type HostName } from '../support/hosts/host-under-test.ts';

// Passwords of tests are hashed at the lowest cost: hundreds of people sign up in them. The backends inherit it.
process.env['LITE_AUTH_BCRYPT_COST'] ??= '4';
const executablePath = findBrowser();

/** Where the runs leave what they found. Playwright takes paths from this file's folder. */
const RESULTS = '../../test-results';

/** Desktop journeys with a backend. */
const WITH_BACKEND = /desktop.(admin|inbox|offline|offline-work|packs|session-storage|share)\.spec\.ts$/;

/**
 * Journeys that hold on both hosts: one after another on each, because they change what all visitors see, on the web at the
 * changing site. The two hosts run side by side, beside all others. `npm test` walks each on the host of its tag,
 * `npm run prove` on both.
 */
const shared = (hostName: HostName, elsewhere: string) => ({
  name: `shared-${hostName}`,
  testDir: 'shared',
  outputDir: `${RESULTS}/shared-${hostName}`,
  fullyParallel: false,
  workers: 1,
  use: { hostName },
  ...(process.env['PROVE'] ? {} : { grepInvert: new RegExp(elsewhere) }),
});

/** One after another, so that the app is started once for all of them. */
const desktop = { testDir: 'desktop', fullyParallel: false, workers: 1 };

/** The web and desktop journeys. The set-up builds and serves the sites that the web journeys open, and builds the app. */
export default defineConfig<object, HostOptions>({
  globalSetup: '../support/portal/global-setup.ts',
  // Generous, for a busy machine: what never comes ends a test by the limit of its own expectation.
  timeout: 120_000,
  fullyParallel: true,
  // Two processors have work for three: journeys wait for what was typed to be saved, and for what must not happen.
  workers: 3,
  // A busy machine takes its time; what never comes fails all the same.
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  // A machine of CI may stall for a minute: what passes at another try is counted and named as flaky, not hidden.
  retries: process.env['CI'] ? 2 : 0,
  reporter: [['line'], ['json', { outputFile: process.env['TUNAS_E2E_REPORT'] ?? `${RESULTS}/e2e.json` }]],
  use: {
    // What a worker fetches isn't seen by a test that answers in the network's place: offline.spec.ts lets it work.
    serviceWorkers: 'block',
    // At rest a click needn't wait for a dialog to come in; motion.spec.ts looks at what moves, the long form leaves motion on.
    reducedMotion: process.env['PROVE'] ? 'no-preference' : 'reduce',
    launchOptions: { args: browserArguments(), ...(executablePath === null ? {} : { executablePath }) },
  },
  projects: [
    // First: each is one long chain, which the others are spread around; those of the desktop while the sites are being built.
    // A folder each: Playwright empties it at the start.
    shared('desktop', ON_WEB),
    shared('web', ON_DESKTOP),
    {
      ...desktop,
      name: 'desktop-accounts',
      testMatch: WITH_BACKEND,
      outputDir: `${RESULTS}/desktop-accounts`,
    },
    { ...desktop, name: 'desktop', testIgnore: WITH_BACKEND, outputDir: `${RESULTS}/desktop` },
    { name: 'web', testDir: 'web', outputDir: `${RESULTS}/web` },
  ],
});
