import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from './desktop-test.ts';
import { launchDesktop } from './launch-desktop.ts';

/**
 * Playwright's `test` with a desktop app that starts on a data folder in which `leave` left something. Tests begin on the
 * home page, or with what the app itself opened.
 */
export function testOnFolder(leave: (folder: string) => void, begins: 'at home' | 'as it starts' = 'at home') {
  const start = begins === 'at home' ? base : base.extend({ freshStart: async ({}, use) => use() });
  return start.extend<object, { folder: string }>({
    folder: [
      async ({}, use) => {
        const folder = mkdtempSync(join(tmpdir(), 'tunas-kept-'));
        leave(folder);
        await use(folder);
        rmSync(folder, { recursive: true, force: true });
      },
      { scope: 'worker' },
    ],
    desktop: [
      async ({ folder }, use) => {
        const desktop = await launchDesktop(undefined, folder);
        await use(desktop);
        await desktop.close();
      },
      { scope: 'worker' },
    ],
  });
}

export { expect } from '@playwright/test';
