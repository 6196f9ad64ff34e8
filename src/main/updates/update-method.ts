/** How this copy of the app gets updates: by itself, through the system, or not at all. */
export type UpdateMethod = 'own' | 'system' | 'off';

/** What the method depends on. */
export interface Installation {
  /** The address of the update feed; null where none is configured. */
  readonly feed: string | null;
  readonly packaged: boolean;
  readonly platform: NodeJS.Platform;
  /** True in the packages of Apple's and Microsoft's stores, which install updates themselves. */
  readonly fromStore: boolean;
  /** The path of the app's executable. */
  readonly program: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Determines the method. On Linux only an AppImage may replace itself: all other files belong to the system's packages. */
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
