import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, rmSync } from 'node:fs';
import * as z from 'zod/mini';
import { APP_ID } from '#main/configuration.ts';
import { keyOf, keyText, newKey } from './encryption-key.ts';
import { writeSecretFile } from './secret-file.ts';

/** The key in a file beside the records: anyone who can read the person's files can use it. Used only by the person's choice. */
export interface KeyFile {
  /** Null where the person didn't choose it on this device, and where the file was replaced or is damaged. */
  read(): Buffer | null;
  /** Writes a new key and the choice to the disk; throws where that fails. */
  make(): Buffer;
}

/** Where the person's choice is stored, apart from the file. */
export interface KeyFileChoice {
  /** What was stored, unchecked. */
  read(): unknown;
  /** True if it was written to the disk. */
  write(choice: object): boolean;
}

/** The chosen key and file. A file that was copied here, or replaced, doesn't match. */
const choiceSchema = z.strictObject({ fingerprint: z.string(), file: z.string() });
type Choice = z.output<typeof choiceSchema>;

/**
 * The key in the file at `path`. The file alone proves nothing: anyone with write access to the folder could have put it there, and
 * could then decrypt every session. It is used only where the stored choice names it, and where only its owner may open it.
 */
export function keyFile(path: string, choice: KeyFileChoice): KeyFile {
  let warned = false;

  function found(): Buffer | null {
    const key = keyOf(readFileSync(path, 'utf8'));
    const chosen = choiceSchema.safeParse(choice.read());
    if (key === null || !chosen.success) return null;
    return isForOwnerAlone(path) && sameChoice(chosen.data, choiceOf(path, key)) ? key : null;
  }

  return {
    read() {
      try {
        const key = found();
        if (key === null && !warned)
          console.warn('A file with a key of sessions is not the one chosen here: not used.');
        warned ||= key === null;
        return key;
      } catch (error) {
        if (!isMissing(error)) console.error('The key of sessions could not be read:', error);
        return null;
      }
    },
    make() {
      const key = newKey();
      writeSecretFile(path, Buffer.from(keyText(key)));
      if (choice.write(choiceOf(path, key))) return key;
      rmSync(path, { force: true });
      throw new Error('The choice of a file could not be remembered.');
    },
  };
}

function choiceOf(path: string, key: Buffer): Choice {
  const fingerprint = createHash('sha256').update(`${APP_ID} session key`).update(key).digest('base64');
  // The inode number, as text: on Windows it exceeds the integers of JavaScript.
  return { fingerprint, file: String(lstatSync(path, { bigint: true }).ino) };
}

function sameChoice(one: Choice, other: Choice): boolean {
  return one.fingerprint === other.fingerprint && one.file === other.file;
}

/** True for a plain file of this person without rights for others. On Windows Node can tell neither owner nor rights. */
function isForOwnerAlone(path: string): boolean {
  const file = lstatSync(path);
  if (!file.isFile()) return false;
  return process.getuid === undefined || (file.uid === process.getuid() && (file.mode & 0o077) === 0);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
