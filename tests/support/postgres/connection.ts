import { PgliteConnection } from '@supabase/lite/pglite';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { correctConnection } from '#backend/embedded/lite-connection.ts';
import { openSession, type DatabaseDriver, type Session } from './session.ts';

interface Base {
  driver: DatabaseDriver;
  kysely: unknown;
  clearSchemaCache(): Promise<void>;
}
/** @supabase/lite's connection to PostgreSQL, without PGlite. */
const BasePostgresConnection = Object.getPrototypeOf(PgliteConnection) as new (config: object) => Base;

/** A connection of @supabase/lite over one session of a server, as it has one of PGlite. */
class ServerConnection extends BasePostgresConnection {
  constructor({ driver, take }: Session) {
    super({});
    this.driver = driver;
    const pool = { connect: take, end: () => Promise.resolve() };
    this.kysely = new Kysely({ dialect: new PostgresDialect({ pool: pool as unknown as PostgresPool }) });
  }

  async exec(text: string): Promise<unknown> {
    return (await this.driver.exec(text))[0];
  }

  async close(): Promise<void> {
    await this.clearSchemaCache();
    await this.driver.close();
  }
}

/** Opens a database of a server for the embedded backend. */
export async function openServerConnection(socket: string, database: string): Promise<PgliteConnection> {
  const session = await openSession(socket, database);
  const connection = new ServerConnection(session) as unknown as PgliteConnection;
  correctConnection(connection, session.inside);
  return connection;
}
