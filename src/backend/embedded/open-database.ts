import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { App, setExperimental } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { PASSWORD_MIN } from '#domain/limits.ts';
import { withAskingSession } from './asking-session.ts';
import { authAdditions } from './auth-additions.ts';
import { copyDatabase, isDamage, isMissing, isSound, replaceDamagedFolder } from './database-copies.ts';
import { watchForFullDisk, type WatchedStore } from './full-disk.ts';
import { guardAuth } from './guard-auth.ts';
import { guardCodes } from './guard-codes.ts';
import { installDeployHook, standInForPgNet } from './deploy-hook.ts';
import type { InstallKeys } from './install-keys.ts';
import { openLiteConnection, withHeadersOf, type DatabaseDump } from './lite-connection.ts';
import { developmentMailer, type LinkWay, openMailDrop, STANDARD_SITE } from './mail/development-mailer.ts';
import { linkTokens } from './mail/link-token.ts';
import { applyMigrations, readMigrations } from './migrations.ts';
import { memoryStore } from './storage/file-store.ts';
import { folderStore } from './storage/folder-store.ts';
import { guardStorage } from './storage/guard-storage.ts';
import { storageAdapter } from './storage/storage-adapter.ts';

/** An opened, migrated database and the app that answers for it. */
export interface OpenDatabase {
  readonly app: App;
  readonly connection: PgliteConnection;
  /** Answers one request. They must come one by one (see http-server.ts). */
  answer(request: Request): Promise<Response>;
  /** From now on links in mails lead this way. */
  lead(way: Partial<LinkWay>): void;
  /** Copies its files where the newest copy is old enough; between two requests, because it takes its time. */
  copy(): void;
  close(): Promise<void>;
}

/** How the auth service behaves where it shouldn't be as a new hosted project. */
export interface AuthSettings {
  /** Whether people must confirm their address before they can sign in; without it they needn't. */
  readonly confirmEmail?: boolean | undefined;
  /** The lifetime of an access token in seconds; 3,600 by default. */
  readonly tokenSeconds?: number | undefined;
  /** How long the code and the link in a mail are valid, in seconds; without it 3,600. */
  readonly codeSeconds?: number | undefined;
}

export interface OpenDatabaseOptions {
  /** Where PostgreSQL keeps its files; undefined for memory. */
  readonly folder: string | undefined;
  readonly keys: InstallKeys;
  readonly log: (line: string) => void;
  /** Where the backend answers, and where the portal is: links in mails lead through the one to the other. */
  readonly url?: string | undefined;
  readonly siteUrl?: string | undefined;
  /** Where mails are kept; undefined: they go to the log only. */
  readonly mailFolder?: string | undefined;
  /** Where uploaded files are kept; undefined for memory. */
  readonly filesFolder?: string | undefined;
  readonly auth?: AuthSettings | undefined;
  /** Address to call whenever visitors are to read something else; undefined: the one that the database has, if any. */
  readonly deployHook?: string | undefined;
  /** Called when the database has queued a mail. */
  readonly onMail?: (() => void) | undefined;
  /** A dumped database to begin with (tests). */
  readonly dump?: DatabaseDump;
  /** Opens another database than PGlite's (tests). */
  readonly connect?: () => Promise<PgliteConnection>;
}

type Answering = Pick<OpenDatabase, 'app' | 'answer' | 'lead'>;

interface Prepared extends Answering {
  /** Waits until no address is being called any more. */
  readonly called: () => Promise<void>;
}

const PRELUDE = join(import.meta.dirname, 'prelude.sql');
const AUTH_SERVICE = join(import.meta.dirname, 'auth-service.sql');

/**
 * As on a hosted project: policies and functions of the callers ask auth.uid() who they are, its tables stay closed; what
 * is stored is held by policies alone.
 */
const HOSTED_GRANTS = `
  grant usage on schema auth, storage to anon, authenticated, service_role;
  grant all on table storage.buckets, storage.objects to anon, authenticated, service_role;`;

/** Opens and migrates the database; its folder is copied, and replaced where it is damaged (database-copies.ts). */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const { folder, log } = options;
  const replace = (reason: unknown) => replaceDamagedFolder(options, reason, openConnection);
  const prepared = await openFolder(options)
    .catch(replace)
    .then((connection) => prepareOrClose(connection, options))
    // Damage of a table shows where it is read; an internal error of a migration says the same, and is no damage.
    .catch(async (error: unknown) => {
      if (folder === undefined || !isDamage(error) || (await isSound(folder, openConnection))) throw error;
      return prepareOrClose(await replace(error), options);
    });
  const { called, connection, ...answering } = prepared;
  const copy = (): void => {
    if (folder !== undefined) copyDatabase(folder, log);
  };
  copy();
  const close = async (): Promise<void> => {
    await called();
    await connection.close();
  };
  return { ...answering, connection, copy, close };
}

