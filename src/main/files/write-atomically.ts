import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Writes a file so that its name holds the old content or all of the new one, never a part. What can't be written throws the
 * system's error, and leaves nothing behind.
 */
export async function writeAtomically(file: string, content: Uint8Array): Promise<void> {
  // Beside it: only within one folder is renaming a single step.
  const draft = join(dirname(file), `.${basename(file).slice(0, 40)}.${randomUUID()}.part`);
  try {
    const handle = await open(draft, 'wx');
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
