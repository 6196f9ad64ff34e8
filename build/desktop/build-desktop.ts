import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'electron-vite';
import {
  licenceOf,
  licencesOfStyles,
  NOTICES_FILE,
  collectLicences,
  thirdPartyNotices,
} from '../licences/third-party-notices.ts';

const ROOT = join(import.meta.dirname, '../..');

/** electron-vite's configuration, an absolute path: by itself electron-vite looks for one in the working folder alone. */
export const ELECTRON_VITE_CONFIG = join(import.meta.dirname, 'electron.vite.config.ts');

const CHROMIUM = 'The notices of Chromium and of all that is in it are in LICENSES.chromium.html, beside the program.';

/** Packages that aren't bundled: keytar and the package that its library was built with. npm leaves keytar out where it can't be built. */
const NATIVE = ['keytar', 'node-addon-api'];

/** Builds main, preload and renderer into out/, and the notices of what is in them. */
export async function buildDesktop(): Promise<void> {
  await build({ configFile: ELECTRON_VITE_CONFIG, logLevel: 'warn' });
  const out = (name: string): string => join(ROOT, 'out', name);
  const bundled = collectLicences([out('main'), out('preload'), out('renderer')]);
  const native = NATIVE.filter((name) => existsSync(join(ROOT, 'node_modules', name)));
  const packages = [...bundled, ...licencesOfStyles(), ...['electron', ...native].map(licenceOf)];
  const notices = thirdPartyNotices(packages, CHROMIUM);
  // Two copies: the packager leaves the one that it puts beside the archive out of it, and the footer's link needs one inside.
  for (const file of [out(NOTICES_FILE), join(out('renderer'), NOTICES_FILE)]) writeFileSync(file, notices);
}
