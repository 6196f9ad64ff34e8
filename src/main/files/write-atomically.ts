import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Writes a file so that its name always holds either the old content or all of the new one. Throws the system's error where it
 * can't be written, and leaves no temporary file.
 */
export async function writeAtomically(file: string, content: Uint8Array): Promise<void> {
  // In the same folder, because only there renaming is atomic.
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
