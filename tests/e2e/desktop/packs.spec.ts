import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { writePack } from '#renderer/data/offline/pack/write-pack.ts';
import { expect, test } from '../../support/desktop-host/account-desktop-test.ts';
import { oneStart } from '../../support/desktop-host/one-start.ts';
import { libraryArticle } from '../../support/memory/memory-library-source.ts';
import { seriousFindings } from '../../support/portal/axe.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A USB stick with a pack of one article, which the backend doesn't have. */
let stick: string;
let pack: string;
test.beforeAll(async ({ backend }) => {
  stick = mkdtempSync(join(tmpdir(), 'tunas-stick-'));
  pack = join(stick, 'Padi sawah.tunas');
  const written = await writePack({
    ...{ site: new URL(backend.url).href, savedAt: Date.now(), questions: [], catalogue: null },
    // Newer than the app's last sync, or it would have been withdrawn by then.
    articles: [libraryArticle(8301, (Date.now() + HOUR_MS) * 1000)],
    picture: () => Promise.resolve(undefined),
  });
  writeFileSync(pack, Buffer.from(await written.pack.arrayBuffer()));
});
test.afterAll(() => rmSync(stick, { recursive: true, force: true }));

const opened = (page: Page) => page.getByRole('heading', { name: /^Paket ini disimpan/ });
const closing = (page: Page) => page.getByRole('button', { name: 'Tutup saja' });

for (const how of ['second-instance', 'open-file'] as const) {
  test(`a double click shows what is in a pack, wherever one reads (${how})`, async ({ desktop }) => {
    const { page } = desktop;
    await page.goto(desktop.address('/about'));
    await expect(page.locator('h1')).not.toBeEmpty();
    await desktop.hands({ act: 'open pack', file: pack, how });
    await expect(page).toHaveURL(desktop.address('/library'));
    await expect(opened(page)).toBeFocused();
    await expect(page.getByText('1 baru', { exact: true })).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    // From the heading by keyboard alone: titles, the tick, taking it, closing it.
    const tick = page.getByRole('checkbox', { name: /belum terbukti/ });
    for (const next of [page.getByText('Lihat judulnya'), tick, closing(page)]) {
      await page.keyboard.press('Tab');
      await expect(next).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(opened(page)).toBeHidden();
    expect(await desktop.windows()).toHaveLength(1);
  });
}

test('one that comes while the page still loads isn’t lost', async ({ desktop }) => {
  const { page } = desktop;
  await page.goto(desktop.address('/about'), { waitUntil: 'commit' });
  await desktop.hands({ act: 'open pack', file: pack, how: 'second-instance' });
  await expect(opened(page)).toBeFocused();
});

test('the app that a double click starts begins with the pack', async ({ app }) => {
  const dataFolder = join(stick, 'app');
  const report = await oneStart({ out: app.out, dataFolder, keychain: null, sessionKey: 'sb-tunas', opens: pack });
  expect(report.opened).toEqual(['/library', '1 baru']);
});

test('a pack that is dragged onto the window is shown, and taken in after a yes', async ({ desktop }) => {
  const { page } = desktop;
  await page.goto(desktop.address('/library'));
  await expect(page.getByRole('button', { name: 'Pilih file...' })).toBeVisible();
  await page.evaluate(
    (bytes) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([Uint8Array.from(bytes)], 'Padi.tunas'));
      for (const type of ['dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    },
    [...readFileSync(pack)],
  );
  await expect(opened(page)).toBeFocused();
  await page.getByRole('checkbox', { name: /belum terbukti/ }).check();
  await page.getByRole('button', { name: 'Ambil 1 artikel' }).click();
  await expect(page.getByText(/^1 artikel sudah masuk/)).toBeVisible();
});

test('saves to the folder that is chosen, by keyboard, and says where it can’t', async ({ desktop }) => {
  const { page } = desktop;
  const folder = mkdtempSync(join(tmpdir(), 'tunas-saved-'));
  await page.goto(desktop.address('/library'));
  const save = page.getByRole('button', { name: 'Simpan paket...' });
  await expect(page.getByText(/artikel, sekitar .+ dengan gambarnya/)).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await desktop.hands({ act: 'take dialogs' });
  const file = join(folder, 'Padi.tunas');
  writeFileSync(join(folder, 'baca-di-hp.html'), 'mine');
  await desktop.hands({ act: 'save next', file });
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Paket sudah disimpan\./)).toBeVisible();
  expect(readdirSync(folder).sort()).toEqual(['Padi.tunas', 'baca-di-hp-2.html', 'baca-di-hp.html']);
  expect(readFileSync(join(folder, 'baca-di-hp.html'), 'utf8')).toBe('mine');
  expect(readFileSync(join(folder, 'baca-di-hp-2.html'), 'utf8')).toContain('Panduan bertani dari Tunas');
  const [dialog, notice] = (await desktop.hands({ act: 'take dialogs' })) as Record<string, string>[];
  expect(dialog?.['defaultPath']).toMatch(/^Tunas \d{4}-\d\d-\d\d\.tunas$/);
  expect(notice?.['message']).toBe('Halaman untuk HP disimpan sebagai baca-di-hp-2.html');
  await desktop.hands({ act: 'save next', file: join(folder, 'gone', 'Padi.tunas') });
  await save.press('Enter');
  await expect(page.getByText('Paket belum tersimpan. Coba lagi, atau pilih tempat lain.')).toBeVisible();
  expect(existsSync(join(folder, 'gone'))).toBe(false);
  rmSync(folder, { recursive: true });
});
