import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, rmSync } from 'node:fs';
import * as z from 'zod/mini';
import { APP_ID } from '#main/configuration.ts';
import { keyOf, keyText, newKey } from './record-key.ts';
import { writeSecretFile } from './secret-file.ts';

/** The key in a file beside what it locks: whoever can open the person's files can use it. Only by the person's choice. */
export interface KeyFile {
  /** Null where the person didn't choose it on this device, and where the file is another one or damaged. */
  read(): Buffer | null;
  /** A new key, on the disk with the choice when this returns; throws where the disk refuses. */
  make(): Buffer;
}

/** Where the person's choice is remembered, apart from the file. */
export interface KeyFileChoice {
  /** What was remembered, unchecked. */
  read(): unknown;
  /** True once it is on the disk. */
  write(choice: object): boolean;
}

/** What was chosen: this key, in this very file. A file that was copied here, or put in its place, is another one. */
const choiceSchema = z.strictObject({ fingerprint: z.string(), file: z.string() });
type Choice = z.output<typeof choiceSchema>;

/**
 * The key in the file at `path`. That it is there proves nothing: anybody who may write into the folder could have put it there,
 * and would read every session that it locks. It counts where the choice names it, and where nobody but its owner may open it.
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
  // The number that the file system gave it; on Windows they are too long for a JavaScript number.
  return { fingerprint, file: String(lstatSync(path, { bigint: true }).ino) };
}

function sameChoice(one: Choice, other: Choice): boolean {
  return one.fingerprint === other.fingerprint && one.file === other.file;
}

/** A plain file of this person with no rights for others. Windows has neither owners nor rights that Node could tell. */
function isForOwnerAlone(path: string): boolean {
  const file = lstatSync(path);
  if (!file.isFile()) return false;
  return process.getuid === undefined || (file.uid === process.getuid() && (file.mode & 0o077) === 0);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
