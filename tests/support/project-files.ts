import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** Every file under a folder of the project, as paths from the root with forward slashes. */
export function filesUnder(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

export function folderNames(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

export function textOf(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** The code under a folder, without its tests. */
export function codeUnder(folder: string): readonly string[] {
  return filesUnder(folder).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
}

/** The portal's own code, without its tests. */
export function portalCode(): readonly string[] {
  return codeUnder('src/renderer');
}
