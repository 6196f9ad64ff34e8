import { accessSync, constants } from 'node:fs';
import { dirname, join } from 'node:path';
import { app, ipcMain } from 'electron';
import Store from 'electron-store';
import { dropUnfinishedWrites, parseObject, setAsideIfDamaged } from './damaged-file.ts';

/** A channel on which electron-store answers any renderer with the folder's path. No page of the portal needs it. */
const CHANNEL = 'electron-store-get-data';

/** Values by name, in a file. The file may have been edited by anyone, so values must be checked. */
export interface StoredValues {
  get(name: string): unknown;
  /** True if it was written to the disk; false where it is only in memory, until the app ends. */
  set(name: string, value: unknown): boolean;
  /** True if it was removed from the disk. */
  delete(name: string): boolean;
}

/**
 * Opens `<name>.json` of the app's data folder, which pages reach only through the IPC contract. Never throws: a damaged file is
 * set aside, and where nothing can be written the values are kept in memory, with a warning on the console. `refused` is called
 * with the error of each failed write.
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
      // electron-store retries a refused write for a second, in which the main process is blocked.
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
      // Dots in a name don't make a path: names of sessions contain dots.
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
