import { buildSite } from '../../src/web/prerender/build-site.ts';

// The program behind `npm run build:web`.
try {
  await buildSite({ log: (line) => console.log(line) });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
