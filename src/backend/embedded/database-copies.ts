import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { PgliteConnection, PGlite } from '@supabase/lite/pglite';
import { FULL_DISK, isFullDisk } from './full-disk.ts';
import type { DatabaseDump } from './lite-connection.ts';

/** How old the newest copy is when another one is made. */
export const COPY_EVERY_MS = 60 * 60 * 1000;
/** Of how many days the newest copy is kept: damage that nobody has seen yet goes into the copies of its day alone. */
const DAYS = 3;

/** A copy that isn't complete yet. */
const UNFINISHED = 'unfinished';

type Log = (line: string) => void;

/**
 * Copies the files of an open database where the newest copy is an hour old. All of a copy is made at one moment: PGlite writes in this
 * thread, and what it has written is as whole as after a kill. A copy that fails is logged, and leaves nothing.
 */
export function copyDatabase(folder: string, log: Log): void {
  const draft = join(folderOfCopies(folder), UNFINISHED);
  try {
    const [newest] = copiesOf(folder);
    const age = newest === undefined ? Infinity : Date.now() - timeOf(newest);
    // One of a time to come is of a clock that was wrong.
    if (age >= 0 && age < COPY_EVERY_MS) return;
    rmSync(draft, { recursive: true, force: true });
    if (freeBytes(folder) < 2 * sizeOf(folder)) throw new Error('too little space is left on the disk');
    mkdirSync(dirname(draft), { recursive: true, mode: 0o700 });
    copyFolder(folder, draft);
    renameSync(draft, join(folderOfCopies(folder), nameBehind(newest)));
  } catch (error) {
    log(`The database in ${folder} could not be copied: ${summary(error)}`);
    if (existsSync(draft)) remove(draft, log);
    return;
  }
  for (const old of outdatedCopies(folder)) remove(old, log);
}

/** What can't be removed is logged only: it is in nobody's way, and the next copy removes it. */
function remove(copy: string, log: Log): void {
  try {
    rmSync(copy, { recursive: true, force: true });
  } catch (error) {
    log(`${copy} could not be removed: ${summary(error)}`);
  }
}

/** With a filter Node copies by its own JavaScript: its native copy ends the process on Windows where a path has letters like é (nodejs/node#54476). */
function copyFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: () => true });
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

function folderOfCopies(folder: string): string {
  return `${folder}.copies`;
}

/** The newest first. */
function copiesOf(folder: string): readonly string[] {
  const copies = folderOfCopies(folder);
  if (!existsSync(copies)) return [];
  const names = readdirSync(copies).filter((name) => NAME.test(name));
  return names
    .sort()
    .reverse()
    .map((name) => join(copies, name));
}

/** All but the newest of each of the last days that have one. */
function outdatedCopies(folder: string): readonly string[] {
  const days = new Set<string>();
  return copiesOf(folder).filter((copy) => {
    const day = copy.slice(folderOfCopies(folder).length + 1).slice(0, 8);
    const isNewest = days.size < DAYS && !days.has(day);
    days.add(day);
    return !isNewest;
  });
}

/** Copies are called by the digits of their time in UTC: 20261130061500123. */
const NAME = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d{3})$/;

function digitsOf(time: number): string {
  return new Date(time).toISOString().replace(/\D/g, '');
}

function timeOf(copy: string): number {
  return Date.parse((copy.split(/[\\/]/).at(-1) ?? '').replace(NAME, '$1-$2-$3T$4:$5:$6.$7Z'));
}

/** The name of the next copy: it sorts behind the newest one also where the clock was set back. */
function nameBehind(newest: string | undefined): string {
  return digitsOf(Math.max(Date.now(), newest === undefined ? 0 : timeOf(newest) + 1));
}

/** Whether an error of a query says that files of the database are damaged or missing (PostgreSQL's classes 58 and XX). */
export function isDamage(error: unknown): boolean {
  const code: unknown = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^(?:58|XX)/.test(code) && !isFullDisk(error);
}

/** Whether a database was here and is gone: a restoration was killed, or somebody moved its folder. */
export function isMissing(folder: string): boolean {
  return !existsSync(folder) && copiesOf(folder).length > 0;
}

type Open = (place: Pick<DamagedFolder, 'folder' | 'dump'>) => Promise<PgliteConnection>;

/** Whether all of a database can be read, opened anew: then an error that spoke of damage was of the query alone. */
export async function isSound(folder: string, open: Open): Promise<boolean> {
  try {
    await (await openAgain(folder, open, true)).close();
    return true;
  } catch (error) {
    if (isFullDisk(error)) throw error;
    return false;
  }
}

async function openAgain(folder: string, open: Open, isReadInFull: boolean): Promise<PgliteConnection> {
  // PGlite would begin a new database there.
  if (!existsSync(join(folder, VERSION))) throw new Error('it has no version');
  const connection = await open({ folder });
  try {
    if (isReadInFull) await readEverything(connection.driver);
    return connection;
  } catch (error) {
    // What can't be read may not close either.
    await connection.close().catch(() => undefined);
    throw error;
  }
}

