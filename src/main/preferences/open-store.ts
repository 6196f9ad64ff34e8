import { accessSync, constants } from 'node:fs';
import { dirname, join } from 'node:path';
import { app, ipcMain } from 'electron';
import Store from 'electron-store';
import { dropUnfinishedWrites, parseObject, setAsideIfDamaged } from './damaged-file.ts';

/** A channel that electron-store opens for renderers, answering whoever asks with the folder's path. No page of ours needs it. */
const CHANNEL = 'electron-store-get-data';

/** Values under names, in a file. What comes out was written by anyone: check it. */
export interface StoredValues {
  get(name: string): unknown;
  /** True once it is on the disk; false where memory alone holds it until the app ends. */
  set(name: string, value: unknown): boolean;
  /** True once it is gone from the disk. */
  delete(name: string): boolean;
}

/**
 * Opens a file of the app's data folder, `<name>.json`, which pages reach only through the contract. Never throws: a damaged
 * file is set aside, and where nothing can be written, memory holds the values; the console says which. `refused` is told of
 * each write that the disk didn't take.
 */
export function openStore(name: string, refused: (error: unknown) => void = () => undefined): StoredValues {
  const disk = openFile(name);
  // Without a prototype, so that no name finds a member of every object.
  let values: Record<string, unknown> = Object.assign(Object.create(null), disk?.store);
  let said = disk === null;

  const keep = (changed: Record<string, unknown>): boolean => {
    values = changed;
    if (disk === null) return false;
    try {
      // electron-store tries a refused write again and again for a second, in which nothing moves.
      accessSync(dirname(disk.path), constants.W_OK);
      disk.store = changed;
      said = false;
      return true;
    } catch (error) {
      if (!said) console.warn(`${name}.json could not be written, so this lasts until the app ends:`, error);
      said = true;
      refused(error);
      return false;
    }
  };
  return {
    get: (key) => values[key],
    set: (key, value) => keep(Object.assign(Object.create(null), values, { [key]: value })),
    delete: (key) => {
      const rest: Record<string, unknown> = Object.assign(Object.create(null), values);
      delete rest[key];
      return keep(rest);
    },
  };
}

function openFile(name: string): Store<Record<string, unknown>> | null {
  try {
    const file = join(app.getPath('userData'), `${name}.json`);
    setAsideIfDamaged(file);
    const store = new Store<Record<string, unknown>>({
      name,
      // Names are names, not paths: a session's holds dots.
      accessPropertiesByDotNotation: false,
      configFileMode: 0o600,
      deserialize: parseObject,
    });
    dropUnfinishedWrites(file);
    return store;
  } catch (error) {
    console.warn(`${name}.json can't be used, so what it would keep lasts until the app ends:`, error);
    return null;
  } finally {
    ipcMain.removeAllListeners(CHANNEL);
  }
}
