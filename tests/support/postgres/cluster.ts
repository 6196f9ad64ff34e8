import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { tmpdir } from 'node:os';

/** A PostgreSQL server of its own, reachable only through a socket in its folder. */
export interface Cluster {
  /** The folder of the socket; `host` of a connection. */
  readonly socket: string;
  stop(): Promise<void>;
}

const DEBIAN = '/usr/lib/postgresql';

/** Where the programs of the newest installed PostgreSQL are; null on a machine without it. */
export function postgresPrograms(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? null;
}

/** PostgreSQL refuses to run as root: then its own user runs it. */
function runner(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const number = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: number('-u'), gid: number('-g') };
}

/** The journeys start it while sites are built. */
const READY_WITHIN_MS = 60_000;

/** Starts a server in a temporary folder. Nothing of it outlives `stop`, so nothing of it is written through to the disk. */
export async function startCluster(programs: string): Promise<Cluster> {
  const user = runner();
  const folder = mkdtempSync(join(tmpdir(), 'tunas-pg-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const how = { cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' }, ...user };
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...how, encoding: 'utf8' },
  );
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`initdb failed: ${made.stderr}`);
  }
  const settings = [
    ['listen_addresses', ''],
    ['unix_socket_directories', folder],
    ['fsync', 'off'],
    ['full_page_writes', 'off'],
    ['synchronous_commit', 'off'],
    ['shared_buffers', '256MB'],
  ];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...how, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  server.stderr.on('data', (some: Buffer) => (said = (said + String(some)).slice(-4000)));
  try {
    await ready(server, join(folder, '.s.PGSQL.5432'), () => said);
  } catch (error) {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    socket: folder,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      // A server that a signal ended has no exit code.
      if (server.exitCode === null && server.signalCode === null) {
        // Ends the sessions and the server in order.
        server.kill('SIGINT');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ready(server: ChildProcess, socket: string, said: () => string): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  while (!(existsSync(socket) && said().includes('ready to accept connections'))) {
    if (server.exitCode !== null || Date.now() > until) throw new Error(`PostgreSQL did not start: ${said()}`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}
