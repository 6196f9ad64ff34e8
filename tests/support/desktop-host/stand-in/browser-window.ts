import { EventEmitter } from 'node:events';
import type { Page } from '@playwright/test';
import { app } from './app.ts';
import { machine } from './machine.ts';
import { nativeTheme } from './native-theme.ts';
import { toPageAddress } from './page-addresses.ts';
import { screen, type Rectangle } from './screen.ts';
import { session } from './session.ts';
import { openPage } from './window-page.ts';
import { WebContents } from './web-contents.ts';

/** The part of BrowserWindow's options that the stand-in reads; a report shows all of them. */
interface WindowOptions {
  readonly title?: string;
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
  readonly show?: boolean;
  readonly minWidth?: number;
  readonly minHeight?: number;
  readonly webPreferences?: { readonly preload?: string } & Readonly<Record<string, unknown>>;
}

const windows: BrowserWindow[] = [];

/** A window: one page of the Chromium that Playwright drives. */
export class BrowserWindow extends EventEmitter {
  readonly webContents = new WebContents();
  readonly options: WindowOptions;
  readonly page: Promise<Page>;
  #visible: boolean;
  #minimized = false;
  #maximized = false;
  #fullScreen = false;
  #closing = false;
  #destroyed = false;
  #bounds: Rectangle;
  #drawn: Promise<void> = Promise.resolve();

  static #inFront: BrowserWindow | null = null;

  static getAllWindows(): BrowserWindow[] {
    return [...windows];
  }

  static getFocusedWindow(): BrowserWindow | null {
    return windows.find((window) => window === BrowserWindow.#inFront && window.isVisible()) ?? null;
  }

  static fromWebContents(contents: WebContents): BrowserWindow | null {
    return windows.find((window) => window.webContents === contents) ?? null;
  }

  constructor(options: WindowOptions = {}) {
    super();
    if (!machine.ready) throw new Error('Cannot create BrowserWindow before app is ready');
    this.options = options;
    this.#visible = options.show ?? true;
    const { x = 0, y = 0, width = 800, height = 600 } = options;
    this.#bounds = { x, y, width, height };
    windows.push(this);
    app.emit('web-contents-created', {}, this.webContents);
    app.emit('browser-window-created', {}, this);
    this.page = openPage(this.webContents, options.webPreferences?.preload);
    this.page.then(
      (page) => page.on('close', () => this.#closed()),
      // The rejection is handled elsewhere: the caller of the load awaits the same promise.
      () => undefined,
    );
    nativeTheme.on('updated', this.#themed);
    this.webContents.on('stand-in-zoomed', () => this.#resized());
    this.#resized();
    this.#themed();
  }

  async loadURL(address: string): Promise<void> {
    const page = await this.page;
    const pageAddress = toPageAddress(address);
    // Chromium then answers from this list alone: what isn't granted is denied.
    const permissions = session.defaultSession.granted(address);
    await page.context().grantPermissions(permissions, { origin: new URL(pageAddress).origin });
    await this.#drawn;
    this.webContents.expectLoad(address);
    await page.goto(pageAddress);
    this.emit('ready-to-show');
  }

  show(): void {
    this.#visible = true;
    this.focus();
    this.emit('show');
  }

  showInactive(): void {
    this.#visible = true;
    this.emit('show');
  }

  hide(): void {
    this.#visible = false;
  }

  isVisible(): boolean {
    return this.#visible;
  }

  focus(): void {
    BrowserWindow.#inFront = this;
    this.emit('focus');
  }

  minimize(): void {
    this.#minimized = true;
  }

  restore(): void {
    this.#minimized = false;
  }

  isMinimized(): boolean {
    return this.#minimized;
  }

  setBackgroundColor(): void {}

  setProgressBar(): void {}

  getBounds(): Rectangle {
    const { bounds, workArea } = screen.getPrimaryDisplay();
    if (this.#fullScreen) return bounds;
    return this.#maximized ? workArea : this.#bounds;
  }

  getNormalBounds(): Rectangle {
    return this.#bounds;
  }

  setBounds(bounds: Partial<Rectangle>): void {
    this.#bounds = { ...this.#bounds, ...bounds };
    this.#resized();
    this.emit('move');
    this.emit('resize');
  }

  maximize(): void {
    this.#maximized = true;
    this.#visible = true;
    this.#resized();
    this.emit('maximize');
  }

  unmaximize(): void {
    this.#maximized = false;
    this.#resized();
    this.emit('unmaximize');
  }

  isMaximized(): boolean {
    return this.#maximized;
  }

  setFullScreen(fullScreen: boolean): void {
    this.#fullScreen = fullScreen;
    this.#resized();
    this.emit(fullScreen ? 'enter-full-screen' : 'leave-full-screen');
  }

  isFullScreen(): boolean {
    return this.#fullScreen;
  }

  isDestroyed(): boolean {
    return this.#destroyed;
  }

  close(): void {
    let prevented = false;
    this.emit('close', { preventDefault: () => (prevented = true) });
    if (prevented) return;
    this.#closing = true;
    this.page.then((page) => page.close()).catch((error: unknown) => console.error('A window did not close:', error));
  }

  /** Gives the page the window's size; there is no frame around it. */
  #resized(): void {
    const { width, height } = this.getBounds();
    // What is shown larger has less room; the pictures of tests stay as large as they are.
    const factor = this.webContents.getZoomFactor();
    const size = { width: Math.round(width / factor), height: Math.round(height / factor) };
    this.#draw((page) => page.setViewportSize(size));
  }

  readonly #themed = (): void => {
    this.#draw((page) => page.emulateMedia({ colorScheme: nativeTheme.shouldUseDarkColors ? 'dark' : 'light' }));
  };

  #draw(change: (page: Page) => Promise<void>): void {
    this.#drawn = Promise.all([this.page, this.#drawn])
      .then(([page]) => change(page))
      .catch((error: unknown) => {
        if (!this.#destroyed) console.error('A window was not drawn:', error);
      });
  }

  #closed(): void {
    if (!this.#closing) this.emit('close', { preventDefault: () => undefined });
    this.#destroyed = true;
    nativeTheme.removeListener('updated', this.#themed);
    windows.splice(windows.indexOf(this), 1);
    this.webContents.destroy();
    this.emit('closed');
    if (windows.length === 0) app.emit('window-all-closed');
  }
}
