import type { Article } from '#domain/article.ts';
import type { LibrarySite } from '#domain/library.ts';
import { filesOf, mediaAddressesIn, uploadedAddress } from '#domain/picture-address.ts';
import { drawingsIn, isDrawing } from '#domain/shipped-drawing.ts';
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

/** The paths of the smallest files of the uploaded ones of these pictures, each once. */
export function smallestFiles(addresses: readonly string[]): readonly string[] {
  return [...new Set(addresses.flatMap((address) => filesOf(address)[0]?.path ?? []))];
}

/** The addresses of the pictures that the site itself shows: what super admins wrote of it. */
export function picturesOfSite(site: LibrarySite | undefined): readonly string[] {
  const items = JSON.stringify(site?.items ?? {});
  return [...new Set([...mediaAddressesIn(items), ...drawingsIn(items)])];
}

/** The addresses of the pictures of all articles, the newest ones' first. */
export function picturesOfArticles(cards: readonly StoredCard[]): readonly string[] {
  const newest = [...cards].sort((one, other) => other.id - one.id);
  return [...new Set(newest.flatMap(({ pictures }) => pictures ?? []))];
}
