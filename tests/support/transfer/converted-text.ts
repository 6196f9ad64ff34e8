import type { ConvertedText } from '#renderer/admin/sections/transfer/foreign/convert-articles.ts';
import type { ForeignCategory } from '#renderer/admin/sections/transfer/foreign/foreign-export.ts';

interface Parts extends Partial<Pick<ConvertedText, 'content' | 'missing'>> {
  readonly tags?: readonly ForeignCategory[];
}

/** A text of another system, as it is read, with these parts; it has no other ones. */
export function convertedText({ content = 'b', missing = [], tags = [] }: Parts): ConvertedText {
  return {
    article: {
      ...{ title: 'A', slug: '', html: '', excerpt: '', author: '', picture: null, language: null, group: null },
      ...{ categories: [], tags, createdAt: null, changedAt: null, publishedOn: null, notes: [] },
    },
    ...{ title: 'A', excerpt: '', content, author: '', notes: [], missing },
  };
}
