import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type AfterPackContext, type CliOptions, type Configuration } from 'electron-builder';
import { QA_FUSES, RELEASE_FUSES, wrongFuses } from './fuses.ts';
import { nativeMismatches } from './native-architecture.ts';
import { packagingOptions, type PackagingWish } from './packaging-options.ts';
import { readPackedApp, type PackedApp } from './packed-app.ts';

/** One packed folder: what all of a system's formats are made from. */
export interface Packed {
  readonly folder: string;
  /** The program that holds the fuses; on macOS the .app. */
  readonly program: string;
  readonly app: PackedApp;
  /** Native libraries for another processor than the package's, which won't load there; paths within the folder. */
  readonly foreign: readonly string[];
}

export interface PackInputs extends PackagingWish {
  /** The project's folder, with the bundles in out/. */
  readonly project: string;
  /** Which systems and formats; none: this system's, as electron-builder.yml has them. */
  readonly targets?: CliOptions['targets'];
  /** Laid over everything else. */
  readonly overlay?: Configuration;
}

/** Packs the built app, then reads the fuses back. Throws where one is wrong, after taking what was made away again. */
export async function pack({ project, targets, overlay, ...wish }: PackInputs): Promise<readonly Packed[]> {
  const places: { folder: string; program: string; asar: string; context: AfterPackContext }[] = [];
  const artifacts = await build({
    projectDir: project,
    // Nothing leaves this computer: what was made is handed out by hand.
    publish: 'never',
    ...(targets === undefined ? {} : { targets }),
    config: {
      ...packagingOptions(wish),
      ...overlay,
      afterPack: async (context) => {
        places.push({ ...placesIn(context), context });
      },
    },
  });
  const wanted = wish.qa ? QA_FUSES : RELEASE_FUSES;
  const packed: Packed[] = [];
  for (const { folder, program, asar, context } of places) {
    const wrong = await wrongFuses(program, wanted);
    if (wrong.length > 0) {
      for (const made of [...artifacts, folder]) rmSync(made, { recursive: true, force: true });
      throw new Error(`The fuses of ${basename(program)} are wrong:\n  ${wrong.join('\n  ')}`);
    }
    packed.push({ folder, program, app: readPackedApp(asar), foreign: nativeMismatches(folder, context.arch) });
  }
  if (packed.length === 0) throw new Error('Nothing was packed.');
  return packed;
}

function placesIn({ appOutDir: folder, electronPlatformName, packager }: AfterPackContext) {
  const { productFilename } = packager.appInfo;
  const named: Readonly<Record<string, string>> = { darwin: `${productFilename}.app`, win32: `${productFilename}.exe` };
  const program = join(folder, named[electronPlatformName] ?? packager.config.linux?.executableName ?? productFilename);
  const resources = electronPlatformName === 'darwin' ? join(program, 'Contents/Resources') : join(folder, 'resources');
  return { folder, program, asar: join(resources, 'app.asar') };
}
