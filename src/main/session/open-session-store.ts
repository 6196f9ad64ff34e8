import { join } from 'node:path';
import { safeStorage } from 'electron';
import { openStore } from '#main/preferences/open-store.ts';
import { encryptedSessionStore } from './encrypted-session-store.ts';
import { keyFile, type KeyFileChoice } from './key-file.ts';
import { keychainKey, type KeychainKey } from './keychain-key.ts';
import { recordStore } from './record-store.ts';
import { safeStorageEntry } from './safe-storage.ts';
import { memorySessionStore, type MainSessionStore } from './main-session-store.ts';
import { systemKeychain, type KeychainEntry } from './system-keychain.ts';

/**
 * How long the portal waits for the keychain, in milliseconds: long enough to type a keyring's password into the system's dialog,
 * short enough that a person who doesn't see that dialog (it may lie behind the window) can still sign in.
 */
const PATIENCE = 15_000;

const STORE = 'sessions';

/** What sessions need from the rest of the app. */
export interface SessionSurroundings {
  /** The backend's origin; null where there is none: then there are no sessions. */
  readonly backend: string | null;
  /** The app's data folder, which holds `sessions.json` and the keys outside the system's keychain. */
  readonly folder: string;
  /** Where the choice of a key file is stored. */
  readonly choice: KeyFileChoice;
  /** Called with the key of a session that couldn't be read before the keychain's late answer, and can be read now. */
  readonly readable: (key: string) => void;
  /** Called with the error of each failed write. */
  readonly refused: (error: unknown) => void;
}

/** The sessions of this person on this computer. */
export function openSessionStore({
  backend,
  folder,
  choice,
  readable,
  refused,
}: SessionSurroundings): MainSessionStore {
  if (backend === null) return memorySessionStore();
  const openKey =
    (entry: KeychainEntry) =>
    (cameLate: (found: boolean) => void): KeychainKey =>
      keychainKey(entry, { patience: PATIENCE, cameLate });
  return encryptedSessionStore({
    backend,
    readable,
    refused,
    records: recordStore(join(folder, `${STORE}.json`), () => openStore(STORE, refused)),
    keyFile: keyFile(join(folder, 'session.key'), choice),
    systemKeys: {
      keychain: openKey(systemKeychain(backend)),
      // For builds without keytar for their processor, and for password stores that keytar doesn't support.
      safeStorage: openKey(safeStorageEntry(join(folder, 'session.encrypted-key'), safeStorage)),
    },
  });
}
