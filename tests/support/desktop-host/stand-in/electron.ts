/**
 * Stands in for the module `electron` where there is no Electron binary: the built main process imports this instead, and a
 * Chromium driven by Playwright renders its windows. It has only what the main process uses; a missing member fails at once with
 * "does not provide an export named …" or "is not a function".
 *
 * It can't prove sandbox, context isolation, fuses or native dialogs; those are asserted as options passed.
 */
import { release } from 'node:os';
import { app } from './app.ts';
import { ipcMain } from './ipc.ts';
import { machine, type MessageBox, type SchemeHandler } from './machine.ts';

export { app, autoUpdater } from './app.ts';
export { BrowserWindow } from './browser-window.ts';
export { ipcMain } from './ipc.ts';
export { Menu, MenuItem, ShareMenu } from './menu.ts';
export { nativeTheme } from './native-theme.ts';
export { nativeImage, Notification } from './notification.ts';
export { screen } from './screen.ts';
export { session } from './session.ts';

interface CustomScheme {
  readonly scheme: string;
  readonly privileges?: Readonly<Record<string, boolean>>;
}

interface MessageBoxAnswer {
  readonly response: number;
  readonly checkboxChecked: boolean;
}

export const protocol = {
  registerSchemesAsPrivileged(schemes: readonly CustomScheme[]): void {
    if (machine.ready) throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready');
    for (const { scheme, privileges } of schemes) machine.privileged.set(scheme, privileges ?? {});
  },
  handle(scheme: string, handler: SchemeHandler): void {
    if (machine.schemeHandlers.has(scheme)) throw new Error(`The scheme ${scheme} has a handler already.`);
    machine.schemeHandlers.set(scheme, handler);
  },
};

export const shell = {
  async openExternal(address: string): Promise<void> {
    machine.opened.push(address);
  },
  /** Empty where it worked. */
  openPath: async (): Promise<string> => '',
};

/** A Linux without a password store: Electron then offers a fixed password, which the app must not take for a key that the system keeps. */
export const safeStorage = {
  isAsyncEncryptionAvailable: async (): Promise<boolean> => true,
  getSelectedStorageBackend: (): string => 'basic_text',
  encryptStringAsync: async (text: string): Promise<Buffer> => Buffer.from(`v10${text}`),
  decryptStringAsync: async (encrypted: Buffer): Promise<{ shouldReEncrypt: boolean; result: string }> => ({
    shouldReEncrypt: false,
    result: encrypted.toString().slice('v10'.length),
  }),
};

let copied = '';

export const clipboard = {
  async writeText(text: string): Promise<void> {
    copied = text;
  },
  readText: async (): Promise<string> => copied,
};

// What Electron adds to Node's process.
Object.assign(process, { getSystemVersion: () => release(), resourcesPath: machine.resources });

export const net = {
  isOnline: (): boolean => machine.connected,
  async fetch(address: string, init?: RequestInit): Promise<Response> {
    if (!machine.connected) throw new Error('net::ERR_INTERNET_DISCONNECTED');
    return fetch(address, init);
  },
};

export const dialog = {
  showErrorBox(title: string, content: string): void {
    machine.errorBoxes.push(`${title}: ${content}`);
  },
  /** Cancelled by default. */
  showSaveDialog: async (): Promise<{ canceled: boolean; filePath: string }> => ({ canceled: true, filePath: '' }),
  /** Answered as with Esc by default. With a window or without, the options come last. */
  async showMessageBox(...given: readonly unknown[]): Promise<MessageBoxAnswer> {
    const options = given.at(-1) as MessageBox;
    machine.messageBoxes.push(options);
    return { response: machine.answers.shift() ?? options.cancelId ?? 0, checkboxChecked: false };
  },
};

/** Packages written in JavaScript import Electron as one object. */
const electron = { app, ipcMain, shell };
export { electron as default };
