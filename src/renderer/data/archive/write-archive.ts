import { packed } from './gzip.ts';
import { TAR_END, tarFilling, tarHead, type ArchiveFile } from './tar.ts';

/** Makes one packed file of these, in their order. The same files become the same bytes, in the same browser. */
export function writeArchive(files: Iterable<ArchiveFile>): Promise<Blob> {
  const parts: BlobPart[] = [];
  for (const { name, bytes } of files) parts.push(tarHead(name, bytes.length), bytes, tarFilling(bytes.length));
  return packed(new Blob([...parts, TAR_END]));
}
