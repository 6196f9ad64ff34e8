import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, testOnFolder } from '../../support/desktop-host/shared-desktop-test.ts';

const LEFT = { bounds: { x: 40, y: 60, width: 800, height: 560 }, maximized: false, fullScreen: false };
const BESIDE = { bounds: { x: 300, y: 200, width: 640, height: 520 }, maximized: false, fullScreen: false };

/** The portal's windows as they were open, and damage between them. */
const OPEN = [
  { state: LEFT, path: '/article/1', top: 900 },
  { state: { bounds: 'none' }, path: '/about', top: 0 },
  { state: LEFT, path: '//evil.example', top: 0 },
  { state: BESIDE, path: '/blog?q=selada', top: -4 },
];

/** Windows of one start after another: what a person leaves is what the next start finds. */
const test = testOnFolder((folder) => {
  writeFileSync(join(folder, 'window-state.json'), JSON.stringify({ window: LEFT, open: OPEN }));
  writeFileSync(join(folder, 'preferences.json'), JSON.stringify({ language: 'en', theme: 'dark', textSize: 125 }));
}, 'as it starts');

const kept = (folder: string): unknown =>
  (JSON.parse(readFileSync(join(folder, 'window-state.json'), 'utf8')) as { window: unknown }).window;

test.describe.configure({ mode: 'serial' });

/** The paths and scrolls that the next start would find. */
const open = (folder: string) =>
  (
    JSON.parse(readFileSync(join(folder, 'window-state.json'), 'utf8')) as {
      open: readonly { readonly path: string; readonly top: number }[];
    }
  ).open.map(({ path, top }) => `${path} ${top}`);

test('opens its windows where and how they were left, with their places; what is damaged opens nothing', async ({
  desktop,
  folder,
}) => {
  await expect.poll(async () => (await desktop.windows()).map(({ visible }) => visible)).toEqual([true, true]);
  expect(await desktop.windows()).toMatchObject([LEFT, BESIDE]);
  const { page } = desktop;
  await expect(page).toHaveURL(desktop.address('/article/1'));
  await expect.poll(() => page.evaluate('scrollY')).toBe(900);
  await expect.poll(() => open(folder).sort()).toEqual(['/article/1 900', '/blog?q=selada 0']);
});

test('speaks the language and shows the theme that were chosen', async ({ desktop }) => {
  await expect(desktop.page.locator('html')).toHaveAttribute('lang', 'en');
  const dark = await desktop.page.evaluate(`matchMedia('(prefers-color-scheme: dark)').matches`);
  expect(dark).toBe(true);
});

test('keeps another place and size once the window has come to rest', async ({ desktop, folder }) => {
  const bounds = { x: 70, y: 90, width: 720, height: 520 };
  await desktop.setBounds(bounds);
  await expect.poll(() => kept(folder)).toMatchObject({ bounds });
});

test('shows its pages in the chosen text size, which the menu changes', async ({ desktop, folder }) => {
  const { page } = desktop;
  const width = () => page.evaluate('innerWidth');
  await expect.poll(width).toBe(720 / 1.25);
  await desktop.hands({ act: 'choose', id: 'zoom-in' });
  await expect.poll(width).toBe(720 / 1.5);
  const preferences = readFileSync(join(folder, 'preferences.json'), 'utf8');
  expect(JSON.parse(preferences)).toMatchObject({ textSize: 150 });
  await desktop.hands({ act: 'choose', id: 'zoom-reset' });
  await expect.poll(width).toBe(720);
});

test('opens a second window a step beside the first, and keeps the last one’s state', async ({ desktop, folder }) => {
  const { page } = desktop;
  await page.evaluate(`void window.open('/about', '_blank', 'noopener')`);
  const bounds = async () =>
    (await desktop.windows()).map(({ bounds: { x, y }, visible }) => [x, y, visible].join(' '));
  await expect.poll(bounds).toContain('98 118 true');
  const second = page
    .context()
    .pages()
    .find((other) => other.url() === desktop.address('/about') && other !== page);
  await second?.close();
  await expect.poll(async () => (await desktop.windows()).length).toBe(2);
  expect(kept(folder)).toMatchObject({ bounds: { x: 98, y: 118 } });
});
