import { EventEmitter } from 'node:events';
import type { Frame, Page } from '@playwright/test';
import { toAppAddress } from './page-addresses.ts';
import type { WebContents } from './web-contents.ts';

/** The frame that asks, as Electron's events name it. */
export interface SenderFrame {
  readonly url: string;
  readonly parent: object | null;
}

/** The event that a handler gets first. */
export interface InvokeEvent {
  readonly sender: WebContents;
  readonly senderFrame: SenderFrame | null;
}

type Handler = (event: InvokeEvent, ...input: unknown[]) => unknown;

const handlers = new Map<string, Handler>();

/** Electron's `ipcMain`, as far as the main process uses it. */
class IpcMain extends EventEmitter {
  handle(channel: string, handler: Handler): void {
    if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
    handlers.set(channel, handler);
  }
}

export const ipcMain = new IpcMain();

/** The channels that somebody in the main process listens to. */
export function servedChannels(): string[] {
  return [...handlers.keys(), ...ipcMain.eventNames().map(String)];
}

/** Calls a handler as Electron does for a message of a page: also with a sender or an input that no page of ours would have. */
export async function invoke(channel: string, event: InvokeEvent, ...input: unknown[]): Promise<unknown> {
  const handler = handlers.get(channel);
  if (handler === undefined) throw new Error(`No handler registered for '${channel}'`);
  return handler(event, ...input);
}

/** Lets a page's preload call handlers, and hear what the main process sends. */
export async function connectPage(page: Page, contents: WebContents): Promise<void> {
  await page.exposeBinding('standInInvoke', ({ frame }, channel: string, input: unknown) =>
    invoke(channel, { sender: contents, senderFrame: senderFrame(frame) }, input),
  );
  contents.onSend((channel, payload) => {
    // A page that is closing or on its way elsewhere hears nothing, as in Electron.
    page
      .evaluate(([name, value]) => window.standInHear?.(name, value), [channel, payload] as const)
      .catch(() => undefined);
  });
}

function senderFrame(frame: Frame): SenderFrame {
  return { url: toAppAddress(frame.url()), parent: frame.parentFrame() === null ? null : {} };
}

declare global {
  interface Window {
    standInHear?: (channel: string, payload: unknown) => void;
  }
}
