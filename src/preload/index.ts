import { contextBridge, ipcRenderer } from 'electron';
import { COMMANDS, EVENTS } from '#ipc/channels.ts';

/**
 * The bridge between the portal and the desktop, a page's only way to the system: a function for each call of the contract, and
 * `on` for events. Electron copies and freezes what is exposed; the main process checks every call, because a page may send
 * anything.
 */
const calls = COMMANDS.map((name) => [name, (input?: unknown) => ipcRenderer.invoke(name, input)] as const);

function on(event: string, listener: (payload: unknown) => void): () => void {
  if (!(EVENTS as readonly string[]).includes(event)) throw new Error('The desktop has no event of that name.');
  const heard = (_event: unknown, payload: unknown): void => listener(payload);
  ipcRenderer.on(event, heard);
  return () => void ipcRenderer.removeListener(event, heard);
}

contextBridge.exposeInMainWorld('desktop', { ...Object.fromEntries(calls), on });
