import { join } from 'node:path';
import { openStore } from '#main/preferences/open-store.ts';
import { encryptedKeeper } from './encrypted-keeper.ts';
import { keyFile } from './key-file.ts';
import { keychainKey } from './keychain-key.ts';
import { recordShelf } from './record-shelf.ts';
import { memoryKeeper, type SessionKeeper } from './session-keeper.ts';
import { systemKeychain } from './system-keychain.ts';

/**
 * How long the portal waits for the keychain, in milliseconds: long enough to type a keyring's password into the system's
 * dialog, short enough that somebody who doesn't see that dialog (it may lie behind the window) isn't kept from signing in.
 */
const PATIENCE = 15_000;

const STORE = 'sessions';

/**
 * Sessions in `folder`, the app's data folder: `sessions.json`, and `session.key` where the person chose that. `backend` is
 * the backend's origin; without one nobody signs in, and nothing is ever kept. `readable` is told of a session that could not
 * be read for want of the keychain's key, once that has come after all.
 */
export function openSessions(backend: string | null, folder: string, readable: (key: string) => void): SessionKeeper {
  if (backend === null) return memoryKeeper();
  return encryptedKeeper({
    backend,
    readable,
    shelf: recordShelf(join(folder, `${STORE}.json`), () => openStore(STORE)),
    keyFile: keyFile(join(folder, 'session.key')),
    keychain: (cameLate) => keychainKey(systemKeychain(backend), { patience: PATIENCE, cameLate }),
  });
}
