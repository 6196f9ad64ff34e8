import type { PageResult } from '../../page/page.ts';

/** The navigation state for the list, after a request for an article that doesn't exist. */
export interface MissingArticle {
  /** null where the address names none. */
  readonly missingArticle: number | null;
  /** Slug of its category, where that is known: the article was withdrawn while it was shown. */
  readonly category?: string;
}

/** The redirect for an article that doesn't exist (specification, section 2). */
export function toTheList(missing: MissingArticle): PageResult<never> {
  return { kind: 'redirect', path: '/blog', state: missing };
}

/** Parses the state of a history entry, which may have any form. */
export function missingArticleOf(state: unknown): MissingArticle | null {
  return typeof state === 'object' && state !== null && 'missingArticle' in state ? (state as MissingArticle) : null;
}
