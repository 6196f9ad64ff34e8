import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOpenBackend, type OpenBackend } from '../../src/backend/embedded/start-backend.ts';
import { postgresPrograms, startCluster } from '../support/postgres/cluster.ts';
import { openServerConnection } from '../support/postgres/connection.ts';
import { openSession, type ServerDriver } from '../support/postgres/session.ts';

/** A backend to measure: embedded with its database on disk, or over a PostgreSQL server. */
export interface BenchBackend extends OpenBackend {
  /** Another session of the server's database; null for the embedded one. */
  openServerSession(): Promise<ServerDriver> | null;
  /** Calls a function through HTTP as the service role; gives its answer and how long it took, in ms. */
  call<Answer>(name: string, body: object): Promise<{ readonly answer: Answer; readonly ms: number }>;
}

/** Starts one for `work` and stops it afterwards; prints on what it runs. */
export async function withBenchBackend(
  on: 'embedded' | 'postgres',
  seed: boolean,
  work: (backend: BenchBackend) => Promise<void>,
): Promise<void> {
  const server = on === 'postgres' ? await startServer() : null;
  const folder = mkdtempSync(join(tmpdir(), 'tunas-bench-'));
  const backend = await startOpenBackend({
    ...{ dataFolder: server ? 'memory' : folder, port: 0, seed, admin: false, log: () => undefined },
    ...(server ? { connect: server.connect } : {}),
  });
  console.log(`${server ? 'PostgreSQL' : 'Embedded backend'}, ${machine()}`);
  try {
    await work({
      ...backend,
      openServerSession: () => server?.openSession() ?? null,
      async call(name, body) {
        const begun = performance.now();
        const response = await fetch(`${backend.url}/rest/v1/rpc/${name}`, {
          method: 'POST',
          headers: { apikey: backend.secretKey, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        const text = await response.text();
        const ms = performance.now() - begun;
        if (!response.ok) throw new Error(`${name}: ${response.status} ${text.slice(0, 500)}`);
        return { answer: (text === '' ? undefined : JSON.parse(text)) as never, ms };
      },
    });
  } finally {
    await backend.stop();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startServer() {
  const programs = postgresPrograms();
  if (programs === null) throw new Error('PostgreSQL is not installed (initdb and postgres).');
  const cluster = await startCluster(programs);
  const { driver } = await openSession(cluster.socket, 'postgres');
  await driver.exec('create database bench');
  await driver.close();
  return {
    connect: () => openServerConnection(cluster.socket, 'bench'),
    openSession: async () => (await openSession(cluster.socket, 'bench')).driver,
    stop: () => cluster.stop(),
  };
}

/** What a measurement has to say of the machine. */
export function machine(): string {
  return `${cpus().length} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}`;
}

/** The time below which this share of them lies, 0.5 for the median. */
export function percentile(times: readonly number[], share: number): number {
  return [...times].sort((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? 0;
}
