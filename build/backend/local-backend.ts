import { resolve } from 'node:path';
import { findRunningBackend } from '#backend/embedded/address-file.ts';
import { keysFile } from '#backend/embedded/install-keys.ts';
import { startBackend } from '#backend/embedded/start-backend.ts';
import { onStop } from '../processes/on-stop.ts';
import { freePort } from '../processes/free-port.ts';
import { BackendError, type ServiceRoleBackend } from '#backend/service-role/service-role-client.ts';

export interface LocalBackend {
  readonly url: string;
  readonly publishableKey: string;
  /** The file with its keys; the secret one has all rights. */
  readonly keysFile: string;
  /** From now on links in mails lead to the portal at this address. */
  portalAt(siteUrl: string): void;
  stop(): Promise<void>;
}

/** What programs may do with the backend that they build against, embedded or configured. */
export type BuiltAgainst = Pick<LocalBackend, 'portalAt' | 'stop'>;

/** Starts the embedded backend in this process, with the data folder and the port of the environment. */
export async function startLocalBackend(say: (line: string) => void): Promise<LocalBackend> {
  const dataFolder = dataFolderNamed();
  const port = await freePort('BACKEND_PORT', 54_321, say);
  const admin = { email: wordOf('TUNAS_ADMIN_EMAIL'), password: wordOf('TUNAS_ADMIN_PASSWORD') };
  const stopping = new AbortController();
  const starting = startBackend({
    signal: stopping.signal,
    dataFolder,
    port,
    admin,
    deployHook: wordOf('TUNAS_DEPLOY_HOOK'),
    log: say,
  });
  // Registered before the backend has started, so that a Ctrl+C while the database opens also ends in an orderly stop.
  onStop(async () => {
    stopping.abort();
    // A start that failed, or was aborted, has stopped itself.
    const backend = await starting.catch(() => null);
    await backend?.stop();
  });
  const { url, publishableKey, portalAt, stop } = await starting;
  say(`Backend: ${url}`);
  return { url, publishableKey, keysFile: keysFile(dataFolder), portalAt, stop };
}

/**
 * Runs `work` on the embedded backend with its secret key: on the one that already runs on the data folder, else on one that is
 * started for it and stopped afterwards.
 */
export async function onLocalBackend<T>(
  work: (backend: { readonly url: string; readonly secretKey: string }) => Promise<T>,
  say: (line: string) => void,
): Promise<T> {
  const dataFolder = dataFolderNamed();
  const running = findRunningBackend(dataFolder);
  if (running !== null) return work(running);
  const backend = await startBackend({ dataFolder, port: 0, admin: false, log: say });
  try {
    return await work(backend);
  } finally {
    await backend.stop();
  }
}

/** Sets the environment of later builds in this process to a backend. */
function buildAgainst(backend: { readonly url: string; readonly publishableKey: string }): void {
  process.env['VITE_SUPABASE_URL'] = backend.url;
  process.env['VITE_SUPABASE_PUBLISHABLE_KEY'] = backend.publishableKey;
}

/**
 * The backend that a program builds against: the configured one (VITE_SUPABASE_URL) where there is one, else the embedded one,
 * which is started.
 */
export async function backendToBuildAgainst(say: (line: string) => void): Promise<BuiltAgainst> {
  const configured = process.env['VITE_SUPABASE_URL'];
  if (configured) {
    say(`Backend: ${configured} (VITE_SUPABASE_URL)`);
    return { portalAt: () => undefined, stop: () => Promise.resolve() };
  }
  say('Starting the embedded backend...');
  const backend = await startLocalBackend(say);
  buildAgainst(backend);
  return backend;
}

function dataFolderNamed(): string {
  return resolve(wordOf('TUNAS_DATA') ?? '.local');
}

/** A variable of the environment; undefined where it is empty. */
function wordOf(variable: string): string | undefined {
  return process.env[variable] || undefined;
}

/** The backend at an address, with its secret key. The key is only sent over https, or to this machine. */
export function serviceRoleBackend(address: string, secretKey: string | undefined): ServiceRoleBackend {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !(url.protocol === 'https:' || (url.protocol === 'http:' && isHome(url.hostname)))) {
    throw new BackendError(`--url is "${address}", but must be the https address of a project.`);
  }
  if (!secretKey) throw new BackendError('Put the secret key of the project into SUPABASE_SECRET_KEY.');
  return { url: url.origin, secretKey };
}

function isHome(host: string): boolean {
  return host === 'localhost' || host === '127.0.0.1' || host === '[::1]';
}
