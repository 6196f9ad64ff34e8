import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, testOnFolder } from '../../support/desktop-host/kept-desktop-test.ts';

const LEFT = { bounds: { x: 40, y: 60, width: 800, height: 560 }, maximized: false, fullScreen: false, zoom: 1 };

/** Windows of one start after another: what a person leaves is what the next start finds. */
const test = testOnFolder((folder) => {
  writeFileSync(join(folder, 'window-state.json'), JSON.stringify({ window: LEFT }));
  writeFileSync(join(folder, 'preferences.json'), JSON.stringify({ language: 'en', theme: 'dark' }));
});

const kept = (folder: string): unknown =>
  (JSON.parse(readFileSync(join(folder, 'window-state.json'), 'utf8')) as { window: unknown }).window;

test.describe.configure({ mode: 'serial' });

test('opens its window where and how it was left', async ({ desktop }) => {
  const [window] = await desktop.windows();
  expect(window).toMatchObject(LEFT);
});

test('speaks the language and shows the theme that were chosen', async ({ desktop }) => {
  await expect(desktop.page.locator('html')).toHaveAttribute('lang', 'en');
  const dark = await desktop.page.evaluate(`matchMedia('(prefers-color-scheme: dark)').matches`);
  expect(dark).toBe(true);
});

test('keeps another place and size once the window has come to rest', async ({ desktop, folder }) => {
  const bounds = { x: 70, y: 90, width: 720, height: 520 };
  await desktop.setBounds(bounds);
  await expect.poll(() => kept(folder)).toMatchObject({ bounds, zoom: 1 });
});

test('opens a second window a step beside the first, in the same zoom, and keeps the last one’s state', async ({
  desktop,
  folder,
}) => {
  const { page } = desktop;
  await desktop.setZoom(2);
  await page.evaluate(`void window.open('/about', '_blank', 'noopener')`);
  await expect.poll(async () => (await desktop.windows()).map(({ visible }) => visible)).toEqual([true, true]);
  const windows = await desktop.windows();
  expect(windows.map(({ zoom }) => zoom)).toEqual([2, 2]);
  expect(windows.map(({ bounds }) => [bounds.x, bounds.y]).sort()).toEqual([
    [70, 90],
    [98, 118],
  ]);
  const second = page
    .context()
    .pages()
    .find((other) => other.url() === desktop.address('/about'));
  await second?.close();
  await expect.poll(async () => (await desktop.windows()).length).toBe(1);
  expect(kept(folder)).toMatchObject({ bounds: { x: 98, y: 118 }, zoom: 2 });
});
