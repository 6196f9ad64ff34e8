import { expect, test } from '../../support/desktop-host/desktop-test.ts';

test.use({ begins: 'where it is' });

test('shows one window, confined as it should be', async ({ desktop }) => {
  await expect.poll(async () => (await desktop.windows()).map(({ visible }) => visible)).toEqual([true]);
  const windows = await desktop.windows();
  expect(windows[0]).toMatchObject({ minimumSize: [360, 480] });
  expect(windows[0]?.title).toContain('Tunas');
  expect(windows[0]?.preferences).toMatchObject({
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInSubFrames: false,
    nodeIntegrationInWorker: false,
    webSecurity: true,
    webviewTag: false,
  });
});

test('raises its window when it is started again', async ({ desktop }) => {
  expect(await desktop.startAgain()).toBe(true);
  expect(await desktop.windows()).toHaveLength(1);
});

const PERMISSIONS: readonly (readonly [name: string, state: string])[] = [
  ['clipboard-write', 'granted'],
  ['clipboard-read', 'denied'],
  ['geolocation', 'denied'],
  ['notifications', 'denied'],
  ['camera', 'denied'],
  ['microphone', 'denied'],
  ['midi', 'denied'],
];

test('lets a page copy, and answers "denied" to whatever else it asks for', async ({ desktop }) => {
  const answers = await desktop.page.evaluate(
    `Promise.all(${JSON.stringify(PERMISSIONS.map(([name]) => name))}.map(async (name) => [
      name,
      (await navigator.permissions.query({ name })).state,
    ]))`,
  );
  expect(answers).toEqual(PERMISSIONS);
  expect(await desktop.page.evaluate('window.isSecureContext')).toBe(true);
});

test('opens a page of the portal, and a window by the menu, each confined like the first', async ({ desktop }) => {
  const { page } = desktop;
  for (const [path, open] of [
    ['/article/1', () => page.evaluate(`void window.open('/article/1', '_blank', 'noopener')`)],
    ['/', () => desktop.hands({ act: 'choose', id: 'new-window' })],
  ] as const) {
    await open();
    const find = () =>
      page
        .context()
        .pages()
        .find((other) => other !== page && other.url() === desktop.address(path));
    await expect.poll(find).toBeDefined();
    const second = find()!;
    await expect(second.locator('h1').first()).not.toBeEmpty();
    await expect.poll(async () => (await desktop.windows()).map(({ visible }) => visible)).toEqual([true, true]);
    const [first, other] = await desktop.windows();
    expect(other?.preferences).toEqual(first?.preferences);
    expect(await desktop.takeOpened()).toEqual([]);
    await second.close();
    await expect.poll(async () => (await desktop.windows()).length).toBe(1);
    await expect.poll(() => page.context().pages().length).toBe(1);
  }
});
