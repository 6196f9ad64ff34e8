import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { seedContent } from '../seed/seed-content.ts';
import { announceBackend, withdrawBackend } from './address-file.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { makeFirstAdmin } from './first-admin.ts';
import type { FirstAdmin } from './first-admin.ts';
import { hostHere, type DatabaseHost } from './database-host.ts';
import { createBackendServer } from './http/http-server.ts';
import { installKeys, isOurs, newInstallKeys } from './install-keys.ts';
import type { InstallKeys } from './install-keys.ts';
import { openMailDrop, STANDARD_SITE } from './mail/development-mailer.ts';
import { outgoingMails, type OutgoingMails } from './mail/outgoing-mails.ts';
import type { DatabaseDump } from './lite-connection.ts';
import type { AuthSettings, OpenDatabase, OpenDatabaseOptions } from './open-database.ts';
import { aloud, quietly } from './quiet-console.ts';
import { hostInThread } from './thread/host-in-thread.ts';
import type { TimeLimits } from './thread/time-limit.ts';

interface BackendOptions {
  /** Folder for the database, its uploaded files, its keys and its lock; `memory` for one that is gone when it stops. */
  readonly dataFolder: string | 'memory';
  /** 0 for any free one. A taken port is an error with the code EADDRINUSE. */
  readonly port: number;
  readonly log?: ((line: string) => void) | undefined;
  /** The super admin to make where there is none yet; false for none at all. */
  readonly admin?: FirstAdmin | false | undefined;
  /** Where mails are kept as files, besides being logged; without it `mail` in the data folder, for memory nowhere. */
  readonly mailFolder?: string | undefined;
  /** Where the portal is, for links in mails; see `portalAt`. */
  readonly siteUrl?: string | undefined;
  readonly auth?: AuthSettings | undefined;
  /** Address to call whenever visitors are to read something else; without it the one that the database has, if any. */
  readonly deployHook?: string | undefined;
}

export interface RunningBackend {
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  /**
   * From now on links in mails lead to this portal, whose port is known only once it is served; and through `backendUrl`, where a
   * proxy is in front of the backend.
   */
  portalAt(siteUrl: string, backendUrl?: string): void;
  stop(): Promise<void>;
}

export interface StartOptions extends BackendOptions {
  /** How long requests may take; TIME_LIMITS without it. */
  readonly limits?: TimeLimits | undefined;
  /** Ends the start soon; afterwards it does nothing. */
  readonly signal?: AbortSignal | undefined;
}

/** A running backend with its inside open: for tests and measurements. */
export interface OpenBackend extends RunningBackend {
  readonly database: OpenDatabase;
  /** Signs its access tokens. */
  readonly jwtSecret: string;
}

export interface OpenBackendOptions extends BackendOptions {
  /** Whether the bundled articles are put in. Without them there is no first super admin either, unless one is named. */
  readonly seed?: boolean | undefined;
  /** Whether the queue's mails are sent. Without it they stay there. */
  readonly sendMails?: boolean | undefined;
  /** A dumped database to begin with. */
  readonly dump?: DatabaseDump;
  /** Opens another database than PGlite's. */
  readonly connect?: OpenDatabaseOptions['connect'];
}

/**
 * Starts the embedded backend: migrated, seeded, and answering on 127.0.0.1 as a hosted project would. The database of a data
 * folder runs in a thread of its own, which a request that takes too long ends; one in memory would be lost by that.
 */
export async function startBackend(options: StartOptions): Promise<RunningBackend> {
  if (options.dataFolder === 'memory') return withoutInside(await startOpenBackend({ ...options, sendMails: true }));
  const { limits, signal } = options;
  const open: OpenHost = (from, admin, log) => {
    const { log: _, onMail, ...database } = from;
    return hostInThread({ database: { ...database, admin }, log, onMail, limits, signal });
  };
  return serve({ ...options, sendMails: true }, open);
}

/** As `startBackend`, in this thread, with the database at hand and, where wanted, unseeded or from a dump. */
export async function startOpenBackend(options: OpenBackendOptions): Promise<OpenBackend> {
  let database: OpenDatabase | undefined;
  const { dump, connect } = options;
  const other = { ...(dump && { dump }), ...(connect && { connect }) };
  // Only here: the other way loads it in its thread, and once is enough.
  const { openDatabase } = await import('./open-database.ts');
  const running = await serve(options, async (from, admin, log) => {
    const opened = (database = await quietly(() => openDatabase({ ...from, ...other })));
    // Before the first request is answered: both would use the database's only session.
    if (admin !== false) await makeFirstAdmin(opened.connection.driver, admin, log);
    return hostHere(opened);
  });
  if (database === undefined) throw new Error('The backend runs without its database');
  return { ...running, database };
}

