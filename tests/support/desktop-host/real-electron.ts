import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron } from '@playwright/test';
import { askMain, channelsOfMain } from './ask-main.ts';
import type { DesktopUnderTest } from './desktop-under-test.ts';
import { workHands, type Order } from './system-hands.ts';

/** An Electron binary to run: the one of ELECTRON_PATH, else the installed package's if it was downloaded; else null. */
export function findElectron(root: string): string | null {
  const given = process.env['ELECTRON_PATH'];
  if (given !== undefined && given !== '') return existsSync(given) ? given : null;
  const folder = join(root, 'node_modules/electron');
  const note = join(folder, 'path.txt');
  if (!existsSync(note)) return null;
  const binary = join(folder, 'dist', readFileSync(note, 'utf8').trim());
  return existsSync(binary) ? binary : null;
}

/** Starts an app's main script on a real Electron, with a profile of its own. */
export async function launchElectron(
  executablePath: string,
  root: string,
  main: string,
  { dataFolder, opens }: { readonly dataFolder?: string | undefined; readonly opens?: string | undefined } = {},
): Promise<DesktopUnderTest> {
  const profile = dataFolder ?? mkdtempSync(join(tmpdir(), 'tunas-desktop-'));
  const switches = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const running = await _electron.launch({
    executablePath,
    args: [...switches, `--user-data-dir=${profile}`, main, ...(opens === undefined ? [] : [opens])],
    cwd: root,
  });
  // The app calls `shell.openExternal` at the time of use, so a test can note what would have left it.
  await running.evaluate(({ shell }) => {
    const opened: string[] = [];
    Object.assign(globalThis, { openedByTunas: opened });
    shell.openExternal = async (address) => void opened.push(address);
  });

  return {
    host: 'Electron',
    page: await running.firstWindow(),
    address: (path) => `app://bundle${path}`,
    askScheme: (address, method = 'GET') =>
      running.evaluate(
        async ({ net }, request) => {
          const response = await net.fetch(request.address, { method: request.method });
          const headers = Object.fromEntries(response.headers);
          return { status: response.status, headers, body: await response.text() };
        },
        { address, method },
      ),
    windows: () =>
      running.evaluate(({ BrowserWindow }) =>
        BrowserWindow.getAllWindows().map((window) => {
          // There since long, though not in the documentation: what is in force, defaults included.
          const contents = window.webContents as unknown as { getLastWebPreferences(): Record<string, unknown> };
          return {
            title: window.getTitle(),
            visible: window.isVisible(),
            minimumSize: window.getMinimumSize(),
            bounds: window.getNormalBounds(),
            maximized: window.isMaximized(),
            fullScreen: window.isFullScreen(),
            zoomFactor: window.webContents.getZoomFactor(),
            preferences: contents.getLastWebPreferences(),
          };
        }),
      ),
    ask: (channel, input, as = {}) => running.evaluate(askMain, { channel, input, as }),
    servedChannels: () => running.evaluate(channelsOfMain),
    // Electron's own types are narrower than what the hands put in their place.
    hands: (order) =>
      running.evaluate(workHands as unknown as (system: unknown, order: Order) => Promise<unknown>, order),
    takeOpened: () =>
      running.evaluate(() => (globalThis as unknown as { openedByTunas: string[] }).openedByTunas.splice(0)),
    startAgain: () =>
      running.evaluate(({ app, BrowserWindow }) => {
        const window = BrowserWindow.getAllWindows()[0];
        window?.minimize();
        app.emit('second-instance', {}, [], '', null);
        return window !== undefined && window.isVisible() && !window.isMinimized();
      }),
    setBounds: (bounds) =>
      running.evaluate(({ BrowserWindow }, wanted) => BrowserWindow.getAllWindows()[0]?.setBounds(wanted), bounds),
    calledBeforeShown: () => null,
    setNetwork: (connected) =>
      running.evaluate(
        ({ session }, offline) => session.defaultSession.enableNetworkEmulation({ offline }),
        !connected,
      ),
    async close() {
      await running.close();
      if (dataFolder === undefined) rmSync(profile, { recursive: true, force: true });
    },
  };
}
