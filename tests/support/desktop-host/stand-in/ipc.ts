import { EventEmitter } from 'node:events';
import type { Frame, Page } from '@playwright/test';
import { toAppAddress } from './page-addresses.ts';
import type { WebContents } from './web-contents.ts';

/** The sender's frame, as in Electron's events. */
interface SenderFrame {
  readonly url: string;
  readonly parent: object | null;
  readonly detached: boolean;
  isDestroyed(): boolean;
}

/** The event that a handler gets first. */
interface InvokeEvent {
  readonly sender: WebContents;
  readonly senderFrame: SenderFrame | null;
}

type Handler = (event: InvokeEvent, ...input: unknown[]) => unknown;

/** Electron's `ipcMain`, as far as the main process uses it. */
class IpcMain extends EventEmitter {
  /** By the name that Electron has for it, so that tests find the handlers in the same place on both. */
  readonly _invokeHandlers = new Map<string, Handler>();

  handle(channel: string, handler: Handler): void {
    if (this._invokeHandlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
    this._invokeHandlers.set(channel, handler);
  }
}

export const ipcMain = new IpcMain();

/** Calls a handler as Electron does for a message of a page. */
async function invoke(channel: string, event: InvokeEvent, ...input: unknown[]): Promise<unknown> {
  const handler = ipcMain._invokeHandlers.get(channel);
  if (handler === undefined) throw new Error(`No handler registered for '${channel}'`);
  return handler(event, ...input);
}

/** Lets a page's preload script call handlers, and receive events from the main process. */
export async function connectPage(page: Page, contents: WebContents): Promise<void> {
  await page.exposeBinding('standInInvoke', ({ frame }, channel: string, input: unknown) =>
    invoke(channel, { sender: contents, senderFrame: senderFrame(frame) }, input),
  );
  contents.onSend((channel, payload) => {
    // A page that is closing or navigating gets no events, as in Electron.
    page
      .evaluate(([name, value]) => window.standInHear?.(name, value), [channel, payload] as const)
      .catch(() => undefined);
  });
}

function senderFrame(frame: Frame): SenderFrame {
  const parent = frame.parentFrame() === null ? null : {};
  return { url: toAppAddress(frame.url()), parent, detached: frame.isDetached(), isDestroyed: () => false };
}

declare global {
  interface Window {
    standInHear?: (channel: string, payload: unknown) => void;
  }
}
