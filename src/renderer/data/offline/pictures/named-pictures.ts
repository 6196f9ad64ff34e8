import type { Article } from '#domain/article.ts';
import type { LibrarySite } from '#domain/library.ts';
import { filesOf, mediaAddressesIn, uploadedAddress } from '#domain/picture-address.ts';
import type { StoredCard } from '../library-schema.ts';

/** The addresses of the uploaded pictures that an article's texts show, each once. */
export function picturesOf(texts: readonly Pick<Article, 'image' | 'content'>[]): readonly string[] {
  const named = texts.flatMap(({ image, content }) => [uploadedAddress(image) ?? [], mediaAddressesIn(content)]);
  return [...new Set(named.flat())];
}

/** The paths of the smallest files of these pictures, each once. */
export function smallestFiles(addresses: readonly string[]): readonly string[] {
  return [...new Set(addresses.flatMap((address) => filesOf(address)[0]?.path ?? []))];
}

/** The addresses of all uploaded pictures of a library: what the site itself shows comes first, then the newest articles. */
export function picturesNamedBy(site: LibrarySite | undefined, cards: readonly StoredCard[]): readonly string[] {
  const ofSite = mediaAddressesIn(JSON.stringify(site?.items ?? {}));
  const ofArticles = [...cards].sort((one, other) => other.id - one.id).flatMap(({ pictures }) => pictures ?? []);
  return [...new Set([...ofSite, ...ofArticles])];
}
