import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type AfterPackContext, type CliOptions, type Configuration } from 'electron-builder';
import { needsLibraries, readRecipe, wrongRecipe, type AppImageRecipe } from './app-image.ts';
import { QA_FUSES, RELEASE_FUSES, setOwnFuses, wrongFuses } from './fuses.ts';
import { nativeMismatches } from './native-architecture.ts';
import { readPackedApp, type PackedApp } from './packed-app.ts';
import { hasKeytar, missingResources, mustHaveKeytar } from './resources.ts';

/** One packed folder, from which all formats of a system are made. */
export interface Packed {
  readonly folder: string;
  /** The program with the fuses; on macOS the .app. */
  readonly program: string;
  readonly app: PackedApp;
  /** Native libraries for another processor than the package's, which can't be loaded there; paths within the folder. */
  readonly foreign: readonly string[];
  /** Whether keytar's native library is there. */
  readonly keytar: boolean;
  /** How its AppImage is made; null where none is requested. */
  readonly appImage: AppImageRecipe | null;
}

export interface PackInputs extends PackagingWish {
  /** The project's folder, with the bundles in out/. */
  readonly project: string;
  /** Which systems and formats; none: this system's, as electron-builder.yml has them. */
  readonly targets?: CliOptions['targets'];
  /** Overrides all other settings. */
  readonly overlay?: Configuration;
  /** For testing the packing: keytar may be missing, and AppImages are prepared but not made. */
  readonly proof?: boolean;
}

interface Place {
  readonly folder: string;
  readonly program: string;
  readonly resources: string;
  readonly context: AfterPackContext;
}

/** Packs the built app, then reads back what was set. Throws where something is wrong, after removing the output. */
export async function pack({
  project,
  targets,
  overlay,
  proof = false,
  ...wish
}: PackInputs): Promise<readonly Packed[]> {
  if (!proof) mustHaveKeytar(project);
  const places: Place[] = [];
  let computed: unknown = {};
  const artifacts = await build({
    projectDir: project,
    // Never uploaded: packages are distributed by hand.
    publish: 'never',
    ...(targets === undefined ? {} : { targets }),
    config: {
      ...packagingOptions(wish),
      ...overlay,
      afterPack: async (context) => {
        const place = placesIn(context);
        places.push({ ...place, context });
        await setOwnFuses(place.program);
      },
    },
    effectiveOptionComputed: (options: unknown) => {
      if (readRecipe(options, null) === null) return Promise.resolve(false);
      computed = options;
      return Promise.resolve(proof);
    },
  });
  const wanted = wish.qa ? QA_FUSES : RELEASE_FUSES;
  const packed: Packed[] = [];
  for (const { folder, program, resources, context } of places) {
    const appImage = readRecipe(computed, context.packager.config.toolsets?.appimage);
    const wrong = [
      ...(await wrongFuses(program, wanted)),
      ...missingResources(resources),
      ...(appImage === null ? [] : wrongRecipe(appImage)),
      ...artifacts
        .filter((file) => file.endsWith('.AppImage') && needsLibraries(file))
        .map((file) => `${basename(file)} needs libraries of the system to start`),
    ];
    if (wrong.length > 0) {
      for (const made of [...artifacts, folder]) rmSync(made, { recursive: true, force: true });
      throw new Error(`The package of ${basename(program)} is wrong:\n  ${wrong.join('\n  ')}`);
    }
    const app = readPackedApp(join(resources, 'app.asar'));
    const foreign = nativeMismatches(folder, context.arch);
    packed.push({ folder, program, app, foreign, keytar: hasKeytar(resources), appImage });
  }
  if (packed.length === 0) throw new Error('Nothing was packed.');
  return packed;
}

function placesIn({ appOutDir: folder, electronPlatformName, packager }: AfterPackContext): Omit<Place, 'context'> {
  const { productFilename } = packager.appInfo;
  const named: Readonly<Record<string, string>> = { darwin: `${productFilename}.app`, win32: `${productFilename}.exe` };
  const program = join(folder, named[electronPlatformName] ?? packager.config.linux?.executableName ?? productFilename);
  const resources = electronPlatformName === 'darwin' ? join(program, 'Contents/Resources') : join(folder, 'resources');
  return { folder, program, resources };
}

/** Settings of a packing beside electron-builder.yml. */
interface PackagingWish {
  /** Keeps Node's inspector, for Playwright. Not for distribution. */
  readonly qa: boolean;
  /** Address of the folder that updates are fetched from; null: none. */
  readonly updateUrl: string | null;
  /** The site's address, named in the packages of Debian and Fedora. */
  readonly publicUrl: string | null;
  /** Folder of an unpacked Electron to use; null: the packager downloads it. */
  readonly electron: string | null;
}

/** Overrides of electron-builder.yml. */
function packagingOptions({ qa, updateUrl, publicUrl, electron }: PackagingWish): Configuration {
  return {
    ...(updateUrl === null ? {} : { publish: { provider: 'generic', url: updateUrl } }),
    ...(publicUrl === null ? {} : { extraMetadata: { homepage: publicUrl } }),
    ...(electron === null ? {} : { electronDist: electron }),
    ...(qa
      ? {
          electronFuses: { enableNodeCliInspectArguments: true },
          directories: { output: 'release/qa' },
          artifactName: '${productName}-${version}-qa-${os}-${arch}.${ext}',
        }
      : {}),
  };
}
