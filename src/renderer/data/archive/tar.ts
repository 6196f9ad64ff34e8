// The plainest of the formats that hold many files in one: what computers unpack without further programs.

/** Everything is written in blocks of this many bytes. */
const BLOCK = 512;

/** One file in an archive. */
export interface ArchiveFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Why an archive can't be read. `foreign`: it is none of ours; `damaged`: it ends early or was changed; `large`: more than may be;
 * `name`: a file with a name that none may have; `double`: two of one name. `place` is the file at which that was seen, empty where
 * none had begun.
 */
export class DamagedArchive extends Error {
  readonly fault: 'foreign' | 'damaged' | 'large' | 'name' | 'double';
  readonly place: string;

  constructor(fault: DamagedArchive['fault'], place: string) {
    super(`${fault} ${place}`);
    this.fault = fault;
    this.place = place;
  }
}

const letters = new TextEncoder();

/** The header of a file. Always the same for the same name and size: without times and owner. */
export function tarHead(name: string, size: number): Uint8Array<ArrayBuffer> {
  const head = new Uint8Array(BLOCK);
  const put = (at: number, text: string) => head.set(letters.encode(text), at);
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`;
  put(0, name);
  put(100, octal(0o644, 8));
  put(108, octal(0, 8));
  put(116, octal(0, 8));
  put(124, octal(size, 12));
  put(136, octal(0, 12));
  put(156, '0');
  put(257, 'ustar\x0000');
  put(148, `${checksum(head).toString(8).padStart(6, '0')}\0 `);
  return head;
}

/** What fills up a file's last block. */
export function tarFilling(size: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array((BLOCK - (size % BLOCK)) % BLOCK);
}

/** What a file of so many bytes takes in an archive, before it is packed. */
export function tarSize(size: number): number {
  return BLOCK + size + tarFilling(size).length;
}

/** What stands behind the last file. */
export const TAR_END = new Uint8Array(2 * BLOCK);

/** The sum of a head's bytes, its own place counted as blanks. */
function checksum(head: Uint8Array): number {
  return head.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);
}

/** Reads the files of an archive one after another; plain files only, none larger than `most` allows for its name. */
export async function* readTar(
  chunks: AsyncIterable<Uint8Array>,
  most: (name: string) => number,
): AsyncGenerator<ArchiveFile> {
  const bytes = byteQueue(chunks);
  let last = '';
  for (;;) {
    const head = await bytes.take(BLOCK);
    if (head === null) throw new DamagedArchive('damaged', last);
    if (head.every((byte) => byte === 0)) break;
    const { name, size } = readHead(head, last);
    if (size > most(name)) throw new DamagedArchive('large', name);
    last = name;
    const content = await bytes.take(size);
    const filling = await bytes.take(tarFilling(size).length);
    if (content === null || filling === null) throw new DamagedArchive('damaged', name);
    yield { name, bytes: content };
  }
  // The second empty block, and whatever else fills the archive up; anything but zeros doesn't belong there.
  for (;;) {
    const rest = await bytes.take(BLOCK);
    if (rest === null) break;
    if (rest.some((byte) => byte !== 0)) throw new DamagedArchive('damaged', last);
  }
  if (bytes.left() > 0) throw new DamagedArchive('damaged', last);
}

function readHead(head: Uint8Array, last: string): { readonly name: string; readonly size: number } {
  const text = (at: number, length: number) => {
    const field = head.subarray(at, at + length);
    const end = field.indexOf(0);
    return new TextDecoder().decode(end < 0 ? field : field.subarray(0, end));
  };
  const number = (at: number, length: number) => {
    const digits = text(at, length).trim();
    return /^[0-7]+$/.test(digits) ? parseInt(digits, 8) : NaN;
  };
  if (number(148, 8) !== checksum(head)) throw new DamagedArchive('damaged', last);
  const name = text(0, 100);
  const size = number(124, 12);
  // Links, folders, devices, and names in two parts: nothing that this program writes.
  if (text(156, 1) !== '0' || text(345, 155) !== '') throw new DamagedArchive('name', name);
  if (!Number.isSafeInteger(size)) throw new DamagedArchive('damaged', name);
  return { name, size };
}

/** Returns bytes in portions of the requested size, however they arrive. */
function byteQueue(chunks: AsyncIterable<Uint8Array>) {
  const source = chunks[Symbol.asyncIterator]();
  const waiting: Uint8Array[] = [];
  let there = 0;
  return {
    left: () => there,
    /** Null where there are fewer left. */
    async take(wanted: number): Promise<Uint8Array<ArrayBuffer> | null> {
      while (there < wanted) {
        const { value, done } = await source.next();
        if (done) return null;
        waiting.push(value);
        there += value.length;
      }
      const taken = new Uint8Array(wanted);
      let filled = 0;
      let used = 0;
      while (filled < wanted) {
        const first = waiting[used]!;
        const piece = first.subarray(0, wanted - filled);
        taken.set(piece, filled);
        filled += piece.length;
        if (piece.length === first.length) used += 1;
        else waiting[used] = first.subarray(piece.length);
      }
      waiting.splice(0, used);
      there -= wanted;
      return taken;
    },
  };
}
