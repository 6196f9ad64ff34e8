import { mediaAddress } from '#domain/picture-address.ts';
import type { Result } from '#domain/result.ts';
import type { PreparedPicture } from '#renderer/admin/cms/uploads/prepared-file.ts';

/** The most that one import carries: all of them are in memory until it is through. */
export const IMPORTED_PICTURES_MAX = 500;

/** The parts of an address or path, the last one first; sizes that WordPress puts behind a name are left off. */
function partsOf(place: string, isExact: boolean): readonly string[] {
  let path = place.split(/[?#]/, 1)[0] ?? '';
  try {
    path = decodeURIComponent(path);
  } catch {
    // A percent sign of the name itself: the path is taken as it is written.
  }
  const parts = path
    .toLowerCase()
    .split(/[\\/]+/)
    .filter((part) => part !== '')
    .reverse();
  return isExact
    ? parts
    : parts.map((part, at) => (at === 0 ? part.replace(/-(?:\d+x\d+|scaled|rotated)(?=\.\w+$)/, '') : part));
}

/** The chosen file for each picture: that whose path has most of the address's end, the unshrunken one before any other. */
export function matchPictures(
  sources: Iterable<string>,
  files: readonly { readonly path: string; readonly file: File }[],
): ReadonlyMap<string, File> {
  const byName = new Map<string, { readonly parts: readonly string[]; readonly file: File }[]>();
  for (const { path, file } of files) {
    const parts = partsOf(path, true);
    const [name = ''] = parts;
    const same = byName.get(name);
    if (same) same.push({ parts, file });
    else byName.set(name, [{ parts, file }]);
  }
  const found = new Map<string, File>();
  for (const source of sources) {
    const exact = partsOf(source, true);
    // The unshrunken file first: of two that are equally alike it is taken.
    const candidates = [partsOf(source, false), exact].flatMap((wanted) =>
      (byName.get(wanted[0] ?? '') ?? [])
        .filter(({ parts }) => !isOfOtherMonth(parts, wanted))
        .map(({ parts, file }) => ({ file, alike: alikeParts(parts.slice(1), wanted.slice(1)) })),
    );
    const [best] = candidates.sort((one, other) => other.alike - one.alike);
    if (best) found.set(source, best.file);
  }
  return found;
}

/** WordPress keeps the pictures of each month in a folder of its own: those of one name are different pictures there. */
function isOfOtherMonth([, month, year]: readonly string[], [, wantedMonth, wantedYear]: readonly string[]): boolean {
  const isMonth = (one?: string, other?: string) => /^\d\d$/.test(one ?? '') && /^(?:19|20)\d\d$/.test(other ?? '');
  if (!isMonth(month, year) || !isMonth(wantedMonth, wantedYear)) return false;
  return month !== wantedMonth || year !== wantedYear;
}

function alikeParts(parts: readonly string[], wanted: readonly string[]): number {
  const at = parts.findIndex((part, index) => part !== wanted[index]);
  return at < 0 ? parts.length : at;
}

/** Pictures that are ready: their addresses by where the other system kept them, and the bytes of their files. */
export interface ReadyPictures {
  readonly addresses: ReadonlyMap<string, string>;
  readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  /** What the chosen files were called, by the pictures' folders. */
  readonly names: ReadonlyMap<string, string>;
  /** Sources whose file can't be used. */
  readonly unusable: readonly string[];
}

interface Workshop {
  readonly prepare: (file: File, signal: AbortSignal) => Promise<Result<PreparedPicture>>;
  readonly newFolder: () => string;
}

/** Re-encodes every matched picture, as an upload does; each file once, however often it is used. */
export async function readyPictures(
  matched: ReadonlyMap<string, File>,
  { prepare, newFolder }: Workshop,
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<ReadyPictures> {
  const addresses = new Map<string, string>();
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const names = new Map<string, string>();
  const unusable: string[] = [];
  const made = new Map<File, string | null>();
  for (const [done, [source, file]] of [...matched].entries()) {
    if (signal.aborted) break;
    onProgress(done, matched.size);
    if (!made.has(file)) {
      const prepared = made.size < IMPORTED_PICTURES_MAX ? await prepare(file, signal) : null;
      if (prepared?.ok !== true) made.set(file, null);
      else {
        const folder = newFolder();
        const { type, files: widths } = prepared.value;
        for (const { width, blob } of widths) {
          files.set(`${folder}/${width}.${type}`, new Uint8Array(await blob.arrayBuffer()));
        }
        names.set(folder, file.name);
        made.set(
          file,
          mediaAddress(
            folder,
            widths.map(({ width }) => width),
            type,
          ),
        );
      }
    }
    const address = made.get(file) ?? null;
    if (address === null) unusable.push(source);
    else addresses.set(source, address);
  }
  return { addresses, files, names, unusable };
}
