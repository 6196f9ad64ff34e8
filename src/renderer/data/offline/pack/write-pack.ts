import type { LibraryArticle } from '#domain/library.ts';
import type { ArchiveFile } from '#renderer/data/archive/tar.ts';
import { writeArchive } from '#renderer/data/archive/write-archive.ts';
import type { PackQuestion, SignedCatalogue } from '#renderer/data/packs.ts';
import { entryOf, readCatalogue, sha256, type CatalogueEntry } from './catalogue.ts';
import { articleName, CATALOGUE, CONTENTS, packListFile, QUESTIONS, SIGNATURE } from './pack-files.ts';
import { questionsFile } from './questions-file.ts';

interface PackSource {
  readonly site: string;
  readonly articles: readonly LibraryArticle[];
  readonly questions: readonly PackQuestion[];
  /** What the site signed last, as far as this device knows. */
  readonly catalogue: SignedCatalogue | null;
  /** ms since 1970. */
  readonly savedAt: number;
}

interface Packed {
  readonly pack: Blob;
  /** What went in. */
  readonly articles: readonly LibraryArticle[];
  /** How many of them the site's signature covers exactly as they are. */
  readonly proved: number;
}

/** Writes a pack. A text that isn't as the site signed this version of it is left out: nobody passes it on. */
export async function writePack({ site, articles, questions, catalogue, savedAt }: PackSource): Promise<Packed> {
  const coverOf = covering(catalogue);
  const entries: CatalogueEntry[] = [];
  const files: ArchiveFile[] = [];
  const packed: LibraryArticle[] = [];
  let proved = 0;
  for (const article of articles) {
    const { entry, bytes } = await entryOf(article);
    const cover = coverOf(entry);
    if (cover === 'altered') {
      console.warn(`Article ${entry.id} isn’t as the site signed it, and is left out of the pack.`);
      continue;
    }
    if (cover === 'proved') proved += 1;
    entries.push(entry);
    files.push({ name: articleName(article.id), bytes });
    packed.push(article);
  }
  const asked = questions.length > 0 ? questionsFile(questions) : null;
  const list = { site, savedAt, articles: entries, pictures: [], questions: asked && (await sha256(asked)) };
  const signed = catalogue !== null && proved > 0;
  const pack = await writeArchive([
    { name: CONTENTS, bytes: packListFile(list) },
    ...(signed ? [{ name: CATALOGUE, bytes: catalogue.bytes }] : []),
    ...(signed ? [{ name: SIGNATURE, bytes: catalogue.signature }] : []),
    ...files,
    ...(asked ? [{ name: QUESTIONS, bytes: asked }] : []),
  ]);
  return { pack, articles: packed, proved };
}

function covering(catalogue: SignedCatalogue | null): (entry: CatalogueEntry) => 'proved' | 'altered' | 'unknown' {
  const known = new Map(catalogue && readCatalogue(catalogue.bytes).entries.map((entry) => [entry.id, entry]));
  return ({ id, version, sha256: hash }) => {
    const entry = known.get(id);
    if (entry?.version !== version) return 'unknown';
    return entry.sha256 === hash ? 'proved' : 'altered';
  };
}
