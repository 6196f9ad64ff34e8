import { attachmentAddress } from '#domain/attachment-address.ts';
import { mediaAddress } from '#domain/picture-address.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import { isAttached } from '#renderer/data/collections/media.ts';
import type { TransferApi } from '#renderer/data/collections/transfer.ts';
import type { ExportedCategory, ExportedItem, ExportedTag } from '#renderer/data/collections/transfer.ts';
import { isFileOf, picturesOf } from './archive/content-names.ts';
import { writeContent } from './archive/write-content.ts';

/** The progress of an export or an import; `total` null while it isn't known. */
export interface Step<Name extends string> {
  readonly step: Name;
  readonly done: number;
  readonly total: number | null;
}

export type ExportStep = Step<'items' | 'pictures' | 'packing'>;

/** What an export gets things from. */
export interface ExportDependencies {
  readonly api: Pick<TransferApi, 'read'>;
  /** The bytes of a picture's or an attached file, by its address in documents; null where it is gone. */
  fetchFile(address: string, signal: AbortSignal): Promise<Result<Uint8Array<ArrayBuffer> | null>>;
}

/** The file, and how much is in it. */
export interface ExportedFile {
  readonly file: Blob;
  readonly items: number;
  readonly pictures: number;
  /** Files that are named and gone, or are no pictures or PDFs. */
  readonly lost: number;
}

/** The reason for giving up an export: content was changed during each try. */
export const CHANGING = 'changing';

/** What is read while others write is of no moment: then it is read again, so many times. */
const TRIES = 3;

/** So many pictures are fetched at a time. */
const ABREAST = 4;

/** Reads all content with its pictures and attached files into one file. `signal` ends it; then the result is ignored. */
export async function exportContent(
  { api, fetchFile }: ExportDependencies,
  onStep: (step: ExportStep) => void,
  signal: AbortSignal,
): Promise<Result<ExportedFile>> {
  const read = await readItems(api, onStep, signal);
  if (!read.ok) return read;
  const { categories, tags, items } = read.value;
  const names = [...new Set(items.flatMap(picturesOf))].sort();
  const pictures = new Map<string, Uint8Array<ArrayBuffer>>();
  const lost: string[] = [];
  for (let at = 0; at < names.length && !signal.aborted; at += ABREAST) {
    onStep({ step: 'pictures', done: at, total: names.length });
    const some = names.slice(at, at + ABREAST);
    const results = await Promise.all(some.map((name) => fetchFile(addressOf(name), signal)));
    for (const [nth, result] of results.entries()) {
      if (!result.ok) return result;
      // What is none would be refused on its way back in.
      if (result.value === null || !isFileOf(some[nth]!, result.value)) lost.push(some[nth]!);
      else pictures.set(some[nth]!, result.value);
    }
  }
  if (signal.aborted) return cancelled();
  onStep({ step: 'packing', done: 0, total: null });
  const file = await writeContent({ categories, tags, items, pictures, lost });
  return ok({ file, items: items.length, pictures: pictures.size, lost: lost.length });
}

interface SiteItems {
  readonly categories: readonly ExportedCategory[];
  readonly tags: readonly ExportedTag[];
  readonly items: readonly ExportedItem[];
  /** The largest numbers ever given. */
  readonly last: { readonly articles: number; readonly categories: number };
}

/** Reads every item and category, of one moment. */
export async function readItems(
  api: ExportDependencies['api'],
  onStep: (step: Step<'items'>) => void,
  signal: AbortSignal,
): Promise<Result<SiteItems>> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const items: ExportedItem[] = [];
    let categories: readonly ExportedCategory[] = [];
    let tags: readonly ExportedTag[] = [];
    let last = { articles: 0, categories: 0 };
    let stamp: string | null = null;
    let total: number | null = null;
    onStep({ step: 'items', done: 0, total: null });
    for (;;) {
      const page = await api.read(items.at(-1) ?? null);
      if (!page.ok) return page;
      if (signal.aborted) return cancelled();
      if (stamp !== null && page.value.stamp !== stamp) break;
      stamp = page.value.stamp;
      categories = page.value.categories ?? categories;
      tags = page.value.tags ?? tags;
      last = page.value.lastNumbers ?? last;
      total = page.value.total ?? total;
      items.push(...page.value.items);
      onStep({ step: 'items', done: items.length, total });
      if (page.value.items.length === 0) return ok({ categories, tags, items, last });
    }
  }
  return { ...failed('duplicate', `Something was changed during each of ${TRIES} tries`), reason: CHANGING };
}

function cancelled(): Result<never> {
  return { ...failed('offline', 'The export was cancelled'), reason: 'aborted' };
}

/** The address that names one file of a picture alone, or an attached file. */
function addressOf(name: string): string {
  if (isAttached(name)) return attachmentAddress(name);
  const [folder = '', file = ''] = name.split('/');
  const [width = '', type] = file.split('.');
  return mediaAddress(folder, [Number(width)], type === 'jpg' ? 'jpg' : 'webp');
}
