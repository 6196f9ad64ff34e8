import type { Language } from '#domain/localized.ts';
import type { Comment, CommentedParagraph, Reader } from '#renderer/data/collections/comments.ts';
import { findParagraph } from './paragraphs.ts';

/** A first comment with the answers to it. */
export interface Thread {
  readonly first: Comment;
  readonly answers: readonly Comment[];
  /** Where it stands now; null where it is about all of the draft, or its paragraph is gone. */
  readonly paragraph: CommentedParagraph | null;
  /** It stood at a paragraph that isn't there any more. */
  readonly isGone: boolean;
  /** True if another person deleted it while an answer was being written. */
  readonly isLost?: boolean;
}

/** The threads of a draft in the order of the page: what is about all of it first, what lost its paragraph last. */
export function threadsOf(comments: readonly Comment[], paragraphs: readonly CommentedParagraph[]): Thread[] {
  const threads = comments
    .filter(({ thread }) => thread === null)
    .map((first): Thread => {
      const paragraph = first.language === null ? null : findParagraph(first, paragraphs);
      const answers = comments.filter(({ thread }) => thread === first.id);
      return { first, answers, paragraph, isGone: first.language !== null && paragraph === null };
    });
  const rank = ({ paragraph, isGone }: Thread) =>
    isGone ? paragraphs.length : paragraph === null ? -1 : paragraphs.indexOf(paragraph);
  return threads.sort((one, other) => rank(one) - rank(other));
}

/**
 * Those who can be named in a comment about a language, or (null) about all of the draft: translators of the other language aren't
 * told of it, as the database has it, unless they wrote in the thread.
 */
export function notifiedReaders(
  readers: readonly Reader[],
  about: Language | null,
  thread: readonly Comment[] = [],
): readonly Reader[] {
  const wrote = new Set(thread.map(({ author }) => author.id));
  return readers.filter(
    ({ language, id }) => language === null || about === null || language === about || wrote.has(id),
  );
}

export const isOpen = ({ first }: Thread) => first.resolvedAt === null;
