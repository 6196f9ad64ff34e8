import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startOpenBackend, type OpenBackend, type OpenBackendOptions } from '../../../src/backend/dev/start-backend.ts';
import { serveSite } from '../../../src/web/preview/serve-site.ts';
import { startAuthStub } from '../auth-stub/start-auth-stub.ts';
import { startFloorBackend } from '../floor-backend.ts';
import { PUBLIC_URL, type PortalUnderTest, type Portals, type SiteUnderTest } from './portals.ts';

// The program behind the set-up of the web journeys: prints the portals as one line of JSON and serves them until its
// standard input ends, which it also does when whoever started it dies.
const folders = process.argv[2];
if (folders === undefined) throw new Error('Name the folder that the sites are built into.');

// One after the other: they share the folder of the prerenderer, and two processors.
const alone = await site('alone', {});
const steady = await portal('steady', (common) => startOpenBackend(common));
const changing = await portal('changing', (common) => startOpenBackend(common));
const writing = await portal('writing', (common) => startOpenBackend(common));
const floor = await portal('floor', (common) => startFloorBackend(common));
const guarded = await portal('guarded', startGuardedBackend);
console.log(JSON.stringify({ steady, changing, writing, floor, guarded, alone } satisfies Portals));

process.stdin.on('end', () => process.exit(0)).resume();

type Common = Pick<OpenBackendOptions, 'dataFolder' | 'port' | 'mailFolder'>;
type Started = Pick<OpenBackend, 'url' | 'publishableKey' | 'secretKey' | 'portalAt'>;

async function portal(name: string, start: (common: Common) => Promise<Started>): Promise<PortalUnderTest> {
  const mailFolder = join(folders!, `${name}-mail`);
  rmSync(mailFolder, { recursive: true, force: true });
  const { url, publishableKey, secretKey, portalAt } = await start({ dataFolder: 'memory', port: 0, mailFolder });
  const built = await site(name, {
    VITE_SUPABASE_URL: url,
    VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey,
    VITE_PUBLIC_URL: PUBLIC_URL,
  });
  portalAt(built.url);
  return { ...built, backend: { url, publishableKey, secretKey }, mailFolder };
}

/** The stand-in for what the embedded auth service lacks stands before a backend that wants addresses confirmed. */
async function startGuardedBackend(common: Common): Promise<Started> {
  const backend = await startOpenBackend({ ...common, auth: { confirmEmail: true } });
  const { url } = await startAuthStub(backend);
  // Links in mails lead through the stand-in too: a session that it doesn't know can't be raised to a second factor.
  return { ...backend, url, portalAt: (site) => backend.portalAt(site, url) };
}

async function site(name: string, settings: Readonly<Record<string, string>>): Promise<SiteUnderTest> {
  const folder = join(folders!, name);
  await build(folder, settings);
  const { url } = await serveSite({ folder, port: 0 });
  return { url, folder };
}

/** Settings that aren't given are empty, so that those of the developer's own shell don't count. */
function build(folder: string, settings: Readonly<Record<string, string>>): Promise<void> {
  const program = fileURLToPath(new URL('./build-one-site.ts', import.meta.url));
  const unset = { VITE_SUPABASE_URL: '', VITE_SUPABASE_PUBLISHABLE_KEY: '', VITE_PUBLIC_URL: '' };
  const child = spawn(process.execPath, ['--import', 'tsx', program, folder], {
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
