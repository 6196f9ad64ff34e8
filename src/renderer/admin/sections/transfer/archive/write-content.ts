import {
  type ExportedCategory,
  type ExportedItem,
  type ExportedTag,
  TRANSFER_VERSION,
} from '#renderer/data/collections/transfer.ts';
import { steadyJson } from '#renderer/data/archive/plain-json.ts';
import { writeArchive } from '#renderer/data/archive/gzip.ts';
import { MANIFEST, itemFile, pictureFile } from './content-names.ts';
import { FORMAT, type Manifest } from './manifest.ts';

/** All content: what its file holds. */
export interface ArchiveContent {
  readonly categories: readonly ExportedCategory[];
  readonly tags: readonly ExportedTag[];
  readonly items: readonly ExportedItem[];
  /** The bytes of each file, by its name in the storage. */
  readonly pictures: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  /** Names of files that the storage didn't have. */
  readonly lost: readonly string[];
}

/** The media type of the file. */
export const CONTENT_TYPE = 'application/gzip';

/** Makes the one file of all content. The same content becomes the same bytes, in whatever order it came. */
export async function writeContent({ categories, tags, items, pictures, lost }: ArchiveContent): Promise<Blob> {
  const inOrder = [...items].sort((one, other) => order(one.collection, other.collection) || one.id - other.id);
  const pictureNames = [...pictures.keys()].sort(order);
  const ids: Record<string, number[]> = {};
  for (const { collection, id } of inOrder) (ids[collection] ??= []).push(id);
  const manifest: Manifest = {
    format: FORMAT,
    version: TRANSFER_VERSION,
    categories: [...categories].sort((one, other) => one.id - other.id),
    tags: [...tags].sort((one, other) => order(one.slug, other.slug)),
    items: ids,
    pictures: pictureNames,
    lost: [...lost].sort(order),
  };
  const letters = new TextEncoder();
  const written = (name: string, value: unknown) => ({ name, bytes: letters.encode(`${steadyJson(value)}\n`) });
  const content = await writeArchive([
    written(MANIFEST, manifest),
    ...inOrder.map((item) => written(itemFile(item), item)),
    ...pictureNames.map((name) => ({ name: pictureFile(name), bytes: pictures.get(name)! })),
  ]);
  return new Blob([content], { type: CONTENT_TYPE });
}

function order(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
