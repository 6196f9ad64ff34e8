import type { Asker } from './desktop-under-test.ts';

/** The part of the module `electron`, real or not, through which the main process is called. */
interface MainProcess {
  readonly ipcMain: { eventNames(): readonly (string | symbol)[]; listenerCount(channel: string | symbol): number };
  readonly BrowserWindow: { getAllWindows(): readonly { readonly webContents: object }[] };
}

interface Question {
  readonly channel: string;
  readonly input: string;
  readonly as: Asker;
}

type Handler = (event: object, ...input: readonly unknown[]) => unknown;

// Both functions are also sent as source text to the main process of a real Electron, so they use nothing of this file. The
// handlers are found under an undocumented name, because no documented API returns them.

/** Calls the handler of a channel with a sender and an input of the test's making. */
export async function askMain({ ipcMain, BrowserWindow }: MainProcess, question: Question): Promise<unknown> {
  const { channel, input, as } = question;
  const handlers = (ipcMain as unknown as { readonly _invokeHandlers?: ReadonlyMap<string, Handler> })._invokeHandlers;
  if (handlers === undefined) throw new Error('This Electron keeps its handlers in another place.');
  const handler = handlers.get(channel);
  if (handler === undefined) throw new Error(`No handler registered for '${channel}'`);
  const url = as.url ?? 'app://bundle/';
  const top = { url, parent: null, detached: as.frame === 'detached', isDestroyed: () => as.frame === 'destroyed' };
  const senderFrame = as.frame === null ? null : as.frame === 'sub' ? { ...top, parent: { ...top } } : top;
  const elsewhere = {
    isDestroyed: () => as.contents === 'destroyed',
    getURL: () => url,
    getOwnerBrowserWindow: () => null,
  };
  const inWindow = as.contents === undefined || as.contents === 'window';
  const sender = inWindow ? BrowserWindow.getAllWindows()[0]?.webContents : elsewhere;
  const given = new Function(`return ${input}`) as () => readonly unknown[];
  return handler({ sender, senderFrame }, ...given());
}

/** The channels that are handled or listened to. Electron itself listens to errors. */
export function channelsOfMain({ ipcMain }: MainProcess): string[] {
  const handlers = (ipcMain as unknown as { readonly _invokeHandlers?: ReadonlyMap<string, Handler> })._invokeHandlers;
  if (handlers === undefined) throw new Error('This Electron keeps its handlers in another place.');
  const heard = ipcMain.eventNames().filter((channel) => channel !== 'error');
  return [
    ...handlers.keys(),
    ...heard.flatMap((channel) => Array.from({ length: ipcMain.listenerCount(channel) }, () => String(channel))),
  ];
}
