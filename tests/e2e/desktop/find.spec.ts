import type { Page } from '@playwright/test';
import { beginAt, expect, test } from '../../support/desktop-host/desktop-test.ts';

/** The texts that are coloured as found, and as the current match. */
function marked(page: Page): Promise<{ all: string[]; current: string[] }> {
  return page.evaluate(() => {
    const texts = (name: string) => [...(CSS.highlights.get(name) ?? [])].map((range) => String(range));
    return { all: texts('find'), current: texts('find-current') };
  });
}

const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll('\u00ad', '').toLowerCase());

test.use({ begins: 'where it is' });
test.beforeEach(async ({ desktop }) => {
  await beginAt(desktop, '/article/1');
  await expect(desktop.page.locator('.article-text')).toBeVisible();
});

test('finds text in the page, steps through it, and gives the focus back', async ({ desktop }) => {
  const { page } = desktop;
  const share = page
    .getByRole('button', { name: 'Salin tautan' })
    .or(page.getByRole('button', { name: 'Salin judul' }));
  await share.focus();
  await desktop.hands({ act: 'choose', id: 'find' });
  const field = page.getByRole('search').getByRole('textbox');
  await expect(field).toBeFocused();
  await field.fill('SELADA');
  const status = page.getByRole('search').getByRole('status');
  await expect(status).toHaveText(/^\d+ dari \d+$/);
  const [, first = '', total = ''] = /^(\d+) dari (\d+)$/.exec((await status.textContent()) ?? '') ?? [];
  const found = await marked(page);
  expect(found.all.length + found.current.length).toBe(Number(total));
  expect(new Set(plain([...found.all, ...found.current]))).toEqual(new Set(['selada']));
  await field.press('Enter');
  await expect(status).toHaveText(`${(Number(first) % Number(total)) + 1} dari ${total}`);
  const inSight = await page.evaluate(() => {
    const [range] = [...(CSS.highlights.get('find-current') ?? [])] as Range[];
    const box = range?.getBoundingClientRect();
    return box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
  });
  expect(inSight).toBe(true);
  await field.press('Shift+Enter');
  await expect(status).toHaveText(`${first} dari ${total}`);
  await desktop.hands({ act: 'choose', id: 'find-next' });
  await expect(status).toHaveText(`${(Number(first) % Number(total)) + 1} dari ${total}`);
  await expect(field).toBeFocused();
  await field.press('Escape');
  await expect(page.getByRole('search')).toHaveCount(0);
  await expect(share).toBeFocused();
  expect(await marked(page)).toEqual({ all: [], current: [] });
});

test('says when there is nothing, and searches anew on another page', async ({ desktop }) => {
  const { page } = desktop;
  await desktop.hands({ act: 'choose', id: 'find' });
  const field = page.getByRole('search').getByRole('textbox');
  const status = page.getByRole('search').getByRole('status');
  await field.fill('penyuluhxyz');
  await expect(status).toHaveText('Tidak ada');
  await field.fill('Jakarta, Indonesia');
  await expect(status).toHaveText(/dari/);
  const before = await status.textContent();
  await desktop.hands({ act: 'choose', id: 'open-contact' });
  await expect(page).toHaveURL(desktop.address('/contact'));
  await expect(status).not.toHaveText(before ?? '');
  await field.press('Escape');
});
