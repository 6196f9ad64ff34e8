import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { words } from '../pages/words.ts';
import { expect, test } from '../../support/desktop-host/account-desktop-test.ts';
import { beginAt } from '../../support/desktop-host/desktop-test.ts';
import { findElectron } from '../../support/desktop-host/real-electron.ts';
import { oneStart } from '../../support/desktop-host/one-start.ts';
import { readEverything } from '../../support/library/read-everything.ts';
import { holdMeeting, searchEverydayWords } from '../../support/library/offline-journey.ts';
import { picturesOfPage } from '../../support/packs/read-page.ts';
import { writePackFile } from '../../support/packs/write-pack-file.ts';
import { seriousFindings } from '../../support/portal/axe.ts';

test.use({ begins: 'where it is' });

/** A USB stick with a pack of one article, which the backend doesn't have. */
let stick: string;
let pack: string;
test.beforeAll(async ({ backend }) => {
  stick = mkdtempSync(join(tmpdir(), 'tunas-stick-'));
  pack = await writePackFile(stick, backend);
});
test.afterAll(() => rmSync(stick, { recursive: true, force: true }));

const opened = (page: Page) => page.getByRole('heading', { name: /^Paket ini disimpan/ });

test('a pack is shown by a double click wherever one reads, also while the page still loads, and taken in after a yes', async ({
  desktop,
}) => {
  const { page } = desktop;
  const closing = page.getByRole('button', { name: 'Tutup saja' });
  const tick = page.getByRole('checkbox', { name: /belum terbukti/ });
  await page.goto(desktop.address('/about'), { waitUntil: 'commit' });
  await desktop.hands({ act: 'open pack', file: pack, how: 'open-file' });
  await expect(opened(page)).toBeFocused();
  await closing.press('Enter');
  await expect(opened(page)).toBeHidden();

  await desktop.hands({ act: 'choose', id: 'open-about' });
  await expect(page.locator('h1')).toHaveText(words.aboutTunas.id);
  await desktop.hands({ act: 'open pack', file: pack, how: 'second-instance' });
  await expect(page).toHaveURL(desktop.address('/library'));
  await expect(opened(page)).toBeFocused();
  await expect(page.getByText('1 baru', { exact: true })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  // From the heading by keyboard alone: titles, the tick, taking it, closing it.
  for (const next of [page.getByText('Lihat judulnya'), tick, closing]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(opened(page)).toBeHidden();
  expect(await desktop.windows()).toHaveLength(1);

  await test.step('dragged onto the window', async () => {
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
    await tick.check();
    await page.getByRole('button', { name: 'Ambil 1 artikel' }).click();
    await expect(page.getByText(/^1 artikel sudah masuk/)).toBeVisible();
  });
});

test('saves to the folder that is chosen, by keyboard, and says where it can’t', async ({ desktop }) => {
  const { page } = desktop;
  const folder = mkdtempSync(join(tmpdir(), 'tunas-saved-'));
  await beginAt(desktop, '/library');
  const save = page.getByRole('button', { name: 'Simpan paket...' });
  await expect(page.getByText(/artikel, sekitar .+ dengan gambarnya/)).toBeVisible();
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

test('without a network everything is read with its pictures, searched, shown at a meeting, printed and passed on', async ({
  desktop,
  browser,
}) => {
  test.slow();
  const { page } = desktop;
  await page.goto(desktop.address('/library'));
  await expect(page.getByText(/artikel, semuanya ada di perangkat ini/)).toBeVisible();
  // Those that come with the app aren't counted as something to fetch.
  await expect(page.getByText('Gambar bawaan Tunas sudah ada di dalam aplikasi.')).toBeVisible();
  const said = await page.getByText(/^Gambar artikel di perangkat ini: /).innerText();
  const count = Number(/\((\d+) bawaan Tunas/.exec(said)?.[1]);
  await desktop.setNetwork(false);
  const folder = mkdtempSync(join(tmpdir(), 'tunas-saved-'));
  try {
    const open = (path: string) => page.goto(desktop.address(path));
    const shown = await readEverything(page, open);
    expect([...shown].filter((address) => address.startsWith('/pictures/'))).toHaveLength(count);
    await searchEverydayWords(page, open);
    await holdMeeting(page, open);
    await open('/library');
    await desktop.hands({ act: 'save next', file: join(folder, 'Semua.tunas') });
    await page.getByRole('button', { name: 'Simpan paket...' }).click();
    await expect(page.getByText(`Semua ${count} gambarnya ikut.`)).toBeVisible();
    expect(await picturesOfPage(browser, join(folder, 'baca-di-hp.html'))).toBeGreaterThanOrEqual(count);
  } finally {
    await desktop.setNetwork(true);
    rmSync(folder, { recursive: true });
  }
});

// The stand-in's start with a pack is one of session-storage.spec.ts, which doesn't run on Electron.
if (findElectron(process.cwd()) !== null) {
  test('the app that a double click starts begins with the pack', async ({ app }) => {
    const dataFolder = join(stick, 'app');
    const report = await oneStart({ out: app.out, dataFolder, keychain: null, sessionKey: 'sb-tunas', opens: pack });
    expect(report.opened).toEqual(['/library', '1 baru']);
  });
}
