import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newInstallKeys } from '#backend/embedded/install-keys.ts';
import { readMigrations } from '#backend/embedded/migrations.ts';
import { openDatabase, type OpenDatabaseOptions } from '#backend/embedded/open-database.ts';
import { quietly } from '#backend/embedded/quiet-console.ts';
import { copyDatabase, MIGRATED, onServer } from '../postgres/server-database.ts';

const CACHE = join(import.meta.dirname, '../../../node_modules/.cache/tunas');

/** With what the embedded backend opens a migrated, empty database: a copy on the server with this socket, in PGlite without one. */
export async function migratedDatabase(
  socket: string | undefined,
): Promise<Pick<OpenDatabaseOptions, 'dump' | 'connect'>> {
  if (socket === undefined) return { dump: await migratedDump() };
  return onServer(socket, await copyDatabase(socket, MIGRATED));
}

/**
 * The dump of a migrated, empty database, made once for each state of the migrations: a backend that begins with it saves
 * initdb and all migrations, which is four fifths of its start.
 */
export async function migratedDump(): Promise<Blob> {
  const sources = [
    ...readMigrations().map((migration) => migration.sql),
    readFileSync(join(import.meta.dirname, '../../../src/backend/embedded/prelude.sql'), 'utf8'),
    readFileSync(join(import.meta.dirname, '../../../package-lock.json'), 'utf8').match(/lite-[\d.]+\.tgz/)?.[0] ?? '',
  ];
  const file = join(
    CACHE,
    `database-${createHash('sha256').update(sources.join('\0')).digest('hex').slice(0, 16)}.tar`,
  );
  if (!existsSync(file)) {
    const log = (): void => undefined;
    const database = await quietly(() => openDatabase({ folder: undefined, keys: newInstallKeys(), log }));
    const dump = await database.connection.driver.dumpDataDir('none');
    await database.close();
    mkdirSync(CACHE, { recursive: true });
    // Two test workers may write it at the same time: both write the same file, and the last one stays.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
    renameSync(draft, file);
  }
  return new Blob([readFileSync(file)]);
}
