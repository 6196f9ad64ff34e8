import { expect, test } from '../../support/desktop-host/desktop-test.ts';

test.use({ begins: 'where it is' });

test('asks the network for nothing before its first window shows', ({ desktop }) => {
  const called = desktop.calledBeforeShown();
  test.skip(
    called === null,
    'Electron opens its connections outside of the main process’s Node: only the stand-in sees them.',
  );
  expect(called).toEqual([]);
});

test('shows its window only once the page has something to read', async ({ desktop }) => {
  await expect(desktop.page.locator('main h1:not([role="status"] *)')).not.toBeEmpty();
  const [window] = await desktop.windows();
  expect(window?.visible).toBe(true);
});
