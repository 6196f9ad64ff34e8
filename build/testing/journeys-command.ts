import { packageProgram } from '../processes/package-program.ts';

/** Playwright's command for journeys, from the root of the project; names of files and options may follow. */
export const JOURNEYS_COMMAND: readonly string[] = [
  packageProgram('@playwright/test', 'playwright'),
  'test',
  '--config',
  'tests/e2e/playwright.config.ts',
];