async function openFolder(options: OpenDatabaseOptions): Promise<PgliteConnection> {
  if (options.folder !== undefined && isMissing(options.folder)) throw new Error('its folder is missing');
  return options.connect?.() ?? openConnection(options);
}

async function prepareOrClose(connection: PgliteConnection, options: OpenDatabaseOptions) {
  try {
    return { ...(await prepare(connection, options)), connection };
  } catch (error) {
    // What is damaged may not close either: what was wrong is said.
    await connection.close().catch(() => undefined);
    throw error;
  }
}

async function openConnection({
  folder,
  dump,
}: Pick<OpenDatabaseOptions, 'folder' | 'dump'>): Promise<PgliteConnection> {
  const connection = await openLiteConnection(folder, dump);
  await connection.driver.waitReady;
  // Damage doesn't always show at the start: a database that can't even list its tables is damaged too.
  await connection.driver.query('select count(*) from pg_class');
  return connection;
}

async function prepare(connection: PgliteConnection, options: OpenDatabaseOptions): Promise<Prepared> {
  // Named one by one, because NODE_ENV=test would turn all of them on.
  setExperimental('storage', true);
  setExperimental('cloud', false);
  await connection.driver.exec(readFileSync(PRELUDE, 'utf8'));
  const app = makeApp(connection, options);
  const { filesFolder } = options;
  const files = watchForFullDisk(filesFolder === undefined ? memoryStore() : folderStore(filesFolder));
  app._storageAdapter = storageAdapter(files);
  await app.ensureSystemSchema();
  await checkSystemSchema(connection);
  await connection.driver.exec(HOSTED_GRANTS + readFileSync(AUTH_SERVICE, 'utf8'));
  await applyMigrations(connection.driver, readMigrations(), options.log);
  const called = await standInForPgNet(connection.driver, options.log);
  if (options.deployHook !== undefined) await installDeployHook(connection.driver, options.deployHook);
  const { onMail } = options;
  if (onMail !== undefined) await connection.driver.listen('outgoing_mails', () => onMail());
  await connection.clearSchemaCache();
  return { app, called, ...answerer(app, connection, files, options) };
}

function makeApp(connection: PgliteConnection, { keys, siteUrl = STANDARD_SITE, auth = {} }: OpenDatabaseOptions): App {
  const { confirmEmail = false, tokenSeconds = 3600, codeSeconds = 3600 } = auth;
  return new App({
    connection,
    api: { schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      site_url: siteUrl,
      additional_redirect_urls: [],
      jwt_expiry: tokenSeconds,
      minimum_password_length: PASSWORD_MIN,
      email: { enable_confirmations: confirmEmail, otp_length: 6, otp_expiry: codeSeconds },
    },
    storage: { enabled: true },
    options: { server: { admin: false, disableStudio: true } },
  });
}

function answerer(
  app: App,
  connection: PgliteConnection,
  files: WatchedStore,
  options: OpenDatabaseOptions,
): Omit<Answering, 'app'> {
  const { keys, siteUrl = STANDARD_SITE, url = siteUrl, mailFolder, log } = options;
  let way: LinkWay = { backendUrl: url, siteUrl };
  const links = linkTokens(keys.jwtSecret);
  const mailer = developmentMailer({ way: () => way, links, drop: openMailDrop(mailFolder, log) });
  // lite's own mailer neither uses our templates nor supports different addresses of portal and backend.
  app._mailer = mailer;
  const sql = connection.driver;
  const additions = authAdditions({ sql, keys, mailer });
  const fetched = async (asked: Request): Promise<Response> => {
    const request = await guardCodes(sql, links, asked);
    if (request instanceof Response) return request;
    return (
      (await additions(request)) ?? withAskingSession(sql, request, () => app.fetch(request, { peerAddress: null }))
    );
  };
  const guarded = (request: Request): Promise<Response> =>
    guardStorage(request, files.wasFull, () => guardAuth(request, way.siteUrl, fetched));
  return {
    answer: (request) => withHeadersOf(request, () => guarded(request)),
    lead(changed) {
      way = { ...way, ...changed };
      // lite reads it anew for each request: a link without an address of its own leads there.
      if (app.config.auth) app.config.auth.site_url = way.siteUrl;
    },
  };
}

/** `ensureSystemSchema` swallows its errors, so look for what it had to make. */
async function checkSystemSchema(connection: PgliteConnection): Promise<void> {
  const { rows } = await connection.driver.query<{ missing: string }>(
    `select name as missing from unnest(array['auth.users', 'auth.sessions', 'storage.buckets', 'storage.objects',
       'supabase_migrations.schema_migrations']) name
     where to_regclass(name) is null`,
  );
  if (rows.length > 0) {
    throw new Error(`The embedded backend could not make its tables: ${rows.map((row) => row.missing).join(', ')}.`);
  }
}
