import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startBackend } from '#backend/dev/start-backend.ts';
import { buildSite } from '../../src/web/prerender/build-site.ts';
import { serveSite } from '../../src/web/preview/serve-site.ts';
import { buildAgainst } from '../backend/local-backend.ts';
import { onStop } from '../processes/on-stop.ts';
import { SCREENS } from '../screenshots/screens.ts';
import { PICTURED } from '../screenshots/sign-in.ts';
import { takeSheets } from '../screenshots/take-sheets.ts';

// The program behind `npm run sheet`: every screen in both languages, both themes and three widths, as pictures to look at.
// `npm run sheet -- blog home` takes only those screens.
const only = process.argv.slice(2);
const unknown = only.filter((name) => !SCREENS.some((screen) => screen.name === name));
if (unknown.length > 0) {
  console.error(`No such screen: ${unknown.join(', ')}. There are: ${SCREENS.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}
const folder = join(process.cwd(), 'dist/sheet');
mkdirSync(folder, { recursive: true });
const backend = await startBackend({ dataFolder: 'memory', port: 0, admin: PICTURED });
onStop(() => backend.stop());
buildAgainst(backend);
const target = join(process.cwd(), 'dist/sheet-site');
await buildSite({ log: () => undefined, target });
const site = await serveSite({ folder: target, port: 0 });
onStop(() => site.stop());
const wrong = await takeSheets({
  address: site.url,
  backend,
  folder,
  only,
  say: (line) => console.log(line),
});
await site.stop();
await backend.stop();
console.log(`Pictures in ${folder}`);
if (wrong.length > 0) {
  console.error(`Wider than the window:\n  ${wrong.join('\n  ')}`);
  process.exitCode = 1;
}
