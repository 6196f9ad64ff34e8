import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { READING_PAGE, READING_PAGE_HEAD, READING_PAGE_MARK } from '#domain/library.ts';

/** How many names are tried. */
const MOST_NAMES = 20;

/**
 * The path for the reading page beside a pack: that of an earlier reading page, else the first name that is free. Other files keep
 * their names. Throws the system's error, or EEXIST where no name is free.
 */
export async function readingPageBeside(pack: string): Promise<string> {
  for (let nth = 1; nth <= MOST_NAMES; nth += 1) {
    const file = join(dirname(pack), nth === 1 ? READING_PAGE : READING_PAGE.replace('.', `-${nth}.`));
    if (await isFreeOrOurs(file)) return file;
  }
  throw Object.assign(new Error(`No name is free for ${READING_PAGE}.`), { code: 'EEXIST' });
}

async function isFreeOrOurs(file: string): Promise<boolean> {
  try {
    const handle = await open(file);
    try {
      if (!(await handle.stat()).isFile()) return false;
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(READING_PAGE_HEAD), 0, READING_PAGE_HEAD, 0);
      return buffer.toString('utf8', 0, bytesRead).includes(READING_PAGE_MARK);
    } finally {
      await handle.close();
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    // A folder, a file that may not be opened, or one that can't be read: none of them is replaced.
    if (code === 'EISDIR' || code === 'EACCES' || code === 'EPERM') return false;
    if (code === 'ENOENT') return true;
    throw error;
  }
}
