import { join } from 'node:path';
import { freePort, wantedPort } from '../processes/free-port.ts';
import { backendToBuildAgainst } from '../backend/local-backend.ts';
import type { BuiltAgainst } from '../backend/local-backend.ts';
import { onStop } from '../processes/on-stop.ts';
import { openDesktop, whyNoDesktop } from '../desktop/open-desktop.ts';

// The program behind `npm start`: embedded backend, then the desktop app, or the web portal where no window can open.
const SITE_PORT = 4173;
const say = (line: string): void => console.log(line);

try {
  // Checked before anything is started, so that a wrong value fails at once.
  wantedPort('PORT', SITE_PORT);
  const backend = await backendToBuildAgainst(say);
  const reason = await whyNoDesktop(say);
  if (reason === null) {
    say('Opening the desktop app...');
    if (await openDesktop()) {
      await backend.stop();
    } else {
      say('The desktop app broke down at its start. The web site is made instead; its address comes in a moment.');
      await serveWeb(backend);
    }
  } else {
    say(`${reason} The web site is made instead; its address comes in a moment.`);
    await serveWeb(backend);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function serveWeb(backend: BuiltAgainst): Promise<void> {
  const { buildSite } = await import('../../src/web/prerender/build-site.ts');
  const { serveSite } = await import('../../src/web/serve/serve-site.ts');
  await buildSite({ log: say });
  const port = await freePort('PORT', SITE_PORT, say);
  const site = await serveSite({ folder: join(process.cwd(), 'dist/web'), port });
  onStop(() => site.stop());
  backend.portalAt(site.url);
  say(`Portal: ${site.url}   (Ctrl+C ends it)`);
}