function withoutInside({ url, publishableKey, secretKey, portalAt, stop }: OpenBackend): RunningBackend {
  return { url, publishableKey, secretKey, portalAt, stop };
}

type OpenHost = (
  from: Omit<OpenDatabaseOptions, 'dump' | 'connect'>,
  admin: FirstAdmin | false,
  log: (line: string) => void,
) => Promise<DatabaseHost>;

type Serving = RunningBackend & Pick<OpenBackend, 'jwtSecret'>;

async function serve(options: Omit<OpenBackendOptions, 'dump' | 'connect'>, open: OpenHost): Promise<Serving> {
  const say = options.log ?? (() => undefined);
  const log = (line: string): void => aloud(() => say(line));
  // In this order: a taken port shows at once that another backend is running, the lock protects the files, then they are opened.
  const opening = deferred<DatabaseHost>();
  let claimed: Claim | undefined;
  const server = createServer(
    createBackendServer({
      answer: async (request) => (await opening.promise).answer(request),
      isOurs: (key) => claimed !== undefined && isOurs(claimed.keys, key),
      log,
    }),
  );
  // A request that comes in drop by drop holds what it has sent.
  server.requestTimeout = 60_000;
  // Longer than any client keeps one: a connection that we drop first loses the request that is just setting out on it.
  server.keepAliveTimeout = 120_000;
  await listen(server, options.port);
  let opened: DatabaseHost | undefined;
  let mails: OutgoingMails | undefined;
  const stop = once(async () => {
    await mails?.stop();
    await close(server);
    await opened?.close();
    if (claimed?.folder !== undefined) withdrawBackend(options.dataFolder);
    claimed?.unlock();
  });
  try {
    const { folder, keys, mailFolder, filesFolder } = (claimed = claim(options, log));
    const url = addressOf(server);
    const { auth, deployHook, siteUrl, seed = true, admin = seed ? {} : false, sendMails = false } = options;
    let site = siteUrl ?? STANDARD_SITE;
    const drop = openMailDrop(mailFolder, log);
    mails = sendMails ? outgoingMails({ url, secretKey: keys.secretKey, site: () => site, drop, log }) : undefined;
    const onMail = mails?.wake;
    const from = { folder, keys, log, url, siteUrl, mailFolder, filesFolder, auth, deployHook, onMail };
    const host = (opened = await open(from, admin, log));
    opening.resolve(host);
    if (seed) {
      const { added } = await seedContent({ url, secretKey: keys.secretKey });
      if (added > 0) log(`Put the ${added} bundled articles into the database.`);
    }
    if (folder !== undefined) announceBackend(options.dataFolder, url, keys.publishableKey);
    mails?.wake();
    const portalAt = (portal: string, backendUrl = url): void => {
      site = portal;
      host.lead({ siteUrl: portal, backendUrl });
    };
    return { url, ...keys, portalAt, stop };
  } catch (error) {
    opening.reject(error);
    await stop();
    throw error;
  }
}

interface Claim {
  readonly folder: string | undefined;
  readonly keys: InstallKeys;
  readonly mailFolder: string | undefined;
  readonly filesFolder: string | undefined;
  readonly unlock: () => void;
}

function claim({ dataFolder, mailFolder }: BackendOptions, log: (line: string) => void): Claim {
  if (dataFolder === 'memory') {
    const unlock = () => undefined;
    return { folder: undefined, keys: newInstallKeys(), mailFolder, filesFolder: undefined, unlock };
  }
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  closeFolder(dataFolder, log);
  const unlock = lockDataFolder(dataFolder, log);
  try {
    // What a killed one left there could pass for ours: process ids come again.
    withdrawBackend(dataFolder);
    return {
      folder: join(dataFolder, 'database'),
      keys: installKeys(dataFolder, log),
      mailFolder: mailFolder ?? join(dataFolder, 'mail'),
      filesFolder: join(dataFolder, 'storage'),
      unlock,
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Nobody else on this computer reads the database or the keys, also where the folder was made by somebody else, open to all. */
function closeFolder(folder: string, log: (line: string) => void): void {
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    // File systems of USB sticks have no rights, and only its owner may change a folder's.
    log(`Other people who use this computer may be able to read ${folder}: ${String(error)}`);
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Lets running requests finish; connections that only wait are cut. */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 2000).unref();
  });
}

function addressOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The backend has no port');
  return `http://127.0.0.1:${address.port}`;
}

interface Deferred<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
  readonly reject: (error: unknown) => void;
}

function deferred<T>(): Deferred<T> {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  // Its failure may have no handler here; the caller that starts the backend gets it in any case.
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
}
