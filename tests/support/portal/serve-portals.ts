import { spawn } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startOpenBackend, type OpenBackend, type OpenBackendOptions } from '#backend/embedded/start-backend.ts';
import { serveSite } from '#web/serve/serve-site.ts';
import { startAuthStub } from '../auth-stub/start-auth-stub.ts';
import { startAccountsOnlyBackend } from '../backend/accounts-only-backend.ts';
import { pointAtBackend } from '../backend/point-at-backend.ts';
import { migratedDatabase } from '../database/migrated-database.ts';
import { seededDatabase } from '../database/seeded-database.ts';
import { servedCluster } from '../postgres/served-cluster.ts';
import { PUBLIC_URL, type PortalUnderTest, type Portals, type SiteUnderTest } from './portals.ts';

// The program behind the set-up of the web journeys: prints the portals as one line of JSON and serves them until its standard
// input ends, also when the process that started it dies.
const folders = process.argv[2];
if (folders === undefined) throw new Error('Name the folder that the sites are built into.');
const PROVE = Boolean(process.env['PROVE']);

// It needs no backend, so it is built while the backends start.
const alone = build('alone', {});
// The articles of all have the same ids and times, so that what was made for the steady one fits them too.
const steadyBackend = await startOpenBackend({ ...commonOf('steady'), ...(await seededDatabase()) });
const accountsOnlyBackend = await startAccountsOnlyBackend({
  ...commonOf('accountsOnly'),
  ...(await migratedDatabase((await servedCluster())?.socket)),
});
const changingBackend = await startOpenBackend({ ...commonOf('changing'), ...(await seededDatabase()) });
const writingBackend = await startOpenBackend({ ...commonOf('writing'), ...(await seededDatabase()) });
const guardedBackend = await startGuardedBackend({ ...commonOf('guarded'), ...(await seededDatabase()) });

// Two sites are built, at the same time: without a backend, and for one. `npm run prove` also builds one for a backend that has no
// articles to give, which gets the bundled ones (site-library.test.ts): the same that the steady backend gives.
await Promise.all([
  build('steady', settingsFor(steadyBackend)),
  alone.then(() => (PROVE ? build('accountsOnly', settingsFor(accountsOnlyBackend)) : undefined)),
]);
for (const [name, backend] of [
  ['changing', changingBackend],
  ['writing', writingBackend],
  ['guarded', guardedBackend],
  ...(PROVE ? [] : [['accountsOnly', accountsOnlyBackend] as const]),
] as const)
  copySite(folderOf('steady'), steadyBackend, folderOf(name), backend);
console.log(
  JSON.stringify({
    steady: await portal('steady', steadyBackend),
    changing: await portal('changing', changingBackend),
    writing: await portal('writing', writingBackend),
    accountsOnly: await portal('accountsOnly', accountsOnlyBackend),
    guarded: await portal('guarded', guardedBackend),
    alone: await site('alone'),
  } satisfies Portals),
);

process.stdin.on('end', () => process.exit(0)).resume();

type Common = Pick<OpenBackendOptions, 'dataFolder' | 'port' | 'mailFolder' | 'dump' | 'connect'>;
type Started = Pick<OpenBackend, 'url' | 'publishableKey' | 'secretKey' | 'portalAt'>;

function folderOf(name: keyof Portals): string {
  return join(folders!, name);
}

function mailFolderOf(name: keyof Portals): string {
  return join(folders!, `${name}-mail`);
}

function commonOf(name: keyof Portals) {
  rmSync(mailFolderOf(name), { recursive: true, force: true });
  return { dataFolder: 'memory', port: 0, mailFolder: mailFolderOf(name) } as const;
}

async function portal(name: keyof Portals, started: Started): Promise<PortalUnderTest> {
  const served = await site(name);
  started.portalAt(served.url);
  const { url, publishableKey, secretKey } = started;
  return { ...served, backend: { url, publishableKey, secretKey }, mailFolder: mailFolderOf(name) };
}

/** The stand-in for what the embedded auth service lacks, in front of a backend that requires confirmed addresses. */
async function startGuardedBackend(common: Common): Promise<Started> {
  const backend = await startOpenBackend({ ...common, auth: { confirmEmail: true } });
  const { url } = await startAuthStub(backend);
  // Links in mails lead through the stand-in too: a session that it doesn't know can't be raised to a second factor.
  return { ...backend, url, portalAt: (site) => backend.portalAt(site, url) };
}

async function site(name: keyof Portals): Promise<SiteUnderTest> {
  const folder = folderOf(name);
  const { url } = await serveSite({ folder, port: 0 });
  return { url, folder };
}

/** Makes the site of another backend of one that is built. */
function copySite(from: string, backend: Started, to: string, other: Started): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  pointAtBackend(to, backend, other);
}

function settingsFor({ url, publishableKey }: Started): Readonly<Record<string, string>> {
  return { VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey, VITE_PUBLIC_URL: PUBLIC_URL };
}

/** Settings that aren't given are empty, so that those of the developer's own shell don't count. */
function build(name: keyof Portals, settings: Readonly<Record<string, string>>): Promise<void> {
  const folder = folderOf(name);
  const program = fileURLToPath(new URL('./build-one-site.ts', import.meta.url));
  const unset = { VITE_SUPABASE_URL: '', VITE_SUPABASE_PUBLISHABLE_KEY: '', VITE_PUBLIC_URL: '' };
  // Nobody weighs how much of it is sent.
  const plain = name === 'accountsOnly' ? ['plain'] : [];
  const child = spawn(process.execPath, ['--import', 'tsx', program, folder, ...plain], {
    env: { ...process.env, ...unset, ...settings },
    stdio: ['ignore', process.stderr, process.stderr],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`Building the site in ${folder} ended with code ${String(code)}.`));
    });
  });
}
