import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, testOnFolder } from '../../support/desktop-host/shared-desktop-test.ts';

const test = testOnFolder((folder) => {
  writeFileSync(join(folder, 'preferences.json'), '{"language":"en","theme":"da');
  mkdirSync(join(folder, 'sessions.json'));
  writeFileSync(join(folder, 'window-state.json'), Buffer.alloc(512));
});

test('starts on a folder where every file is damaged, and keeps what is chosen from then on', async ({
  desktop,
  folder,
}) => {
  const { page } = desktop;
  await expect(page.locator('main h1')).not.toBeEmpty();
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  expect((await desktop.windows())[0]).toMatchObject({ visible: true, maximized: false, zoomFactor: 1 });
  const aside = readdirSync(folder).filter((name) => name.includes('.damaged-'));
  // Sessions are opened where there is a backend to sign in to.
  expect(aside.filter((name) => !name.startsWith('sessions'))).toEqual([
    expect.stringMatching(/^preferences\.damaged-/),
    expect.stringMatching(/^window-state\.damaged-/),
  ]);
  await page.evaluate(`window.desktop['preferences.write']({ name: 'language', value: 'en' })`);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
