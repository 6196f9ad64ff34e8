import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DesktopUnderTest } from './desktop-under-test.ts';
import { findElectron, launchElectron } from './real-electron.ts';
import { launchStandIn } from './stand-in/launch-stand-in.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Starts the app built into `out`: on Electron where it is installed, else on the stand-in, and prints which. `dataFolder` is the
 * app's data folder; a new one by default. `opens` is a file that it is started with. TUNAS_DESKTOP_OUT sets another build.
 */
export async function launchDesktop(
  out = process.env['TUNAS_DESKTOP_OUT'] ?? join(ROOT, 'out'),
  dataFolder?: string,
  opens?: string,
): Promise<DesktopUnderTest> {
  const main = join(out, 'main/index.js');
  if (!existsSync(main)) throw new Error(`No desktop build in ${out}: run "npm run build" first.`);
  const electron = findElectron(ROOT);
  if (electron === null) {
    console.log('Desktop host: stand-in in Chromium (no Electron binary found).');
    return launchStandIn(out, dataFolder, opens);
  }
  if (!hasDisplay()) {
    console.log('Desktop host: stand-in in Chromium (there is an Electron binary, but no display to show it on).');
    return launchStandIn(out, dataFolder, opens);
  }
  console.log(`Desktop host: Electron, ${electron}`);
  return launchElectron(electron, ROOT, main, { dataFolder, opens });
}

function hasDisplay(): boolean {
  return process.platform !== 'linux' || Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);
}
