import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { keyOf, keyText, newKey } from './record-key.ts';

/** The key in a file beside what it locks: whoever can open the person's files can use it. Only by the person's choice. */
export interface KeyFile {
  /** Null where nobody chose it, or where the file is damaged. */
  read(): Buffer | null;
  /** A new key, on the disk when this returns; throws where the disk refuses. */
  make(): Buffer;
}

/** The key in the file at `path`. That it is there is the person's choice remembered. */
export function keyFile(path: string): KeyFile {
  return {
    read() {
      try {
        return keyOf(readFileSync(path, 'utf8'));
      } catch (error) {
        if (!isMissing(error)) console.error('The key of sessions could not be read:', error);
        return null;
      }
    },
    make() {
      const key = newKey();
      const begun = `${path}.new`;
      // What an earlier try left may be open to others.
      rmSync(begun, { force: true });
      // For its owner alone from its first byte on. Windows knows no such mode: there the data folder is the person's own.
      const file = openSync(begun, 'wx', 0o600);
      try {
        writeSync(file, keyText(key));
        fsyncSync(file);
      } finally {
        closeSync(file);
      }
      renameSync(begun, path);
      return key;
    },
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
