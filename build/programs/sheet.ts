import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from '../testing/ensure-browser.ts';
import { JOURNEYS_COMMAND } from '../testing/journeys-command.ts';
import { stoppingIsFailure } from '../processes/on-stop.ts';
import { runStep } from '../processes/run-step.ts';

// The program behind `npm run sheet`: screenshots of every state of every screen that the journeys cover, in both languages, both
// themes and three widths. `npm run sheet -- categories inbox` takes only the named areas of the admin area, and the other states
// whose names contain these words.
stoppingIsFailure();
const folder = join(process.cwd(), 'dist/sheet');
mkdirSync(folder, { recursive: true });
ensureBrowser((line) => console.log(line));
const only = process.argv.slice(2);
process.exitCode = await runStep({
  name: 'sheet',
  command: [
    ...JOURNEYS_COMMAND,
    ...['web/states', 'web/admin-states', 'web/library-states', 'web/outbox', '--project=web', '--retries=0'],
    ...(only.length === 0 ? [] : ['--grep', only.join('|')]),
  ],
  environment: { TUNAS_SHEET: folder },
});
console.log(`Pictures in ${folder}`);
