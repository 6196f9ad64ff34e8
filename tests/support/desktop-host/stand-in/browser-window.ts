import { EventEmitter } from 'node:events';
import type { Page } from '@playwright/test';
import { app } from './app.ts';
import { machine } from './machine.ts';
import { toPageAddress } from './page-addresses.ts';
import { session } from './session.ts';
import { openPage } from './window-page.ts';
import { WebContents } from './web-contents.ts';

/** The part of BrowserWindow's options that the stand-in reads; a report shows all of them. */
interface WindowOptions {
  readonly title?: string;
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

  static getAllWindows(): BrowserWindow[] {
    return [...windows];
  }

  static fromWebContents(contents: WebContents): BrowserWindow | null {
    return windows.find((window) => window.webContents === contents) ?? null;
  }

  constructor(options: WindowOptions = {}) {
    super();
    if (!machine.ready) throw new Error('Cannot create BrowserWindow before app is ready');
    this.options = options;
    this.#visible = options.show ?? true;
    windows.push(this);
    app.emit('web-contents-created', {}, this.webContents);
    app.emit('browser-window-created', {}, this);
    this.page = openPage(this.webContents, options.webPreferences?.preload);
    this.page.then(
      (page) => page.on('close', () => this.#closed()),
      // Nothing is lost: whoever loads the window awaits the same promise.
      () => undefined,
    );
  }

  async loadURL(address: string): Promise<void> {
    const page = await this.page;
    const pageAddress = toPageAddress(address);
    // Chromium then answers from this list alone: what isn't granted is denied.
    const permissions = session.defaultSession.granted(address);
    await page.context().grantPermissions(permissions, { origin: new URL(pageAddress).origin });
    this.webContents.expectLoad(address);
    await page.goto(pageAddress);
    this.emit('ready-to-show');
  }

  show(): void {
    this.#visible = true;
  }

  hide(): void {
    this.#visible = false;
  }

  isVisible(): boolean {
    return this.#visible;
  }

  focus(): void {
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

  close(): void {
    this.page.then((page) => page.close()).catch((error: unknown) => console.error('A window did not close:', error));
  }

  #closed(): void {
    windows.splice(windows.indexOf(this), 1);
    this.webContents.destroy();
    this.emit('closed');
    if (windows.length === 0) app.emit('window-all-closed');
  }
}
