import { APP_ID } from '#main/configuration.ts';

/** A text that the system keeps for the person who is logged in. Both reject where it has no password store, or where it refuses. */
export interface KeychainEntry {
  /** Null where the password store has none; on Linux also where its dialog was closed without the password. */
  read(): Promise<string | null>;
  write(secret: string): Promise<void>;
}

/** What this app uses of keytar 7.9. Its own types may be absent with it. */
interface Keytar {
  getPassword(service: string, account: string): Promise<string | null>;
  setPassword(service: string, account: string, password: string): Promise<void>;
}

/** Not written into the import itself: the package is absent where it could not be built, and nothing else may miss it. */
const PACKAGE: string = 'keytar';

/**
 * The app's entry for this account in the macOS Keychain, the Windows Credential Manager, or the Secret Service of Linux.
 * Nothing is loaded before it is read or written. Windows refuses secrets over 2,560 bytes: a key fits, a session doesn't.
 */
export function systemKeychain(account: string): KeychainEntry {
  return {
    read: async () => (await loadKeytar()).getPassword(APP_ID, account),
    write: async (secret) => (await loadKeytar()).setPassword(APP_ID, account, secret),
  };
}

async function loadKeytar(): Promise<Keytar> {
  // CommonJS: its members stand on `default`.
  const { default: keytar } = (await import(/* @vite-ignore */ PACKAGE)) as { readonly default: Keytar };
  return keytar;
}
