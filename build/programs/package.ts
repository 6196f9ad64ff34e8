import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { DIR_TARGET, Platform } from 'electron-builder';
import { writeBillOfMaterials } from '../audit/bill-of-materials.ts';
import { buildDesktop } from '../desktop/build-desktop.ts';
import { RELEASE_FUSES } from '../packaging/fuses.ts';
import { pack } from '../packaging/pack.ts';
import { packageWish } from '../packaging/package-arguments.ts';
import { mustHaveKeytar } from '../packaging/resources.ts';
import { makeStandInElectron } from '../packaging/stand-in-electron.ts';
import { readConfiguration, readUpdateUrl } from '../vite/configuration.ts';

// The program behind `npm run package`: installers of the desktop app for this system, into release/.
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
const standIn = mkdtempSync(join(tmpdir(), 'tunas-electron-'));
try {
  const wish = packageWish(process.argv.slice(2));
  const updateUrl = readUpdateUrl(process.env);
  const { publicUrl } = readConfiguration(process.env);
  if (wish.standIn) makeStandInElectron(standIn);
  else mustHaveKeytar(process.cwd());
  await buildDesktop();
  const packed = await pack({
    project: process.cwd(),
    qa: wish.qa,
    updateUrl,
    publicUrl,
    electron: wish.standIn ? standIn : null,
    ...(wish.folderOnly ? { targets: Platform.current().createTarget(DIR_TARGET) } : {}),
    ...(wish.standIn
      ? {
          proof: true,
          targets: Platform.LINUX.createTarget([DIR_TARGET, 'AppImage']),
          overlay: { directories: { output: 'release/stand-in' } },
        }
      : {}),
  });
  for (const { folder, app, foreign, keytar, appImage } of packed) {
    console.log(`${relative('', folder)}: app.asar ${megabytes(app.size)}, ${app.files.size} files. Read back:`);
    console.log(`  ${Object.keys(RELEASE_FUSES).length} fuses, third-party-notices.txt and icon.png: as wanted.`);
    console.log(`  keytar: ${keytar ? 'there' : 'MISSING: such a release would be refused'}.`);
    if (appImage) console.log(`  AppImage: toolset ${appImage.toolset}, its launcher runs "${appImage.command}".`);
    for (const file of foreign) {
      console.warn(
        `  ${file} is for another processor: in this package Electron’s safeStorage keeps the key of sessions.`,
      );
    }
  }
  const bill = join(process.cwd(), 'release', 'sbom.cdx.json');
  console.log(`${relative('', bill)}: ${await writeBillOfMaterials(bill)} packages.`);
  console.log(updateUrl === null ? 'Updates: off, no VITE_UPDATE_URL.' : `Updates: from ${updateUrl}`);
  if (wish.standIn) console.log('A STAND-IN took the place of Electron: this proves the packing, and starts nowhere.');
  else if (wish.qa) console.log('A QA build: it can be debugged from outside. Not to be handed out.');
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(reason);
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT/.test(reason)) {
    console.error('Electron and the tools that make installers come from github.com, once; afterwards they are kept.');
    console.error('Without that network, "npm run package -- --stand-in" proves the packing.');
  }
  rmSync(standIn, { recursive: true, force: true });
  // Not by exitCode: the packager sets that anew, and leaves connections open for a minute.
  process.exit(1);
}
rmSync(standIn, { recursive: true, force: true });
