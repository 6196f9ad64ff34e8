/**
 * Stands in for the module `electron` where there is no Electron binary: the built main process imports this instead,
 * and a Chromium driven by Playwright draws its windows. It has what the main process uses, no more; whatever is
 * missing here fails at once with "does not provide an export named …" or "is not a function".
 *
 * It can't prove sandbox, context isolation, fuses or native dialogs; those are asserted as options passed.
 */
import { EventEmitter } from 'node:events';
import { app } from './app.ts';
import { ipcMain } from './ipc.ts';
import { machine, type SchemeHandler } from './machine.ts';

export { app } from './app.ts';
export { BrowserWindow } from './browser-window.ts';
export { ipcMain } from './ipc.ts';
export { session } from './session.ts';

interface CustomScheme {
  readonly scheme: string;
  readonly privileges?: Readonly<Record<string, boolean>>;
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
};

export const dialog = {
  showErrorBox(title: string, content: string): void {
    machine.errorBoxes.push(`${title}: ${content}`);
  },
};

class NativeTheme extends EventEmitter {
  shouldUseDarkColors = false;
}

export const nativeTheme = new NativeTheme();

/** Packages written in JavaScript import Electron as one object. */
const electron = { app, ipcMain, shell };
export { electron as default };
