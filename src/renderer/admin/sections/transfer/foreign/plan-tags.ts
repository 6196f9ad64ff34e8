import { cleanLine, cutText } from '#domain/clean-text.ts';
import { TAG_MAX } from '#domain/limits.ts';
import type { ExportedTag } from '#renderer/data/collections/transfer.ts';
import type { ForeignCategory } from './foreign-export.ts';
import { slugOf } from './slug-of.ts';

/** What becomes of another system's tags. */
export interface PlannedTags {
  /** Those that articles get, those that are here already included. */
  readonly tags: readonly ExportedTag[];
  /** The names of those that are new, and called the same in both languages. */
  readonly made: readonly string[];
  /** The tags of one article, each once. */
  of(tags: readonly ForeignCategory[]): readonly { readonly slug: string; readonly name: string }[];
}

/** The tags here that have the name or the address of those there; without any, new ones that are called the same in both languages. */
export function planTags(all: readonly ForeignCategory[], here: readonly ExportedTag[]): PlannedTags {
  const named = all.filter(({ slug, name }) => name !== '' || slug !== '');
  const known = new Map<string, ExportedTag>();
  for (const tag of here) {
    for (const key of [tag.slug, slugOf(tag.name_indonesian), slugOf(tag.name_english)]) {
      if (key !== '' && !known.has(key)) known.set(key, tag);
    }
  }
  const newSlug = freeSlugs(here.map(({ slug }) => slug));
  const used = new Map<string, ExportedTag>();
  const found = new Map<string, ExportedTag>();
  const made: string[] = [];
  for (const { slug, name, english } of named) {
    if (found.has(keyOf(slug, name))) continue;
    let tag = known.get(slugOf(slug)) ?? known.get(slugOf(name));
    if (!tag) {
      const free = newSlug([slug, name], 'tag');
      const called = (words: string) => cutText(cleanLine(words), TAG_MAX).trim() || free;
      const title = called(name || slug);
      tag = { slug: free, name_indonesian: title, name_english: called(english ?? (name || slug)) };
      if (tag.name_english === title) made.push(title);
      for (const key of [slugOf(slug), slugOf(name)]) if (key !== '') known.set(key, tag);
    }
    found.set(keyOf(slug, name), tag);
    used.set(tag.slug, tag);
  }
  return {
    tags: [...used.values()],
    made,
    of(tags) {
      const own = tags.flatMap(({ slug, name }) => found.get(keyOf(slug, name)) ?? []);
      return [...new Set(own)].map((tag) => ({ slug: tag.slug, name: tag.name_indonesian }));
    },
  };
}

function keyOf(slug: string, name: string): string {
  return JSON.stringify([slug, name]);
}

/** Gives parts of addresses that none of these and none before has, each made of the first of some words that has letters for it. */
export function freeSlugs(taken: Iterable<string>): (words: readonly string[], otherwise: string) => string {
  const all = new Set(taken);
  // How far a word was counted: thousands of one name would be counted through from the start each time.
  const counts = new Map<string, number>();
  return (words, otherwise) => {
    const [base = otherwise] = words
      .map((each) =>
        slugOf(each)
          .slice(0, TAG_MAX - 5)
          .replace(/-$/, ''),
      )
      .filter((each) => each !== '');
    let count = counts.get(base) ?? 1;
    let free = count === 1 ? base : `${base}-${count}`;
    for (; all.has(free); free = `${base}-${count}`) count += 1;
    counts.set(base, count);
    all.add(free);
    return free;
  };
}
