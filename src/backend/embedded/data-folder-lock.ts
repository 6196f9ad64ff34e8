import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The data folder belongs to another living process. */
export class DataFolderInUseError extends Error {
  readonly code = 'DATA_FOLDER_IN_USE';
  readonly pid: number;

  constructor(dataFolder: string, pid: number) {
    super(
      `The database in ${dataFolder} is in use by process ${pid}. Stop that process, or choose another folder with TUNAS_DATA.`,
    );
    this.pid = pid;
  }
}

interface Holder {
  readonly pid: number;
  /** When the system started that process, where that is known: another process with a recycled id doesn't hold the lock. */
  readonly started: string | null;
  readonly token: string;
}

/**
 * Locks the data folder for this process. PGlite itself doesn't notice a second server on the same folder, and rows are lost.
 * proper-lockfile (the well-kept library) can't name the holder and makes one wait ten seconds after a kill.
 *
 * @returns a function that releases the lock
 */
export function lockDataFolder(dataFolder: string, log: (line: string) => void): () => void {
  mkdirSync(dataFolder, { recursive: true });
  const file = join(dataFolder, 'lock');
  const mine: Holder = { pid: process.pid, started: processStart(process.pid), token: randomUUID() };
  for (let attempt = 0; attempt < 10; attempt += 1) {
    if (createWhole(file, mine)) return () => release(file, mine);
    const text = readIfThere(file);
    if (text === null) continue;
    const holder = parseHolder(text);
    if (holder && isAlive(holder)) throw new DataFolderInUseError(dataFolder, holder.pid);
    if (takeAway(file, text)) {
      log(`Took over ${dataFolder} from ${holder ? `process ${holder.pid}, which is gone` : 'a damaged lock file'}.`);
    }
  }
  throw new Error(`The lock file ${file} keeps changing hands. Try again.`);
}

/** The living process that holds a data folder; null where none does. */
export function dataFolderHolder(dataFolder: string): number | null {
  const text = readIfThere(join(dataFolder, 'lock'));
  const holder = text === null ? null : parseHolder(text);
  return holder !== null && isAlive(holder) ? holder.pid : null;
}

/** Creates the lock with its content atomically, so that it is never read half-written. */
function createWhole(file: string, holder: Holder): boolean {
  const draft = `${file}.${holder.token}`;
  writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    // File systems without hard links (exFAT): creating exclusively is the next best.
    return createExclusively(file, holder);
  } finally {
    rmSync(draft, { force: true });
  }
}

function createExclusively(file: string, holder: Holder): boolean {
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Removes a stale lock, but never one that another process put there in the meantime. */
function takeAway(file: string, staleText: string): boolean {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
  if (readFileSync(aside, 'utf8') !== staleText) {
    try {
      linkSync(aside, file);
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    }
    rmSync(aside, { force: true });
    return false;
  }
  rmSync(aside, { force: true });
  return true;
}

function release(file: string, mine: Holder): void {
  const text = readIfThere(file);
  if (text !== null && parseHolder(text)?.token === mine.token) rmSync(file, { force: true });
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

function parseHolder(text: string): Holder | null {
  try {
    const value = JSON.parse(text) as Partial<Holder> | null;
    if (typeof value?.pid !== 'number' || !Number.isInteger(value.pid) || value.pid <= 0) return null;
    return { pid: value.pid, started: value.started ?? null, token: value.token ?? '' };
  } catch {
    // Not JSON: a damaged lock, which the caller replaces with a log line.
    return null;
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM: the process exists, but belongs to another user.
    if (errorCode(error) !== 'EPERM') return false;
  }
  const started = processStart(holder.pid);
  return started === null || holder.started === null || started === holder.started;
}

/** Linux reports when a process started (field 22 of /proc/<pid>/stat); elsewhere only the process id is compared. */
function processStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    // No /proc here, or the process has just ended.
    return null;
  }
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
