import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';

/**
 * Writes a file readable for its owner only, completely and flushed to the disk; throws where that fails. Windows has no such
 * modes: there the data folder is the person's own.
 */
export function writeSecretFile(path: string, content: Buffer): void {
  const begun = `${path}.new`;
  // A leftover of an earlier try may have other rights.
  rmSync(begun, { force: true });
  try {
    // Created with this mode, so that it is never readable for others.
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
