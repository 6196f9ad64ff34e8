import { TAG_MAX } from '#domain/limits.ts';
import type { Localized } from '#domain/localized.ts';
import { suggestedSlug } from '#domain/slug.ts';
import { SLUG_TAKEN } from '#renderer/data/collections/categories.ts';
import type { SavedTag, TagApi } from '#renderer/data/collections/tags.ts';
import { RequestError, type Request } from '#renderer/data/request-error.ts';

/** Others make tags meanwhile, so that an address part may be taken again: so many times another one is chosen. */
const TRIES = 3;

/**
 * Makes a tag; one that has both names already is as good, such as that of a first try whose answer got lost. Its part of an address is
 * made of its English name, with a number behind it where another tag has that.
 */
export async function makeTag(request: Request<TagApi>, name: Localized): Promise<SavedTag> {
  const base = suggestedSlug(name.en) || suggestedSlug(name.id) || 'tag';
  let slug = base;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (await request((api) => api.create({ slug, name }))).category;
    } catch (error) {
      const isTaken =
        error instanceof RequestError && error.code === 'duplicate' && error.failure.reason === SLUG_TAKEN;
      if (!isTaken) throw error;
      const list = await request((api) => api.list());
      const same = list.find((each) => alike(each.name.id, name.id) && alike(each.name.en, name.en));
      if (same) return same;
      if (attempt === TRIES) throw error;
      const taken = new Set(list.map((each) => each.slug));
      for (let number = 2; taken.has(slug) || slug === base; number += 1) slug = numbered(base, number);
    }
  }
}

function numbered(base: string, number: number): string {
  const end = `-${number}`;
  return base.slice(0, TAG_MAX - end.length).replace(/-$/, '') + end;
}

function alike(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
