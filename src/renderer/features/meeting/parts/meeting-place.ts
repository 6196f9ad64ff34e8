import { fieldsOf, parseJson } from '#domain/json.ts';
import type { Talk } from './deck.ts';
import type { FittedSlide } from './fitted-slides.ts';

/** Where a meeting is: a slide of its deck, and which of its parts; so it stays where another screen divides slides otherwise. */
export interface MeetingPlace {
  readonly of: number;
  readonly part: number;
}

/** Under what the place of a meeting is kept: that of a single article apart from that of a collection. */
export function placeKey(talks: readonly Talk[], name: string | null): string {
  const ids = talks.map(({ article }) => article.id).join('.');
  return `meeting.${name === null ? 'article' : 'collection'}.${ids}`;
}

/** The place that was kept, else the beginning. */
export function storedPlace(kept: string | null): MeetingPlace {
  const { of, part } = fieldsOf(kept === null ? null : parseJson(kept));
  return typeof of === 'number' && typeof part === 'number' ? { of, part } : { of: 0, part: 0 };
}

/** The slide at a place, else the last one before it: an article may have become shorter, or a slide fewer parts. */
export function slideAt(slides: readonly FittedSlide[], place: MeetingPlace): number {
  const at = slides.findLastIndex(({ of, part }) => of < place.of || (of === place.of && part <= place.part));
  return Math.max(at, 0);
}
