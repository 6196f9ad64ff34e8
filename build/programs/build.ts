import { buildDesktop } from '../desktop/build-desktop.ts';

// The program behind `npm run build`: the bundles of the desktop app, into out/.
try {
  await buildDesktop();
  console.log('Built the desktop app into out/.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
