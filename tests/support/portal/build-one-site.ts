import { buildSite } from '#web/prerender/build-site.ts';

// A program, because a site can be built once a process: `build-one-site.ts <folder> [plain]`, its settings in the environment.
const [, , target, how] = process.argv;
if (target === undefined) throw new Error('Name the folder that becomes the site.');
await buildSite({ log: (line) => console.error(line), target, compressed: how !== 'plain' });
