/** The options of `npm run package`. */
export interface PackageWish {
  /** A build for Playwright, with Node's inspector. */
  readonly qa: boolean;
  /** Only the folder, without installers. */
  readonly folderOnly: boolean;
  /** A stand-in folder instead of Electron, to test the packing where Electron can't be downloaded. */
  readonly standIn: boolean;
}

const USAGE = `npm run package -- [--dir] [--qa] [--stand-in]
  --dir        only the folder that the installers are made from
  --qa         keeps Node's inspector, for Playwright; into release/qa, not to be handed out
  --stand-in   proves the packing without Electron: a folder of Linux with a program that only carries fuses`;

/** Parses the arguments behind `npm run package --`. Throws with the usage where one is unknown. */
export function packageWish(words: readonly string[]): PackageWish {
  const unknown = words.filter((word) => !['--qa', '--dir', '--stand-in'].includes(word));
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(' ')}\n${USAGE}`);
  const standIn = words.includes('--stand-in');
  return { qa: words.includes('--qa'), folderOnly: standIn || words.includes('--dir'), standIn };
}
