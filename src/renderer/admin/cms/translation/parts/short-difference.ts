import { sentencesOf } from '#text/sentences.ts';

/**
 * Two versions of a part for reading: without the signs of Markdown where the words differ as well, and without the sentences at
 * both ends that are the same.
 */
export function shortDifference(before: string, after: string): readonly [before: string, after: string] {
  const [plainBefore, plainAfter] = [withoutMarkup(before), withoutMarkup(after)];
  const isPlain = plainBefore !== plainAfter || before === after;
  const [one, other] = (isPlain ? [plainBefore, plainAfter] : [before, after]).map(sentencesIn);
  if (!one || !other || one.length === 0 || other.length === 0 || plainBefore === plainAfter) {
    return isPlain ? [plainBefore, plainAfter] : [before, after];
  }
  const least = Math.min(one.length, other.length);
  let first = 0;
  while (first < least && one[first] === other[first]) first += 1;
  let last = 0;
  while (last < least - first && one.at(-1 - last) === other.at(-1 - last)) last += 1;
  const short = (sentences: readonly string[]) => {
    const kept = sentences
      .slice(first, sentences.length - last)
      .join('')
      .trim();
    return `${first > 0 ? '… ' : ''}${kept}${last > 0 ? ' …' : ''}`;
  };
  return [short(one), short(other)];
}

function withoutMarkup(text: string): string {
  return text
    .replace(/!?\[((?:[^[\]\\]|\\.)*)\]\([^()\s]*(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)/g, '$1')
    .replace(/(?<!\\)\*+/g, '')
    .replace(/\\([^\w\s])/g, '$1');
}

/** With the blanks behind them. */
function sentencesIn(text: string): string[] {
  return sentencesOf(text).map(({ from }, index, all) => text.slice(from, all[index + 1]?.from));
}
