/** How this copy of the app gets new versions: by itself, through the system, or not at all. */
export type UpdateMethod = 'own' | 'system' | 'off';

/** What the way depends on. */
export interface Installation {
  /** Where updates are fetched from; null where none is configured. */
  readonly feed: string | null;
  readonly packaged: boolean;
  readonly platform: NodeJS.Platform;
  /** True in the packages of Apple's and Microsoft's stores, which replace them themselves. */
  readonly fromStore: boolean;
  /** The app's own program. */
  readonly program: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Finds out the way. On Linux only an AppImage may replace itself: everything else belongs to the system's packages. */
export function updateMethod(installation: Installation): UpdateMethod {
  const { feed, packaged, platform, fromStore } = installation;
  if (fromStore) return 'system';
  if (packaged && platform === 'linux' && !runsFromAppImage(installation)) return 'system';
  return packaged && feed !== null ? 'own' : 'off';
}

/**
 * An AppImage's start script names the file (APPIMAGE) and the folder it is mounted at (APPDIR). Programs started from
 * within another AppImage, a terminal say, inherit both, and that file is not ours to replace.
 */
function runsFromAppImage({ environment, program }: Installation): boolean {
  const { APPIMAGE: file, APPDIR: mounted } = environment;
  if (!file || !mounted) return false;
  return program.startsWith(mounted.endsWith('/') ? mounted : `${mounted}/`);
}
