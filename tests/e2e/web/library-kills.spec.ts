import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LaunchOptions } from '@playwright/test';
import { build, type Rollup } from 'vite';
import { startBrowser } from '../../support/portal/killed-browser.ts';
import { expect, test } from '../../support/portal/portal-test.ts';
import { numbersFrom } from '../../support/seeded-numbers.ts';
import type { LibraryTrial } from '../../support/library/library-trial.ts';

const KILLS = process.env['PROVE'] ? 100 : 2;

/** Some syncs and rebuilds of the index long. */
const LONGEST_MS = 1500;

const ADDRESS = 'http://127.0.0.1:1';
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

declare const trial: LibraryTrial;

test(`${KILLS} kills while the library syncs: articles, index and search agree, and the next sync completes`, async ({
  launchOptions,
}) => {
  test.setTimeout(60_000 + KILLS * 20_000);
  const script = await bundledTrial();
  const random = numbersFrom(71_305);
  let cutOff = 0;
  const folder = mkdtempSync(join(tmpdir(), 'tunas-kills-'));
  try {
    // On a slow machine few of them may all hit the pauses between two syncs.
    for (let kill = 1; kill <= KILLS || (cutOff === 0 && kill <= 5 * KILLS); kill += 1) {
      const before = await open(folder, script, launchOptions);
      await before.page.evaluate((first) => void trial.run(first), kill * 7);
      await before.page.waitForTimeout(random() * LONGEST_MS);
      await before.kill();
      const after = await open(folder, script, launchOptions);
      const { faults, wasCutOff } = await after.page.evaluate((number) => trial.check(number), kill * 7);
      await after.context.close();
      expect(faults, `kill ${kill}`).toEqual([]);
      if (wasCutOff) cutOff += 1;
    }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  console.log(`kills: ${KILLS}, in the middle of a sync: ${cutOff}`);
  // Else nothing could have gone wrong.
  expect(cutOff).toBeGreaterThan(0);
});

/** A browser on an empty page with the trial's script; nothing of it comes from a network. */
async function open(folder: string, script: string, launchOptions: LaunchOptions) {
  const browser = await startBrowser(folder, { ...launchOptions, baseURL: ADDRESS });
  await browser.page.route(`${ADDRESS}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Trial</title>' }),
  );
  await browser.page.goto('/');
  await browser.page.addScriptTag({ content: script });
  return browser;
}

async function bundledTrial(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    root: ROOT,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(ROOT, 'tests/support/library/library-trial.ts'), formats: ['iife'], name: 'libraryTrial' },
    },
  })) as readonly Rollup.RollupOutput[];
  return built[0]!.output[0].code;
}
