import type { ExportedCategory, ExportedItem } from '#renderer/data/collections/transfer.ts';
import { MANIFEST, itemFile, pictureFile, steadyJson } from './content-names.ts';
import { packed } from './gzip.ts';
import { FORMAT, type Manifest } from './manifest.ts';
import { TAR_END, tarFilling, tarHead } from './tar.ts';
import { TRANSFER_VERSION } from '#renderer/data/collections/transfer.ts';

/** All content: what its file holds. */
export interface ArchiveContent {
  readonly categories: readonly ExportedCategory[];
  readonly items: readonly ExportedItem[];
  /** The bytes of each file, by its name in the storage. */
  readonly pictures: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  /** Names of files that the storage didn't have. */
  readonly lost: readonly string[];
}

/** The media type of the file. */
export const CONTENT_TYPE = 'application/gzip';

/** Makes the one file of all content. The same content becomes the same bytes, in whatever order it came. */
export async function writeContent({ categories, items, pictures, lost }: ArchiveContent): Promise<Blob> {
  const inOrder = [...items].sort((one, other) => order(one.collection, other.collection) || one.id - other.id);
  const pictureNames = [...pictures.keys()].sort(order);
  const ids: Record<string, number[]> = {};
  for (const { collection, id } of inOrder) (ids[collection] ??= []).push(id);
  const manifest: Manifest = {
    format: FORMAT,
    version: TRANSFER_VERSION,
    categories: [...categories].sort((one, other) => one.id - other.id),
    items: ids,
    pictures: pictureNames,
    lost: [...lost].sort(order),
  };
  const parts: BlobPart[] = [];
  const add = (name: string, bytes: Uint8Array<ArrayBuffer>) =>
    parts.push(tarHead(name, bytes.length), bytes, tarFilling(bytes.length));
  const letters = new TextEncoder();
  add(MANIFEST, letters.encode(`${steadyJson(manifest)}\n`));
  for (const item of inOrder) add(itemFile(item), letters.encode(`${steadyJson(item)}\n`));
  for (const name of pictureNames) add(pictureFile(name), pictures.get(name)!);
  const content = await packed(new Blob([...parts, TAR_END]));
  return new Blob([content], { type: CONTENT_TYPE });
}

function order(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
