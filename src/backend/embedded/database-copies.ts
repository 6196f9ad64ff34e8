import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PgliteConnection, PGlite } from '@supabase/lite/pglite';
import { FULL_DISK, isFullDisk } from './full-disk.ts';
import type { DatabaseDump } from './lite-connection.ts';

/** How often a running database is copied. */
const COPY_EVERY_MS = 6 * 60 * 60 * 1000;
/** How many copies are kept, the newest ones. */
const COPIES = 3;

/** A copy that isn't complete yet. */
const UNFINISHED = 'unfinished';

type Log = (line: string) => void;

/**
 * Copies the files of an open database now and every few hours; returns what ends that. All of a copy is made at one moment: PGlite
 * writes in this thread, and what it has written is as whole as after a kill. A copy that fails is logged.
 */
export function keepCopies(folder: string, log: Log): () => void {
  const copy = (): void => {
    try {
      copyNow(folder);
    } catch (error) {
      log(`The database in ${folder} could not be copied: ${summary(error)}`);
    }
  };
  copy();
  const timer = setInterval(copy, COPY_EVERY_MS).unref();
  return () => clearInterval(timer);
}

function copyNow(folder: string): void {
  const copies = folderOfCopies(folder);
  const draft = join(copies, UNFINISHED);
  mkdirSync(copies, { recursive: true, mode: 0o700 });
  rmSync(draft, { recursive: true, force: true });
  cpSync(folder, draft, { recursive: true });
  renameSync(draft, join(copies, digitsOfNow()));
  for (const old of copiesOf(folder).slice(COPIES)) rmSync(old, { recursive: true, force: true });
}

function folderOfCopies(folder: string): string {
  return `${folder}.copies`;
}

/** The newest first. */
function copiesOf(folder: string): readonly string[] {
  const copies = folderOfCopies(folder);
  if (!existsSync(copies)) return [];
  const names = readdirSync(copies).filter((name) => /^\d+$/.test(name));
  return names
    .sort()
    .reverse()
    .map((name) => join(copies, name));
}

function digitsOfNow(): string {
  return new Date().toISOString().replace(/\D/g, '');
}

interface DamagedFolder {
  /** Undefined for a database in memory, which has no folder to replace. */
  readonly folder: string | undefined;
  readonly dump?: DatabaseDump;
  readonly log: Log;
}

/**
 * A folder that can't be opened is kept under another name, with a log line, and replaced by its newest copy that is sound, or by an
 * empty one.
 */
export async function replaceDamagedFolder(
  options: DamagedFolder,
  reason: unknown,
  open: (place: Pick<DamagedFolder, 'folder' | 'dump'>) => Promise<PgliteConnection>,
): Promise<PgliteConnection> {
  const { folder, log } = options;
  if (folder === undefined || !existsSync(folder)) throw reason;
  if (isFullDisk(reason)) throw new Error(`The database in ${folder} can't be opened: the disk is full.`);
  const aside = `${folder}.damaged-${digitsOfNow()}`;
  renameSync(folder, aside);
  const said = `The database in ${folder} can't be opened (${summary(reason)}). It is kept in ${aside}; `;
  try {
    for (const copy of copiesOf(folder)) {
      const connection = await openCopy(copy, folder, open);
      if (connection === null) continue;
      log(`${said}the copy ${copy} takes its place. What was written since then is missing.`);
      return connection;
    }
    const connection = await open(options);
    log(`${said}a fresh one begins.`);
    return connection;
  } catch {
    // A fresh one can't be made here either (a full disk, say): then the old one wasn't to blame.
    rmSync(folder, { recursive: true, force: true });
    renameSync(aside, folder);
    throw new Error(`The database in ${folder} can't be opened, nor a new one made: ${summary(reason)}`);
  }
}

/** Puts a copy in the folder's place; null where it isn't sound. An error where the disk is full. */
async function openCopy(
  copy: string,
  folder: string,
  open: (place: { readonly folder: string }) => Promise<PgliteConnection>,
): Promise<PgliteConnection | null> {
  let connection: PgliteConnection | undefined;
  try {
    cpSync(copy, folder, { recursive: true });
    connection = await open({ folder });
    await readEverything(connection.driver);
    return connection;
  } catch (error) {
    // What can't be read may not close either: its files are removed in any case.
    await connection?.close().catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
    if (isFullDisk(error)) throw error;
    // Damaged too: an older one may be sound, and the caller logs which one was.
    return null;
  }
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
