import { closeSync, openSync, readSync } from 'node:fs';

/** How the packager makes an AppImage, as it reports it. */
export interface AppImageRecipe {
  readonly toolset: string;
  /** The command of its launcher. */
  readonly command: string;
}

/** The packager's default toolset, whose AppImages need libfuse2. */
const LEGACY = '0.0.0';
/** ELF: the entry of the program headers that names a loader, which only a dynamically linked program has. */
const PT_INTERP = 3;
const HEADER = 64;

/** The recipe, from the argument of `effectiveOptionComputed`; null where that isn't about an AppImage. */
export function readRecipe(computed: unknown, toolset: string | null | undefined): AppImageRecipe | null {
  const { desktop } = computed as { readonly desktop?: unknown };
  if (typeof desktop !== 'string') return null;
  return { toolset: toolset ?? LEGACY, command: /^Exec=(.*)$/m.exec(desktop)?.[1] ?? '' };
}

/** Why AppImages of this recipe wouldn't start, or not in their sandbox; empty where it is right. */
export function wrongRecipe({ toolset, command }: AppImageRecipe): readonly string[] {
  return [
    ...(toolset === LEGACY ? ['the toolset of the AppImage is 0.0.0, which needs libfuse2'] : []),
    ...(command.includes('--no-sandbox') ? ['the launcher of the AppImage switches the sandbox off'] : []),
  ];
}

/** Whether the program at the start of an AppImage needs libraries of the system, as the old toolset's needs libfuse2. */
export function needsLibraries(appImage: string): boolean {
  const file = openSync(appImage, 'r');
  try {
    const header = read(file, 0, HEADER);
    if (header.readUInt32BE(0) !== 0x7f454c46) throw new Error(`${appImage} doesn't begin with a program.`);
    const [at, size, count] = [Number(header.readBigUInt64LE(32)), header.readUInt16LE(54), header.readUInt16LE(56)];
    const entries = read(file, at, size * count);
    return Array.from({ length: count }, (_, index) => entries.readUInt32LE(index * size)).includes(PT_INTERP);
  } finally {
    closeSync(file);
  }
}

function read(file: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  if (readSync(file, bytes, 0, length, position) < length) throw new Error('The AppImage ends within its headers.');
  return bytes;
}
