import { FuseState, FuseV1Options, FuseVersion, getCurrentFuseWire } from '@electron/fuses';

/** How the eight fuses of the release build stand, as electron-builder.yml sets them. */
export const RELEASE_FUSES = {
  RunAsNode: false,
  EnableCookieEncryption: true,
  EnableNodeOptionsEnvironmentVariable: false,
  EnableNodeCliInspectArguments: false,
  EnableEmbeddedAsarIntegrityValidation: true,
  OnlyLoadAppFromAsar: true,
  LoadBrowserProcessSpecificV8Snapshot: false,
  GrantFileProtocolExtraPrivileges: false,
} as const satisfies Partial<Record<keyof typeof FuseV1Options, boolean>>;

export type Fuses = Readonly<Record<keyof typeof RELEASE_FUSES, boolean>>;

/** The QA build differs in one: Playwright drives an Electron app through Node's inspector. */
export const QA_FUSES: Fuses = { ...RELEASE_FUSES, EnableNodeCliInspectArguments: true };

/** The fuses of a packed program (on macOS the .app) that stand otherwise than `wanted`, one line each; [] is right. */
export async function wrongFuses(program: string, wanted: Fuses): Promise<readonly string[]> {
  const wire = await getCurrentFuseWire(program);
  if (wire.version !== FuseVersion.V1) return [`the fuse wire is of version ${wire.version}, not ${FuseVersion.V1}`];
  return Object.entries(wanted).flatMap(([name, on]) => {
    const state = wire[FuseV1Options[name as keyof Fuses]];
    if (state === (on ? FuseState.ENABLE : FuseState.DISABLE)) return [];
    return [`${name} should be ${on ? 'on' : 'off'} and is ${said(state)}`];
  });
}

function said(state: FuseState | undefined): string {
  if (state === FuseState.ENABLE) return 'on';
  if (state === FuseState.DISABLE) return 'off';
  return state === FuseState.REMOVED ? 'removed' : 'missing';
}
