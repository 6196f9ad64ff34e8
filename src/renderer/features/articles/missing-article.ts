import type { PageResult } from '../../page/page.ts';

/** What goes along to the list with a reader who asked for an article that isn't there. */
export interface MissingArticle {
  /** null where the address names none. */
  readonly missingArticle: number | null;
  /** Slug of its category, where that is known: the article was withdrawn while it was shown. */
  readonly category?: string;
}

/** Where a reader goes who asks for an article that isn't there (specification, section 2). */
export function toTheList(missing: MissingArticle): PageResult<never> {
  return { kind: 'elsewhere', path: '/blog', state: missing };
}

/** Reads what an entry of the history carries, whoever wrote it. */
export function missingArticleOf(state: unknown): MissingArticle | null {
  return typeof state === 'object' && state !== null && 'missingArticle' in state ? (state as MissingArticle) : null;
}
