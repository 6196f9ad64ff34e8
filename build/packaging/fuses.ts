import { FuseState, FuseV1Options, FuseVersion, flipFuses, getCurrentFuseWire } from '@electron/fuses';

/** The values of the nine fuses in the release build: electron-builder.yml sets the first eight, `setOwnFuses` the last. */
export const RELEASE_FUSES = {
  RunAsNode: false,
  EnableCookieEncryption: false,
  EnableNodeOptionsEnvironmentVariable: false,
  EnableNodeCliInspectArguments: false,
  EnableEmbeddedAsarIntegrityValidation: true,
  OnlyLoadAppFromAsar: true,
  LoadBrowserProcessSpecificV8Snapshot: false,
  GrantFileProtocolExtraPrivileges: false,
  // V8's protection of WebAssembly's memory, as Electron ships it.
  WasmTrapHandlers: true,
} as const satisfies Record<keyof typeof FuseV1Options, boolean>;

export type Fuses = Readonly<Record<keyof typeof RELEASE_FUSES, boolean>>;

/** The QA build differs in one: Playwright drives an Electron app through Node's inspector. */
export const QA_FUSES: Fuses = { ...RELEASE_FUSES, EnableNodeCliInspectArguments: true };

/** Sets the fuse for which the packager has no setting and which it leaves unchanged. */
export async function setOwnFuses(program: string): Promise<void> {
  await flipFuses(program, {
    version: FuseVersion.V1,
    [FuseV1Options.WasmTrapHandlers]: RELEASE_FUSES.WasmTrapHandlers,
  });
}

/** The fuses of a packed program (on macOS the .app) that differ from `wanted`, one line each; empty where all are right. */
export async function wrongFuses(program: string, wanted: Fuses): Promise<readonly string[]> {
  const wire = await getCurrentFuseWire(program);
  if (wire.version !== FuseVersion.V1) return [`the fuse wire is of version ${wire.version}, not ${FuseVersion.V1}`];
  const known = Object.keys(wanted).length;
  if (known in wire) return [`this Electron has more fuses than the ${known} that are set`];
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
