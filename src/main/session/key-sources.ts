import type { KeySource } from './encrypted-record.ts';
import type { KeyFile } from './key-file.ts';
import type { KeyAnswer, KeychainKey } from './keychain-key.ts';

/** Where the system keeps a key, the preferred place first. */
const SYSTEM_SOURCES = ['keychain', 'safeStorage'] as const;
export type SystemKeySource = (typeof SYSTEM_SOURCES)[number];

/** Opens the key of a source; `cameLate` is called for an answer after the timeout. */
export type OpenKey = (cameLate: (found: boolean) => void) => KeychainKey;

/** A key for sessions, and where it is kept. */
export interface SourcedKey {
  readonly source: KeySource;
  readonly key: Buffer;
}

/**
 * The keys that sessions are encrypted with: the one in the system's keychain; where that keeps none, the one that Electron's
 * safeStorage encrypts; and where the system keeps none at all, the one in a file, if the person chose that.
 */
export function keySources(
  open: Readonly<Record<SystemKeySource, OpenKey>>,
  keyFile: KeyFile,
  cameLate: (found: boolean) => void,
) {
  const system = { keychain: open.keychain(cameLate), safeStorage: open.safeStorage(cameLate) };

  /** The system's key, made where there is none; null where the system keeps none. */
  async function ofSystem(): Promise<SourcedKey | null> {
    for (const source of SYSTEM_SOURCES) {
      const key = await system[source].findOrMake();
      if (key !== 'unavailable') return { source, key };
      // Its dialog is open: another source's dialog would ask for the same.
      if (system[source].isOverdue()) return null;
    }
    return null;
  }

  function systemMayAnswer(): boolean {
    const next = SYSTEM_SOURCES.find((source) => system[source].isOverdue() || system[source].mayAnswer());
    return next !== undefined && system[next].mayAnswer();
  }

  return {
    ofSystem,
    /** The key to encrypt with now; null where there is none. */
    async best(): Promise<SourcedKey | null> {
      const found = await ofSystem();
      if (found !== null) return found;
      const chosen = keyFile.read();
      return chosen && { source: 'file', key: chosen };
    },
    /** The key of a source for records that exist; none is made. */
    find: (source: SystemKeySource): Promise<KeyAnswer> => system[source].find(),
    isOverdue: (source: SystemKeySource): boolean => system[source].isOverdue(),
    /** Where the key is or, before anything was asked, will be sought first. This never opens a dialog of the system. */
    place(): 'keychain' | 'file' | 'memory' {
      if (SYSTEM_SOURCES.some((source) => system[source].answers())) return 'keychain';
      if (keyFile.read() !== null) return 'file';
      return systemMayAnswer() ? 'keychain' : 'memory';
    },
  };
}
