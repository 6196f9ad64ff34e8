import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  slowContent,
  slowExports,
  slowPacks,
  slowPastes,
  slowPictures,
  type SlowFile,
} from '../../support/cases/slow-files.ts';
import { AdminPage } from '../pages/admin-page.ts';
import { mainThreadTasks, yardstickTask } from '../../support/portal/main-thread.ts';
import { expect, test } from '../../support/portal/writing-test.ts';

// What strangers made to be slow never holds the window up, and says in a sentence what became of it. Every fifth in an ordinary run,
// all by `npm run prove`.

/** The longest task may take twice the yardstick, which is 100 ms of an idle machine: 200 ms. */
const MOST_OF_YARDSTICK = 2;

function ofRun<Case>(cases: readonly Case[]): readonly Case[] {
  return process.env['PROVE'] ? cases : cases.filter((_, at) => at % 5 === 0);
}

/** Expects of each case that no task of the main thread is long while it is read. */
async function expectNoLongTask(page: Page, name: string, work: () => Promise<void>): Promise<void> {
  const [longest = 0] = await mainThreadTasks(page, work);
  const [yardstick = 0] = await mainThreadTasks(page, () => yardstickTask(page));
  console.info(`${name}: ${Math.round(longest)} ms, ${(longest / yardstick).toFixed(2)} of the yardstick`);
  expect.soft(longest / yardstick, name).toBeLessThan(MOST_OF_YARDSTICK);
}

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tunas-slow-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A file on the disk: Playwright hands over bytes by a task of the page, which takes long. */
async function writeFile(name: string, [, make]: SlowFile): Promise<string> {
  const path = join(folder, name);
  writeFileSync(path, await make());
  return path;
}

test.setTimeout(600_000);

test('packs', async ({ page, portals, writer }) => {
  void writer;
  await page.goto('/library');
  await page.getByRole('button', { name: 'Simpan atau buka paket' }).click();
  const open = page.getByRole('button', { name: 'Pilih file...' });
  const close = page.getByRole('button', { name: 'Tutup saja' });
  const refusal = page.locator('main [role=alert]');
  for (const slow of ofRun(slowPacks(new URL(portals.writing.backend.url).href))) {
    const file = await writeFile('x.tunas', slow);
    const choosing = page.waitForEvent('filechooser');
    await open.click();
    const chooser = await choosing;
    await expectNoLongTask(page, slow[0], async () => {
      await chooser.setFiles(file);
      await expect(refusal.or(close)).toBeVisible({ timeout: 30_000 });
    });
    // Nothing is taken in before a yes.
    if (await close.isVisible()) await close.click();
    else await expect(refusal).toContainText(/\w+ \w+/);
  }
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Simpan semuanya di perangkat ini' })).not.toBeChecked();
});

test('imports', async ({ page, writer }) => {
  void writer;
  const taken: string[] = [];
  page.on('request', (request) => {
    if (/rpc\/(begin|stage|apply)_import/.test(request.url())) taken.push(request.url());
  });
  await page.goto('/admin/transfer');
  const admin = new AdminPage(page, 'id');
  await admin.settled();
  const parts = admin.main.locator('.transfer-part');
  for (const [at, files] of [
    [1, slowContent()],
    [2, slowExports()],
  ] as const) {
    const part = parts.nth(at);
    for (const slow of ofRun(files)) {
      const file = await writeFile('x.xml', slow);
      await expectNoLongTask(page, slow[0], async () => {
        await part.locator('input[type=file]').first().setInputFiles(file);
        await expect(part.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
        await expect(part.getByRole('alert').or(part.getByRole('button', { name: 'Batal' }))).toBeVisible();
        const cancel = part.getByRole('button', { name: 'Batal' });
        if (await cancel.isVisible()) await cancel.click();
      });
    }
  }
  expect(taken).toEqual([]);
});

test('pictures', async ({ page, editor, article }) => {
  await editor.open(article.id);
  await editor.unfold();
  const shared = page.locator('.editor-shared');
  const refusal = shared.locator('[role=alert]');
  const remove = shared.getByRole('button', { name: 'Lepas gambar' });
  for (const slow of ofRun(slowPictures())) {
    const file = await writeFile('sawah.jpg', slow);
    await expectNoLongTask(page, slow[0], async () => {
      await shared.locator('input[type=file]').first().setInputFiles(file);
      // What browsers can show of it is taken.
      await expect(refusal.or(remove).filter({ hasText: /\S \S/ }).first()).toBeVisible({ timeout: 30_000 });
    });
    if (await remove.isVisible()) await remove.click();
  }
});

test('pastes', async ({ page, editor, draftApi: api }) => {
  for (const [name, text, html] of ofRun(slowPastes())) {
    const { id } = await api.create();
    await editor.open(id);
    await editor.content('id').click();
    await expectNoLongTask(page, name, async () => {
      await editor.paste('id', text, html);
      // What follows from a pause: marks, counts, advice and saving.
      await page.waitForTimeout(2500);
    });
  }
});
