// A small site as content that can be carried, and archives of it that a test takes apart.
import type { ExportedItem } from '#renderer/data/collections/transfer.ts';
import { steadyJson } from '#renderer/data/archive/plain-json.ts';
import { packed } from '#renderer/data/archive/gzip.ts';
import { TAR_END, tarFilling, tarHead } from '#renderer/data/archive/tar.ts';
import type { ArchiveContent } from '#renderer/admin/sections/transfer/archive/write-content.ts';
import { webpHead } from '../pictures/drawn-files.ts';

const FOLDER = '0b9c1d2e-0000-4000-8000-000000000001';
const PICTURES = [`${FOLDER}/480.webp`, `${FOLDER}/960.webp`] as const;

const MOMENT = '2026-01-02T03:04:05.678901Z';

const article: ExportedItem = {
  collection: 'articles',
  id: 7,
  document: { image: `/media/${FOLDER}/480-960.webp`, id: { title: 'Cabai' }, en: { title: 'Chili “hot”' } },
  version: 3,
  created_at: MOMENT,
  saved_at: MOMENT,
  saved_by_name: 'Ayu',
  binned_at: null,
  binned_by_name: '',
  live: {
    id: { from: MOMENT, version: 2, made_at: MOMENT, made_by_name: 'Ayu', shared: { image: '' }, text: { title: 'T' } },
    en: null,
  },
  published_on: '2026-01-02',
};

/** One article with a picture in two widths, and about. */
export function siteContent(): ArchiveContent {
  const about = { ...article, collection: 'about', id: 1, document: { title: 'x' }, published_on: null };
  return {
    categories: [
      { id: 4, slug: 'organic', name_indonesian: 'Organik', name_english: 'Organic', position: 1, version: 1 },
    ],
    tags: [],
    items: [article, { ...about, live: { id: null, en: null } }],
    pictures: new Map(PICTURES.map((name) => [name, bytesOf(webpHead('VP8 ', 480, 320))])),
    lost: [],
  };
}

/** Files of an archive by name, in their order; a text is written as UTF-8. */
export type Files = readonly (readonly [name: string, content: string | Uint8Array])[];

/** The files of `siteContent`, as they are written. */
export function contentFiles(): Files {
  const { categories, tags, items, pictures } = siteContent();
  const [chili, about] = items;
  const manifest = {
    format: 'tunas-content',
    version: 1,
    categories,
    tags,
    items: { about: [1], articles: [7] },
    pictures: [...pictures.keys()],
    lost: [],
  };
  return [
    ['content.json', `${steadyJson(manifest)}\n`],
    ['items/about/1.json', `${steadyJson(about)}\n`],
    ['items/articles/7.json', `${steadyJson(chili)}\n`],
    ...[...pictures].map(([name, bytes]) => [`pictures/${name}`, bytes] as const),
  ];
}

/** The unpacked archive of any files, whatever they are. */
export function archiveOf(files: Files): Blob {
  return new Blob([
    ...files.flatMap(([name, content]) => {
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : bytesOf(content);
      return [tarHead(name, bytes.length), bytes, tarFilling(bytes.length)];
    }),
    TAR_END,
  ]);
}

/** The same, packed. */
export function fileOf(files: Files): Promise<Blob> {
  return packed(archiveOf(files));
}

function bytesOf(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}
