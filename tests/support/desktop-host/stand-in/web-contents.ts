import { EventEmitter } from 'node:events';
import type { Page } from '@playwright/test';
import { toAppAddress } from './page-addresses.ts';
import { session } from './session.ts';

/** The details that `setWindowOpenHandler` gets about a new window. */
interface WindowOpening {
  readonly url: string;
  readonly frameName: string;
  readonly features: string;
  readonly disposition: string;
}

type WindowOpenHandler = (opening: WindowOpening) => { readonly action: 'allow' | 'deny' };

let lastId = 0;

/** Chromium keeps the zoom factor with the origin: all windows of one portal share it. */
const zoomFactors = new Map<string, number>();

/** The page of a window, as the main process uses it. */
export class WebContents extends EventEmitter {
  readonly id = ++lastId;
  readonly session = session.defaultSession;
  #windowOpenHandler: WindowOpenHandler | null = null;
  #loading: string | null = null;
  #url = '';
  #title = '';
  #page: Page | null = null;
  #send: ((channel: string, payload: unknown) => void) | null = null;
  #destroyed = false;

  /** Who carries what is sent to the page. */
  onSend(send: (channel: string, payload: unknown) => void): void {
    this.#send = send;
  }

  send(channel: string, payload?: unknown): void {
    this.#send?.(channel, payload);
  }

  isDestroyed(): boolean {
    return this.#destroyed;
  }

  /** The window was closed. */
  destroy(): void {
    this.#destroyed = true;
    this.emit('destroyed');
  }

  setWindowOpenHandler(handler: WindowOpenHandler): void {
    this.#windowOpenHandler = handler;
  }

  /** Connects the page that renders these contents, with its titles and addresses. */
  drawnBy(page: Page): void {
    this.#page = page;
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame()) return;
      const url = toAppAddress(frame.url());
      const withinPage = url !== this.#url;
      this.#url = url;
      // A page that is closing emits no events.
      void this.#readHistory(page).then(
        () => {
          if (withinPage) this.emit('did-navigate-in-page', {}, url, true, 1, 1);
          else this.emit('did-stop-loading', {});
        },
        () => undefined,
      );
    });
  }

  titled(title: string): void {
    this.#title = title;
    this.emit('page-title-updated', {}, title, true);
  }

  getTitle(): string {
    return this.#title;
  }

  async printToPDF({ pageSize, ...options }: Readonly<Record<string, unknown>>): Promise<Buffer> {
    if (this.#page === null) throw new Error('There is no page to print.');
    if (pageSize !== 'A4') throw new Error('The stand-in prints on A4 alone.');
    const browser = await this.#page.context().newCDPSession(this.#page);
    // Inches. Electron passes its options on to the same command.
    const { data } = await browser.send('Page.printToPDF', {
      ...printing(options),
      paperWidth: 8.27,
      paperHeight: 11.7,
    });
    await browser.detach();
    return Buffer.from(data, 'base64');
  }

  /** There is no printer. */
  print(_options: object, done: (printed: boolean, reason: string) => void): void {
    done(false, 'Print job canceled');
  }

  /** Where the page stands among those it can go back and forward to. The first of all is the empty one of Playwright. */
  #history = { back: false, forward: false };

  async #readHistory(page: Page): Promise<void> {
    const browser = await page.context().newCDPSession(page);
    const { currentIndex, entries } = await browser.send('Page.getNavigationHistory');
    await browser.detach();
    const first = entries[0]?.url === 'about:blank' ? 1 : 0;
    this.#history = { back: currentIndex > first, forward: currentIndex < entries.length - 1 };
  }

  readonly navigationHistory = {
    canGoBack: (): boolean => this.#history.back,
    canGoForward: (): boolean => this.#history.forward,
    goBack: (): void => this.#script('history.back()'),
    goForward: (): void => this.#script('history.forward()'),
  };

  #script(code: string): void {
    this.#page?.evaluate(code).catch((error: unknown) => console.error('A page did not go where it was sent:', error));
  }

  getURL(): string {
    return this.#url;
  }

  setZoomFactor(factor: number): void {
    zoomFactors.set(originOf(this.#url), factor);
    this.emit('stand-in-zoomed');
  }

  getZoomFactor(): number {
    return zoomFactors.get(originOf(this.#url)) ?? 1;
  }

  /** There is no clipboard for pictures. */
  copyImageAt(): void {}

  /** The main process loads an address itself, which Electron doesn't ask it about. */
  expectLoad(address: string): void {
    this.#loading = address;
  }

  /** Passes a navigation on to the main process; false if it was prevented. */
  mayNavigate(pageAddress: string, isMainFrame: boolean): boolean {
    const url = toAppAddress(pageAddress);
    if (isMainFrame && url === this.#loading) {
      this.#loading = null;
      this.#arrived(url);
      return true;
    }
    let prevented = false;
    const details = { url, isMainFrame, isSameDocument: false, preventDefault: () => (prevented = true) };
    this.emit('will-frame-navigate', details);
    if (isMainFrame) this.emit('will-navigate', details, url);
    if (!prevented && isMainFrame) this.#arrived(url);
    return !prevented;
  }

  #arrived(url: string): void {
    this.#url = url;
    this.emit('did-navigate', {}, url, -1, '');
  }

  /** Passes a new window on to the main process. Only refusals are supported, because the app opens its windows itself. */
  openWindow(pageAddress: string, frameName: string): void {
    const url = toAppAddress(pageAddress);
    const answer = this.#windowOpenHandler?.({ url, frameName, features: '', disposition: 'new-window' });
    if (answer?.action !== 'deny') throw new Error(`The stand-in opens no window that the app only allows (${url}).`);
  }
}

/** Electron's options by the names that Chromium has for them. */
function printing({ margins, ...options }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { top, bottom, left, right } = (margins ?? {}) as Readonly<Record<string, number>>;
  return { ...options, marginTop: top, marginBottom: bottom, marginLeft: left, marginRight: right };
}

function originOf(address: string): string {
  return /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(address)?.[0] ?? '';
}
