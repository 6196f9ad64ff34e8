import { cpSync, rmSync } from 'node:fs';
import type { PgliteConnection, PGlite } from '@supabase/lite/pglite';
import { isFullDisk } from '../full-disk.ts';
import { resetJournal } from './reset-journal.ts';

/**
 * Makes a copy of a database that has lost its journal usable again, without what was only in the journal, and checks all
 * that it holds. Returns the copy's folder, or null where it can't be recovered; the folder itself stays as it is.
 * An error where the disk is full.
 */
export async function recoverFolder(
  folder: string,
  open: (folder: string) => Promise<PgliteConnection>,
): Promise<string | null> {
  const copy = `${folder}.recovering`;
  rmSync(copy, { recursive: true, force: true });
  try {
    cpSync(folder, copy, { recursive: true });
    resetJournal(copy);
    const connection = await open(copy);
    try {
      await checkDatabase(connection.driver);
    } finally {
      await connection.close();
    }
    return copy;
  } catch (error) {
    rmSync(copy, { recursive: true, force: true });
    // With more space it may well be recovered: nothing else is to begin meanwhile.
    if (isFullDisk(error)) throw error;
    // Damaged in other places too: the caller logs why the folder didn't open.
    return null;
  }
}

type Database = Pick<PGlite, 'query' | 'exec'>;

/**
 * Makes all indexes anew and reads every row of every table; an error where that can't be done. Sequences that stand behind
 * their columns are moved on, else the next row would get a number that another one has.
 */
async function checkDatabase(database: Database): Promise<void> {
  await database.exec('reindex database');
  const { rows: tables } = await database.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name from pg_class c join pg_namespace n on n.oid = relnamespace
     where relkind in ('r', 'm')`,
  );
  // As text each value is read in full, also what lies apart from its row.
  for (const { name } of tables) await database.query(`select sum(length(t::text)) from ${name} t`);
  const { rows: sequences } = await database.query<{ sequence: string; owner: string; column: string }>(
    `select d.objid::regclass::text as sequence, d.refobjid::regclass::text as owner, quote_ident(a.attname) as column
     from pg_depend d join pg_class c on c.oid = d.objid and c.relkind = 'S'
     join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
     where d.classid = 'pg_class'::regclass and d.refclassid = 'pg_class'::regclass and d.deptype in ('a', 'i')`,
  );
  for (const { sequence, owner, column } of sequences) {
    await database.query(
      `select setval('${sequence}', highest) from (select max(${column}) as highest from ${owner}) rows, ${sequence} s
       where highest > s.last_value`,
    );
  }
}
