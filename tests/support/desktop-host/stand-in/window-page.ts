import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { connectPage } from './ipc.ts';
import { machine } from './machine.ts';
import type { WebContents } from './web-contents.ts';

/** Pages that belong to a window, with their web contents; every other page is a popup. */
const owners = new Map<Page, WebContents>();
let opening: Promise<unknown> = Promise.resolve();

/**
 * A mail link, a file or an unknown scheme makes no request that could be intercepted. Chromium would show a dialog about another
 * program, and a page behind a dialog takes no clicks. Electron has no such dialog: it asks the main process, and so does the
 * stand-in.
 */
const ASK_ABOUT_OTHER_SCHEMES = `navigation.addEventListener('navigate', (event) => {
  const address = event.destination.url;
  if (/^(https?|about|javascript):/i.test(address)) return;
  event.preventDefault();
  window.standInLeaves(address, window === window.top);
});`;

/** Electron emits an event for each change of a page's title. */
const TELL_OF_TITLES = `if (window === window.top) {
  let title = '';
  new MutationObserver(() => {
    if (document.title === title) return;
    title = document.title;
    window.standInTitled(title);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}`;

/** The window that a page belongs to; undefined for a popup. */
export function ownerOf(page: Page): WebContents | undefined {
  return owners.get(page);
}

/** Whether a page that has just appeared is a popup: known once the app has opened what it was opening itself. */
export async function isPopup(page: Page): Promise<boolean> {
  await opening;
  return ownerOf(page) === undefined;
}

/** Opens the page of a window with its preload script, and passes its navigations on to the main process. */
export function openPage(contents: WebContents, preload: string | undefined): Promise<Page> {
  const page = newPage(contents, preload);
  // The caller gets the page's own result, also a rejection.
  opening = Promise.allSettled([opening, page]);
  return page;
}

async function newPage(contents: WebContents, preload: string | undefined): Promise<Page> {
  const page = await machine.context.newPage();
  owners.set(page, contents);
  contents.drawnBy(page);
  await connectPage(page, contents);
  if (preload !== undefined) await page.addInitScript({ content: await preloadScript(preload) });
  await page.exposeFunction('standInLeaves', (address: string, isMainFrame: boolean) => {
    contents.mayNavigate(address, isMainFrame);
  });
  await page.addInitScript({ content: ASK_ABOUT_OTHER_SCHEMES });
  await page.exposeFunction('standInTitled', (title: string) => contents.titled(title));
  await page.addInitScript({ content: TELL_OF_TITLES });
  await askAboutNewWindows(page, contents);
  return page;
}

/** Chromium reports a new window before anything is loaded in it, even if nothing ever will be. */
async function askAboutNewWindows(page: Page, contents: WebContents): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  browser.on('Page.windowOpen', ({ url, windowName }) => contents.openWindow(url, windowName));
}

/** The preload as a sandboxed one runs: CommonJS that can require only `electron`, in the main frame alone. */
async function preloadScript(file: string): Promise<string> {
  const code = await readFile(file, 'utf8');
  return `(() => {
    if (window !== window.top) return;
    const frozen = (value) => {
      if (typeof value === 'object' && value !== null) Object.values(value).forEach(frozen);
      return Object.freeze(value);
    };
    const contextBridge = {
      exposeInMainWorld: (key, api) => Object.defineProperty(window, key, { value: frozen(api), enumerable: true }),
    };
    const listeners = new Set();
    window.standInHear = (channel, payload) => {
      for (const [name, listener] of [...listeners]) if (name === channel) listener({}, payload);
    };
    const ipcRenderer = {
      invoke: window.standInInvoke.bind(window),
      on: (name, listener) => void listeners.add([name, listener]),
      removeListener: (name, listener) => {
        for (const each of listeners) if (each[0] === name && each[1] === listener) listeners.delete(each);
      },
    };
    const require = (name) => {
      if (name === 'electron') return { contextBridge, ipcRenderer };
      throw new Error('module not found: ' + name);
    };
    ((require, module, exports) => {${code}\n})(require, { exports: {} }, {});
  })();`;
}
