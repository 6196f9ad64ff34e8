import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** keytar's native library, from the project's or the archive's folder. */
const KEYTAR = 'node_modules/keytar/build/Release/keytar.node';

/** What electron-builder.yml puts beside the archive: the packager doesn't report a missing file. */
const BESIDE = ['third-party-notices.txt', 'icon.png'];

const HOW_TO_MEND = `keytar was not built here (${KEYTAR} is missing): a release keeps the key of sessions with it.
  On Linux install the headers of libsecret (Debian: libsecret-1-dev, Fedora: libsecret-devel) and a compiler, elsewhere a
  compiler, then run "npm rebuild keytar", or "npm ci" where node_modules/keytar is missing too.`;

/** Throws with instructions where npm couldn't build keytar. */
export function mustHaveKeytar(project: string): void {
  if (!existsSync(join(project, KEYTAR))) throw new Error(HOW_TO_MEND);
}

/** Whether keytar can be loaded in the packed app: it must be outside the archive. */
export function hasKeytar(resources: string): boolean {
  return existsSync(join(resources, 'app.asar.unpacked', KEYTAR));
}

/** The files that are missing beside the archive, one line each. */
export function missingResources(resources: string): readonly string[] {
  return BESIDE.filter((name) => !existsSync(join(resources, name))).map((name) => `${name} is not in the package`);
}
