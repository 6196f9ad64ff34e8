import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginAt, expect, test } from '../../support/desktop-host/desktop-test.ts';

test.use({ begins: 'where it is' });

let folder = '';
test.beforeEach(async ({ desktop }) => {
  folder = mkdtempSync(join(tmpdir(), 'tunas-files-'));
  await beginAt(desktop, '/article/1');
  await expect(desktop.page.locator('.article-text')).toBeVisible();
  await expect(desktop.page).toHaveTitle(/^Selada/);
  await desktop.hands({ act: 'take dialogs' });
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('saves an article as a tagged PDF on A4, under a name made from its title', async ({ desktop }) => {
  const file = join(folder, 'selada.pdf');
  await desktop.hands({ act: 'save next', file });
  await desktop.hands({ act: 'choose', id: 'save-pdf' });
  await expect.poll(() => existsSync(file), { timeout: 20_000 }).toBe(true);
  const pdf = readFileSync(file, 'latin1');
  expect(pdf.startsWith('%PDF-')).toBe(true);
  expect(pdf).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/);
  // 210 by 297 mm in points of 1/72 inch; Chromium counts in whole pixels.
  const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/.exec(pdf) ?? [];
  expect(Math.abs(Number(width) - 595.3)).toBeLessThan(2);
  expect(Math.abs(Number(height) - 841.9)).toBeLessThan(2);
  expect(readdirSync(folder)).toEqual(['selada.pdf']);
  const [dialog] = (await desktop.hands({ act: 'take dialogs' })) as { defaultPath: string }[];
  expect(dialog?.defaultPath).toMatch(/^Selada NFT pertama, dari benih sampai panen\.pdf$/);
});

test('writes nothing where the person thinks better of it, and says so in their language where it can’t', async ({
  desktop,
}) => {
  await desktop.hands({ act: 'save next', file: null });
  await desktop.hands({ act: 'choose', id: 'save-pdf' });
  await expect.poll(() => desktop.hands({ act: 'take dialogs' }), { timeout: 20_000 }).toHaveLength(1);
  expect(readdirSync(folder)).toEqual([]);
  await desktop.hands({ act: 'save next', file: join(folder, 'missing', 'x.pdf') });
  await desktop.hands({ act: 'choose', id: 'save-pdf' });
  let said = '';
  const hear = async () => (said += JSON.stringify(await desktop.hands({ act: 'take dialogs' })));
  await expect.poll(hear, { timeout: 20_000 }).toContain('PDF belum tersimpan');
  expect(said).toContain('Folder itu sudah tidak ada.');
  expect(said).not.toContain('ENOENT');
});

test('saves a picture of the page under its description', async ({ desktop }) => {
  const picture = desktop.page.locator('article img').first();
  const address = `app://bundle${new URL((await picture.getAttribute('src')) ?? '', desktop.address('/')).pathname}`;
  const file = join(folder, 'picture');
  await desktop.hands({ act: 'save next', file });
  await desktop.hands({ act: 'choose next', id: 'save-picture' });
  await desktop.hands({ act: 'right-click picture', address, alt: 'Selada: hijau' });
  await expect.poll(() => existsSync(file)).toBe(true);
  expect(readFileSync(file)).toEqual(Buffer.from((await desktop.askScheme(address)).body));
  const [dialog] = (await desktop.hands({ act: 'take dialogs' })) as { defaultPath: string }[];
  expect(dialog?.defaultPath).toBe('Selada hijau.svg');
});

test('prints the article, and nothing to press', async ({ desktop }) => {
  const { page } = desktop;
  await desktop.hands({ act: 'choose', id: 'print' });
  await expect.poll(() => desktop.hands({ act: 'take printed' })).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('article h1')).toBeVisible();
  await expect(page.locator('.article-text')).toBeVisible();
  for (const hidden of ['.top-bar', 'footer', 'nav', '.share-buttons', 'article + section'])
    await expect(page.locator(`${hidden}:visible`)).toHaveCount(0);
  await page.emulateMedia({ media: null });
});
