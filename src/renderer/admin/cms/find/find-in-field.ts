import { type FindableText, type FoundPlace, countBefore, placesIn } from '../markdown/find/find-pattern.ts';

interface Field {
  /** Its element; null while it isn't mounted. */
  readonly element: () => HTMLTextAreaElement | null;
  readonly read: () => string;
  readonly write: (text: string) => void;
}

/**
 * A title or an excerpt as a text to find in. Browsers can't mark words within such a field: the field as a whole stands out, and its
 * words are selected once it has the focus.
 */
export function findInField({ element, read, write }: Field): FindableText {
  const places = (pattern: RegExp | null): FoundPlace[] => (pattern ? placesIn(read(), pattern) : []);
  return {
    mark: (pattern, current) => {
      const { length } = places(pattern);
      element()?.toggleAttribute('data-found', current !== null && length > 0);
      return length;
    },
    before: (pattern, direction) => {
      const field = element();
      return countBefore(
        places(pattern),
        { from: field?.selectionStart ?? 0, to: field?.selectionEnd ?? 0 },
        direction,
      );
    },
    reveal: () => element()?.scrollIntoView({ block: 'center' }),
    select: (pattern, place) => {
      const field = element();
      const found = places(pattern)[place];
      field?.focus();
      if (found) field?.setSelectionRange(found.from, found.to);
    },
    replace: (pattern, place, words) => {
      const wanted = places(pattern).filter((_, index) => place === null || index === place);
      write(wanted.reduceRight((text, { from, to }) => text.slice(0, from) + words + text.slice(to), read()));
    },
  };
}
