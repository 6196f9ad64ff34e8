import type { Article } from '#domain/article.ts';
import type { LibraryArticle, LibrarySite } from '#domain/library.ts';
import { mediaAddressesIn, uploadedAddress } from '#domain/picture-address.ts';
import { drawingsIn, isDrawing } from '#domain/shipped-drawing.ts';
import { filesWanted } from './count-pictures.ts';
import type { StoredCard } from '../library-schema.ts';

/** The addresses of the pictures that an article's texts show, each once: uploaded ones, and drawings of the portal. */
export function picturesOf(texts: readonly Pick<Article, 'image' | 'content'>[]): readonly string[] {
  const named = texts.flatMap(({ image, content }) => [
    uploadedAddress(image) ?? (isDrawing(image) ? image : []),
    mediaAddressesIn(content),
    drawingsIn(content),
  ]);
  return [...new Set(named.flat())];
}

/**
 * The path of a picture by its address, in texts or on the backend: a drawing's address, or the path of an uploaded picture's smallest file;
 * undefined where it is neither a drawing of the portal nor an uploaded picture.
 */
export function pathOf(address: string): string | undefined {
  return filesWanted(uploadedAddress(address) ?? address, 'small')[0];
}

/** The paths of all pictures that an article shows, each once. */
export function pathsOf({ texts }: LibraryArticle): readonly string[] {
  return [...new Set(picturesOf(Object.values(texts)).flatMap((address) => pathOf(address) ?? []))];
}

/** The addresses of the pictures that the site itself shows: what super admins wrote of it. */
export function picturesOfSite(site: LibrarySite | undefined): readonly string[] {
  const items = JSON.stringify(site?.items ?? {});
  return [...new Set([...mediaAddressesIn(items), ...drawingsIn(items)])];
}

/** The addresses of the pictures of all articles, the newest ones' first. */
export function picturesOfArticles(cards: readonly StoredCard[]): readonly string[] {
  const newest = [...cards].sort((one, other) => other.id - one.id);
  return [...new Set(newest.flatMap(({ pictures }) => pictures))];
}
