import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LibraryArticle } from '#domain/library.ts';
import { writePack } from '#renderer/data/offline/pack/write-pack.ts';
import type { Reachable } from '../backend/backend-call.ts';
import { libraryArticle } from '../memory/memory-library-source.ts';

const HOUR_MS = 60 * 60 * 1000;

/** With a drawing that every portal has. */
function drawn(article: LibraryArticle): LibraryArticle {
  const { id, en } = article.texts;
  const image = '/pictures/worm-compost.svg';
  return { ...article, texts: { id: { ...id!, image }, en: { ...en!, image } } };
}

/** Writes a pack of one article, which the backend doesn't have, into a folder, and gives its path. */
export async function writePackFile(folder: string, backend: Reachable): Promise<string> {
  const { pack } = await writePack({
    ...{ site: new URL(backend.url).href, savedAt: Date.now(), questions: [], catalogue: null },
    // Newer than the app's last sync, or it would have been withdrawn by then.
    articles: [drawn(libraryArticle(8301, (Date.now() + HOUR_MS) * 1000))],
    pictures: new Map(),
  });
  const file = join(folder, 'Padi sawah.tunas');
  writeFileSync(file, Buffer.from(await pack.arrayBuffer()));
  return file;
}
