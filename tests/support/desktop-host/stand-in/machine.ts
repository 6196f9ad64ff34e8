import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';

/** Answers a request on a custom scheme, as passed to `protocol.handle`. */
export type SchemeHandler = (request: Request) => Response | Promise<Response>;

/** The options of a message box that the stand-in reads. */
export interface MessageBox {
  readonly message: string;
  readonly detail?: string;
  readonly buttons?: readonly string[];
  readonly cancelId?: number;
}

/**
 * The simulated machine of the main process: its effects on the system, and the Chromium that renders its windows. One for each
 * process, as there is one `electron` module.
 */
class Machine {
  readonly schemeHandlers = new Map<string, SchemeHandler>();
  /** Schemes registered as privileged; a page on another one would have no origin. */
  readonly privileged = new Map<string, Readonly<Record<string, boolean>>>();
  readonly errorBoxes: string[] = [];
  /** What `dialog.showMessageBox` was asked to show, and the buttons that a test presses in the next ones. */
  readonly messageBoxes: MessageBox[] = [];
  readonly answers: number[] = [];
  /** The folder of the app's data. */
  userData = process.env['TUNAS_USER_DATA'] ?? mkdtempSync(join(tmpdir(), 'tunas-desktop-'));
  /** The folder beside a packed app's code; empty, as in development nothing was packed. */
  readonly resources = mkdtempSync(join(tmpdir(), 'tunas-resources-'));
  /** Addresses handed to `shell.openExternal`. */
  opened: string[] = [];
  /** False: every request that no scheme handler answers fails. */
  connected = true;
  ready = false;
  /** Set by `app.quit` and `app.exit`. */
  exitCode: number | null = null;
  #context: BrowserContext | null = null;

  /** The Chromium of the windows. */
  get context(): BrowserContext {
    if (this.#context === null) throw new Error('A window was opened before the app was ready.');
    return this.#context;
  }

  start(context: BrowserContext): void {
    if (this.#context !== null) throw new Error('The stand-in runs one app in a process.');
    this.#context = context;
  }
}

export const machine = new Machine();
