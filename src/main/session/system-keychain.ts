import { APP_ID } from '#main/configuration.ts';

/** A text that the system keeps for the logged-in person. Both reject where it has no password store, or where it refuses. */
export interface KeychainEntry {
  /** Null where the password store has none; on Linux also where its dialog was closed without the password. */
  read(): Promise<string | null>;
  write(secret: string): Promise<void>;
}

/** The part of keytar 7.9 that is used. Its own types may be absent with the package. */
interface Keytar {
  getPassword(service: string, account: string): Promise<string | null>;
  setPassword(service: string, account: string, password: string): Promise<void>;
}

/** A variable instead of a literal, so that neither types nor bundler require the package: it is absent where it couldn't be built. */
const PACKAGE: string = 'keytar';

/**
 * The app's entry for this account in the macOS Keychain, the Windows Credential Manager, or the Secret Service of Linux. Keytar is
 * loaded at the first read or write. Windows refuses secrets over 2,560 bytes: a key fits, a session doesn't.
 */
export function systemKeychain(account: string): KeychainEntry {
  return {
    read: async () => (await loadKeytar()).getPassword(APP_ID, account),
    write: async (secret) => (await loadKeytar()).setPassword(APP_ID, account, secret),
  };
}

async function loadKeytar(): Promise<Keytar> {
  // A CommonJS module: its members are on `default`.
  const { default: keytar } = (await import(/* @vite-ignore */ PACKAGE)) as { readonly default: Keytar };
  return keytar;
}
