import { chmodSync, readFileSync, renameSync, rmSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Far larger than anything the app keeps: reading more would only delay the start. */
const LARGEST_BYTES = 1024 * 1024;

/** How many damaged files of one name are kept, the newest ones, so that they can be inspected. */
const KEPT = 3;

/**
 * The object in a stored JSON text. Editors on Windows put a byte order mark before it, which JSON doesn't allow. Throws for
 * anything else.
 */
export function parseObject(text: string): Record<string, unknown> {
  const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new SyntaxError('It holds no object.');
  return value as Record<string, unknown>;
}

/**
 * Renames a file that can't be read to `<name>.damaged-<time>.json`, so that the next write makes a new one, and warns on the
 * console. Throws where the folder doesn't allow that.
 */
export function setAsideIfDamaged(file: string): void {
  const damage = damageOf(file);
  if (damage === null) return;
  const name = basename(file, '.json');
  // Windows allows no colons in names.
  const aside = `${name}.damaged-${new Date().toISOString().replace(/[:.]/g, '-')}.json`;
  renameSync(file, join(dirname(file), aside));
  console.warn(`${basename(file)} could not be read (${damage}). It is kept as ${aside}.`);
  dropOldest(dirname(file), `${name}.damaged-`);
}

/** Removes temporary files of writes that a killed process hadn't finished. */
export function dropUnfinishedWrites(file: string): void {
  for (const name of entriesOf(dirname(file)))
    if (name.startsWith(`${basename(file)}.tmp-`)) rmSync(join(dirname(file), name), { force: true });
}

/** What is wrong with a file, in a few words without its contents; null if it is readable or doesn't exist. */
function damageOf(file: string): string | null {
  try {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found === undefined) return null;
    // Reading a pipe or a device could wait for ever.
    if (!found.isFile()) return 'not a file';
    if (found.size > LARGEST_BYTES) return `${found.size} bytes`;
    parseObject(readFileSync(file, 'utf8'));
    // Windows replaces no file that is marked read-only; elsewhere only the folder's rights count.
    if (process.platform === 'win32' && (found.mode & 0o200) === 0) chmodSync(file, 0o600);
    return null;
  } catch (error) {
    // JSON's error messages quote the text, so they aren't used.
    return error instanceof SyntaxError ? 'no JSON object' : codeOf(error);
  }
}

function dropOldest(folder: string, beginning: string): void {
  const old = entriesOf(folder)
    .filter((name) => name.startsWith(beginning))
    .sort()
    .slice(0, -KEPT);
  for (const name of old) rmSync(join(folder, name), { recursive: true, force: true });
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
