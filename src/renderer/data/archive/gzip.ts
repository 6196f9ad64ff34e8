import { TAR_END, tarFilling, tarHead, type ArchiveFile, DamagedArchive } from './tar.ts';

/** The default limit for the size of an unpacked file, in bytes. */
const UNPACKED_MAX = 500 * 1024 * 1024;

/** How many times its size: texts and pictures become a tenth, nothing honest a two-hundredth. */
const RATIO_MAX = 200;

/** Output below this size is harmless, whatever its compression ratio. */
const HARMLESS = 1024 * 1024;

/** Packs something; the same becomes the same, in the same browser. */
export function packed(content: Blob): Promise<Blob> {
  return new Response(content.stream().pipeThrough(new CompressionStream('gzip'))).blob();
}

/** Whether a file begins as packed ones do. */
export async function isPacked(file: Blob): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 3).arrayBuffer());
  return start[0] === 0x1f && start[1] === 0x8b && start[2] === 8;
}

/** Unpacks a file bit by bit, and stops where it becomes more than it may: a small file can hold a huge one. */
export async function* unpacked(
  file: Blob,
  onProgress: (share: number) => void,
  unpackedMax = UNPACKED_MAX,
): AsyncGenerator<Uint8Array> {
  const most = Math.min(unpackedMax, Math.max(HARMLESS, RATIO_MAX * file.size));
  let read = 0;
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      read += chunk.length;
      onProgress(read / file.size);
      controller.enqueue(chunk);
    },
  });
  const reader = file.stream().pipeThrough(counted).pipeThrough(new DecompressionStream('gzip')).getReader();
  let sum = 0;
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      sum += value.length;
      if (sum > most) throw new DamagedArchive('large', '');
      yield value;
    }
  } catch (error) {
    if (error instanceof DamagedArchive) throw error;
    console.warn('A file could not be unpacked:', error);
    throw new DamagedArchive('damaged', '');
  } finally {
    reader.cancel().catch((error: unknown) => console.warn('A file was damaged to its end:', error));
  }
}

/** Makes one packed file of these, in their order. The same files become the same bytes, in the same browser. */
export function writeArchive(files: Iterable<ArchiveFile>): Promise<Blob> {
  const parts: BlobPart[] = [];
  for (const { name, bytes } of files) parts.push(tarHead(name, bytes.length), bytes, tarFilling(bytes.length));
  return packed(new Blob([...parts, TAR_END]));
}
