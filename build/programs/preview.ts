import { join } from 'node:path';
import { serveSite } from '../../src/web/serve/serve-site.ts';
import { freePort } from '../processes/free-port.ts';
import { onStop } from '../processes/on-stop.ts';

// The program behind `npm run preview`: the built site, as the static host would serve it.
try {
  const port = await freePort('PORT', 4173, (line) => console.log(line));
  const site = await serveSite({ folder: join(process.cwd(), 'dist/web'), port });
  onStop(() => site.stop());
  console.log(`Portal: ${site.url}   (Ctrl+C ends it)`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
