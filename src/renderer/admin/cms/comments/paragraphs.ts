import { cutText } from '#domain/clean-text.ts';
import { LANGUAGES } from '#domain/localized.ts';
import type { Comment, CommentedParagraph } from '#renderer/data/collections/comments.ts';
import { similarity, wordCounts } from '#text/match-blocks.ts';
import { segmentOf, segmentText, textSegments } from '#text/segments.ts';
import { translationText, type TranslatedDocument, type TranslationField } from '../content-type.ts';

/** The database keeps so many characters of a paragraph, and no more. */
const QUOTE_MAX = 2000;

/** A paragraph of which this part of the words is the same is the one that was commented on, written on since. */
const LEAST_ALIKE = 0.5;

/** Everything of a draft that a comment may stand at, in the order of the page: the segments of texts, and single fields. */
export function paragraphsOf(
  document: TranslatedDocument,
  fields: readonly Pick<TranslationField, 'name' | 'kind'>[],
): CommentedParagraph[] {
  return LANGUAGES.flatMap((language) =>
    fields.flatMap(({ name, kind }) => {
      if (kind === 'items') return [];
      const text = translationText(document, language, name).trim();
      const segments = kind === 'markup' ? textSegments(text) : text === '' ? [] : [{ kind: 'p', text } as const];
      return segments.map((segment, place) => {
        const quote = cutText(segmentText(segment), QUOTE_MAX);
        return { language, field: name, quote, place };
      });
    }),
  );
}

/** The words of a paragraph as it was commented on, without what kind it is. */
export function quotedWords({ quote }: Pick<CommentedParagraph, 'quote'>): string {
  return segmentOf(quote).text;
}

/**
 * The paragraph that a comment stands at now: the one with its words, of several the nearest to its place; else the one of the
 * same kind that is most alike. Null where it is gone.
 */
export function findParagraph(
  comment: Pick<Comment, 'language' | 'field' | 'quote' | 'place'>,
  paragraphs: readonly CommentedParagraph[],
): CommentedParagraph | null {
  const there = paragraphs.filter(({ language, field }) => language === comment.language && field === comment.field);
  const distance = ({ place }: CommentedParagraph) => Math.abs(place - comment.place);
  const same = there.filter(({ quote }) => quote === comment.quote);
  if (same.length > 0) return same.reduce((best, each) => (distance(each) < distance(best) ? each : best));
  const { kind } = segmentOf(comment.quote);
  const words = wordCounts(quotedWords(comment));
  let [found, most] = [null as CommentedParagraph | null, LEAST_ALIKE];
  for (const each of there) {
    if (segmentOf(each.quote).kind !== kind) continue;
    const alike = similarity(words, wordCounts(quotedWords(each)));
    const isNearer = found !== null && alike === most && distance(each) < distance(found);
    if (alike > most || (found === null && alike >= most) || isNearer) [found, most] = [each, alike];
  }
  return found;
}
