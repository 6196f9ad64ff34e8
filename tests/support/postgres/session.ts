import type { PGlite } from '@supabase/lite/pglite';
import pg, { type QueryResult } from 'pg';

/** The part of PGlite that the embedded backend and the tests use. */
export type DatabaseDriver = Pick<PGlite, 'query' | 'exec' | 'transaction' | 'listen' | 'close'>;

/** The same for a server, which also sends notices. */
export type ServerDriver = DatabaseDriver & {
  /** Listens for notices until the returned function is called. */
  onNotice(hear: (text: string) => void): () => void;
};

/** A session of a PostgreSQL server with the interface of PGlite. */
export interface Session {
  readonly driver: ServerDriver;
  /** Exclusive use: the same session, and nothing of `driver` runs until `release`. */
  take(): Promise<Turn>;
  /** A query within the exclusive use, with a result as PGlite's. */
  readonly inside: Pick<DatabaseDriver, 'query'>;
}

/** A turn at the session, as a client of node-postgres. */
interface Turn {
  query(text: string, values?: readonly unknown[]): Promise<QueryResult>;
  release(): void;
}

const json = (text: string): unknown => JSON.parse(text);
const same = (text: string): string => text;
const number = (text: string): unknown => (Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text));
const iso = (text: string): string => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
const decimal = (text: string): unknown => (String(Number(text)) === text ? Number(text) : text);

/** As the embedded backend reads them, by the number of the type. */
const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  ...{ 20: number, 114: json, 3802: json, 1700: decimal },
  ...{ 1082: same, 1083: same, 1266: same, 1114: iso, 1184: iso },
  // Names in an array, which node-postgres leaves as a text.
  1003: pg.types.getTypeParser(1009),
  1016: (text) => (pg.types.getTypeParser(1007)(text) as number[]).map(Number),
};

/** Opens a session on a database of a server. */
export async function openSession(socket: string, database: string): Promise<Session> {
  const client = new pg.Client({
    host: socket,
    user: 'postgres',
    database,
    options: '-c TimeZone=UTC',
    types: { getTypeParser: (type, format) => PARSERS[type] ?? pg.types.getTypeParser(type, format) },
  });
  await client.connect();
  // The server ends before its last sessions where a run is cut short.
  client.on('error', () => undefined);
  let turn: Promise<unknown> = Promise.resolve();
  /** PGlite lets nothing between the statements of a transaction. */
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  };
  const run: Turn['query'] = (text, values = []) => client.query(text, values.map(plain));
  const query = async (text: string, values: readonly unknown[] = []) => {
    const { rows, fields, rowCount } = await run(text, values);
    return { rows, fields: [...fields], affectedRows: rowCount };
  };
  const exec = async (text: string) => {
    const results = (await client.query(text)) as QueryResult | QueryResult[];
    return [results].flat().map(({ rows, fields, rowCount }) => ({ rows, fields, affectedRows: rowCount }));
  };
  const transaction = (work: (inside: object) => Promise<unknown>) =>
    inTurn(async () => {
      await client.query('begin');
      try {
        const value = await work({ query, exec, rollback: () => client.query('rollback') });
        // After a rollback there is nothing to commit, for which the server only sends a notice.
        await client.query('commit');
        return value;
      } catch (error) {
        await client.query('rollback');
        throw error;
      }
    });
  const take = (): Promise<Turn> =>
    new Promise((taken) => void inTurn(() => new Promise<void>((release) => taken({ query: run, release }))));
  const driver = {
    query: (text: string, values?: readonly unknown[]) => inTurn(() => query(text, values)),
    exec: (text: string) => inTurn(() => exec(text)),
    transaction,
    async listen(channel: string, hear: (payload: string) => void) {
      client.on('notification', (message) => {
        if (message.channel === channel) hear(message.payload ?? '');
      });
      await client.query(`listen ${channel}`);
      return () => Promise.resolve();
    },
    onNotice(hear: (text: string) => void) {
      const listener = ({ message }: { readonly message?: string }): void => hear(message ?? '');
      client.on('notice', listener);
      return () => void client.off('notice', listener);
    },
    close: () => client.end(),
  };
  return { driver: driver as unknown as ServerDriver, take, inside: { query } as unknown as DatabaseDriver };
}

/** node-postgres writes an array of objects as an array of texts; the backend means JSON. */
function plain(value: unknown): unknown {
  return Array.isArray(value) && value.some((part) => typeof part === 'object' && part !== null)
    ? JSON.stringify(value)
    : value;
}
