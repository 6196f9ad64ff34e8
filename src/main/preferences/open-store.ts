import { ipcMain } from 'electron';
import Store from 'electron-store';

/** A channel that electron-store opens for renderers, answering whoever asks with the folder's path. No page of ours needs it. */
const CHANNEL = 'electron-store-get-data';

/** Opens a file of the app's data folder, `<name>.json`, and leaves no door to it but the contract's. */
export function openStore<T extends Record<string, unknown>>(name: string): Store<T> {
  const store = new Store<T>({ name });
  ipcMain.removeAllListeners(CHANNEL);
  return store;
}
