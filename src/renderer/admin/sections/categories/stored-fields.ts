import * as z from 'zod/mini';
import type { Category } from '#domain/article.ts';
import type { Drafts } from '#renderer/platform/port.ts';

/** Typed text that isn't saved, with the version that it is based on; null for a new category. */
export interface StoredFields {
  readonly words: Category;
  readonly basedOn: number | null;
}

const keptWords = z.object({
  words: z.object({ slug: z.string(), name: z.object({ id: z.string(), en: z.string() }) }),
  basedOn: z.nullable(z.number()),
});

/** Where the unsaved words of one category, or tag, lie on this device; `id` is null for a new one. */
export function fieldStorage(drafts: Drafts, person: string, id: number | null, kind: 'category' | 'tag' = 'category') {
  const key = `${kind}-${person}-${id ?? 'new'}`;
  return {
    read(): StoredFields | null {
      const text = drafts.read(key);
      if (text === null) return null;
      try {
        return keptWords.parse(JSON.parse(text));
      } catch (error) {
        console.warn('What was kept of a category can’t be read:', error);
        return null;
      }
    },
    write: (kept: StoredFields) => drafts.write(key, JSON.stringify(kept)),
    forget: () => drafts.remove(key),
  };
}

export type FieldStorage = ReturnType<typeof fieldStorage>;
