import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from '#build/testing/find-browser.ts';
import { askMain, channelsOfMain } from '../ask-main.ts';
import type { DesktopUnderTest, SchemeAnswer, WindowReport } from '../desktop-under-test.ts';
import { workHands } from '../system-hands.ts';
import { answerRequests } from './answer-requests.ts';
import { app } from './app.ts';
import { BrowserWindow } from './browser-window.ts';
import * as electron from './electron.ts';
import { ipcMain } from './ipc.ts';
import { machine } from './machine.ts';
import { toPageAddress } from './page-addresses.ts';
import * as nodeModule from 'node:module';
import { initialize, load, resolve } from './module-hook.mjs';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

/** Runs the built main process of `out` in this process, its windows in a Chromium. Once in a process. */
export async function launchStandIn(out: string, dataFolder?: string, opens?: string): Promise<DesktopUnderTest> {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error('No Chromium found: run "npx playwright install chromium".');
  const browser = await chromium.launch({ executablePath, args: browserArguments() });
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1200, height: 800 } });
  machine.start(context);
  if (dataFolder !== undefined) machine.userData = dataFolder;
  await answerRequests(context);

  // The app looks at the arguments of this process.
  if (opens !== undefined) process.argv.push(opens);
  const main = pathToFileURL(join(out, 'main/')).href;
  mapElectron(main);
  const calls = noteCalls();
  await import(`${main}index.js`);
  machine.ready = true;
  app.emit('ready');
  const window = await firstWindow();
  const calledBeforeShown = calls.stop();

  return {
    host: 'stand-in',
    page: await window.page,
    address: (path) => toPageAddress(`app://bundle${path}`),
    askScheme,
    windows: async () => BrowserWindow.getAllWindows().map(report),
    ask: (channel, input, as = {}) => askMain({ ipcMain, BrowserWindow }, { channel, input, as }),
    servedChannels: async () => channelsOfMain({ ipcMain, BrowserWindow }),
    hands: (order) => workHands(electron, order),
    takeOpened: async () => machine.opened.splice(0),
    async startAgain() {
      window.minimize();
      app.emit('second-instance', {}, [], '', null);
      return window.isVisible() && !window.isMinimized();
    },
    setBounds: async (bounds) => window.setBounds(bounds),
    calledBeforeShown: () => calledBeforeShown,
    async setNetwork(connected) {
      machine.connected = connected;
      await context.setOffline(!connected);
    },
    close: () => browser.close(),
  };
}

/** Waits for the first window to be shown; rejects with the reason if the app gave up. */
async function firstWindow(): Promise<BrowserWindow> {
  for (let waited = 0; waited < 15_000; waited += 20) {
    const window = BrowserWindow.getAllWindows()[0];
    if (window?.isVisible() === true) return window;
    if (machine.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`The app showed no window. ${machine.errorBoxes.join(' ')}`);
}

async function askScheme(address: string, method = 'GET'): Promise<SchemeAnswer> {
  const handler = machine.schemeHandlers.get('app');
  if (handler === undefined) throw new Error('Nothing handles app://.');
  const response = await handler(new Request(address, { method }));
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
}

function report(window: BrowserWindow): WindowReport {
  const { title = '', minWidth = 0, minHeight = 0, webPreferences = {} } = window.options;
  return {
    title,
    visible: window.isVisible(),
    minimumSize: [minWidth, minHeight],
    bounds: window.getNormalBounds(),
    maximized: window.isMaximized(),
    fullScreen: window.isFullScreen(),
    zoomFactor: window.webContents.getZoomFactor(),
    preferences: webPreferences,
  };
}

/** Maps `electron` and `keytar` to their stand-ins for every module under `bundle` (the address of a folder, with its last slash). */
function mapElectron(bundle: string): void {
  const electron = new URL('./electron.ts', import.meta.url).href;
  const keytar = new URL('./keytar.ts', import.meta.url).href;
  const data = { standIns: { electron, 'electron/main': electron, keytar }, bundle };
  if (typeof nodeModule.registerHooks === 'function') {
    initialize(data);
    nodeModule.registerHooks({ resolve, load });
  } else {
    // Node 20 has only the older hooks, which run in a thread.
    nodeModule.register(new URL('./module-hook.mjs', import.meta.url), { data });
  }
}

/** Node's own channel for connections that this process opens, whatever opens them. */
const CONNECTIONS = 'net.client.socket';

/** Notes where this process connects to, until it is stopped; Chromium is driven through a pipe, which is none of these. */
function noteCalls(): { stop(): readonly string[] } {
  const called: string[] = [];
  const note = (message: unknown): void => {
    const { socket } = message as { readonly socket: Socket };
    const at = called.push('a connection') - 1;
    socket.once('connect', () => (called[at] = `${String(socket.remoteAddress)}:${String(socket.remotePort)}`));
    socket.once('lookup', (_error, _address, _family, host: string) => (called[at] = host));
  };
  subscribe(CONNECTIONS, note);
  return {
    stop() {
      unsubscribe(CONNECTIONS, note);
      return called;
    },
  };
}
