import { EventEmitter } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { machine } from './machine.ts';

/** Electron's `app`, as far as the main process uses it. */
class App extends EventEmitter {
  readonly isPackaged = false;
  /** Chromium is started with the switches of the tests, none of them the app's. */
  readonly commandLine = { hasSwitch: (): boolean => false };

  /** A folder of the app's own, new for each start unless the test names one in TUNAS_USER_DATA. */
  getPath(name: string): string {
    if (name === 'userData') return machine.userData;
    // Electron creates that folder on demand.
    if (name === 'logs') return madeFolder(join(machine.userData, 'logs'));
    throw new Error(`The stand-in has no folder "${name}".`);
  }

  getVersion(): string {
    return '0.1.0';
  }

  getName(): string {
    return 'Tunas';
  }

  async whenReady(): Promise<void> {
    if (!machine.ready) await new Promise<void>((resolve) => this.once('ready', () => resolve()));
  }

  isReady(): boolean {
    return machine.ready;
  }

  /** Always the first instance; a second start is the event `second-instance`. */
  requestSingleInstanceLock(): boolean {
    return true;
  }

  /** Shown in a panel of the system's own. */
  setAboutPanelOptions(): void {}

  showAboutPanel(): void {}

  #badge = 0;

  setBadgeCount(count = 0): boolean {
    this.#badge = count;
    return true;
  }

  getBadgeCount(): number {
    return this.#badge;
  }

  setAsDefaultProtocolClient(): boolean {
    return true;
  }

  enableSandbox(): void {
    if (machine.ready) throw new Error('app.enableSandbox() can only be called before app is ready');
  }

  quit(): void {
    this.emit('before-quit', { preventDefault: () => undefined });
    this.exit(0);
  }

  /** Only noted: the process is the test's. */
  exit(code = 0): void {
    machine.exitCode ??= code;
  }
}

function madeFolder(path: string): string {
  mkdirSync(path, { recursive: true });
  return path;
}

export const app = new App();

/** Electron's own updater, which only macOS has: here it emits no events. */
export const autoUpdater = new EventEmitter();
