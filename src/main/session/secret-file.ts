import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';

/**
 * Writes a file for its owner alone, whole and on the disk when this returns; throws where the disk refuses. Windows knows no such
 * mode: there the data folder is the person's own.
 */
export function writeSecretFile(path: string, content: Buffer): void {
  const begun = `${path}.new`;
  // What an earlier try left may be open to others.
  rmSync(begun, { force: true });
  try {
    // With its mode from its first byte on.
    const file = openSync(begun, 'wx', 0o600);
    try {
      writeSync(file, content);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(begun, path);
  } catch (error) {
    rmSync(begun, { force: true });
    throw error;
  }
}