/** An error where a folder isn't damaged, but not for this user or this program: another start can open it. */
function refuseForeign(folder: string): void {
  const closed = closedPath(folder);
  if (closed !== null) {
    throw new Error(`The database in ${folder} can't be opened: ${closed} may not be read and written by this user.`);
  }
  const version = versionOf(folder);
  const known = copiesOf(folder).flatMap((copy) => versionOf(copy) ?? []);
  if (version !== null && known.length > 0 && !known.includes(version)) {
    throw new Error(
      `The database in ${folder} can't be opened: it is of PostgreSQL ${version}, and its copies of ${known.join(', ')}.`,
    );
  }
}

/** The first file or folder that may not be read and written; null where all may. */
function closedPath(folder: string): string | null {
  let path = folder;
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      path = join(folder, name);
      accessSync(path, constants.R_OK | constants.W_OK);
    }
    return null;
  } catch (error) {
    const isRefused = error instanceof Error && 'code' in error && ['EACCES', 'EPERM'].includes(String(error.code));
    return isRefused ? path : null;
  }
}

/** PostgreSQL's file that says which version a folder is of. */
const VERSION = 'PG_VERSION';

/** Null where it can't be read, which is damage. */
function versionOf(folder: string): string | null {
  try {
    return /^\d+(?=\s*$)/.exec(readFileSync(join(folder, VERSION), 'utf8'))?.[0] ?? null;
  } catch {
    return null;
  }
}

interface DamagedFolder {
  /** Undefined for a database in memory, which has no folder to replace. */
  readonly folder: string | undefined;
  readonly dump?: DatabaseDump;
  readonly log: Log;
}

/**
 * A folder that can't be opened is kept under another name, with a log line, and replaced by its newest copy that is sound, or by an
 * empty one. The copy is made and read beside it first: a kill leaves the damaged folder, none, or the restored one. A folder that opens
 * after all is kept: what was in its way for a moment (a virus scanner, too little memory) is no damage.
 */
export async function replaceDamagedFolder(
  options: DamagedFolder,
  reason: unknown,
  open: Open,
): Promise<PgliteConnection> {
  const { folder, log } = options;
  if (folder === undefined) throw reason;
  const isThere = existsSync(folder);
  if (!isThere && !isMissing(folder)) throw reason;
  if (isFullDisk(reason)) throw new Error(`The database in ${folder} can't be opened: the disk is full.`);
  if (isThere) refuseForeign(folder);
  const restored = await restoreCopy(folder, open);
  const kept = isThere ? await openAgain(folder, open, isDamage(reason)).catch(() => null) : null;
  if (kept !== null) {
    if (restored !== null) remove(restored.place, log);
    log(`The database in ${folder} couldn't be opened (${summary(reason)}); at a second try it could, and it is kept.`);
    return kept;
  }
  const aside = `${folder}.damaged-${digitsOf(Date.now())}`;
  if (isThere) renameSync(folder, aside);
  try {
    if (restored !== null) renameSync(restored.place, folder);
    log(
      `The database in ${folder} can't be opened (${summary(reason)}). ${isThere ? `It is kept in ${aside}; ` : ''}` +
        (restored === null
          ? 'a fresh one begins.'
          : `the copy ${restored.copy} takes its place. What was written since then is missing.`),
    );
    return await open(options);
  } catch {
    // A fresh one can't be made here either (a full disk, say): then the old one wasn't to blame.
    rmSync(folder, { recursive: true, force: true });
    if (isThere) renameSync(aside, folder);
    throw new Error(`The database in ${folder} can't be opened, nor a new one made: ${summary(reason)}`);
  }
}

/** Copies the newest sound copy beside the folder; null where none is sound. An error where the disk is full. */
async function restoreCopy(
  folder: string,
  open: Open,
): Promise<{ readonly place: string; readonly copy: string } | null> {
  const place = `${folder}.restoring`;
  for (const copy of copiesOf(folder)) {
    try {
      rmSync(place, { recursive: true, force: true });
      copyFolder(copy, place);
      await (await openAgain(place, open, true)).close();
      return { place, copy };
    } catch (error) {
      rmSync(place, { recursive: true, force: true });
      if (isFullDisk(error)) throw error;
      // Damaged too: an older one may be sound, and the caller logs which one was.
    }
  }
  return null;
}

/** Reads every row of every table; an error where that can't be done. */
async function readEverything(database: Pick<PGlite, 'query'>): Promise<void> {
  const { rows: tables } = await database.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name from pg_class c join pg_namespace n on n.oid = relnamespace
     where relkind in ('r', 'm')`,
  );
  // As text each value is read in full, also what lies apart from its row.
  for (const { name } of tables) await database.query(`select sum(length(t::text)) from ${name} t`);
}

/** PGlite throws errors of its file system that are no Error. */
function summary(error: unknown): string {
  if (isFullDisk(error)) return FULL_DISK;
  if (error instanceof Error) return error.message.split('\n', 1)[0] ?? '';
  if (typeof error === 'object' && error !== null && 'errno' in error) return `file error ${String(error.errno)}`;
  return 'PostgreSQL gave no reason';
}
