import type { Configuration } from 'electron-builder';

/** What a packing is told beside electron-builder.yml. */
export interface PackagingWish {
  /** Keeps Node's inspector, for Playwright. Never to be handed out. */
  readonly qa: boolean;
  /** Address of the folder that updates are fetched from; null: none. */
  readonly updateUrl: string | null;
  /** The site's address, named in the packages of Debian and Fedora. */
  readonly publicUrl: string | null;
  /** Folder of an unpacked Electron to take; null: the packager fetches the right ones. */
  readonly electron: string | null;
}

/** What is laid over electron-builder.yml. */
export function packagingOptions({ qa, updateUrl, publicUrl, electron }: PackagingWish): Configuration {
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
