import { wordPlaces } from '#domain/words.ts';

interface Props {
  readonly text: string;
  /** What was searched for: marked wherever its letters stand. */
  readonly search: string;
  /** Words that answer the search otherwise, in small letters, and how many letters of each to mark. */
  readonly words: ReadonlyMap<string, number>;
}

/** A text in which what was searched for is marked. */
export function MarkedText({ text, search, words }: Props) {
  return markedParts(text, search, words).map(({ at, part, isMarked }) =>
    isMarked ? (
      <mark key={at} className="rounded-[3px] bg-accent-soft text-inherit [box-shadow:inset_0_-2px_0_var(--accent)]">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

interface Part {
  readonly at: number;
  readonly part: string;
  readonly isMarked: boolean;
}

/** The text in parts: those that are marked, and those between them. */
export function markedParts(text: string, search: string, words: ReadonlyMap<string, number>): readonly Part[] {
  const marks = [...literalPlaces(text, search.trim().toLowerCase()), ...matchingPlaces(text, words)];
  const isMarked = new Array<boolean>(text.length).fill(false);
  for (const [from, to] of marks) isMarked.fill(true, from, to);
  const parts: Part[] = [];
  for (let at = 0, end = 0; at < text.length; at = end) {
    while (end < text.length && isMarked[end] === isMarked[at]) end += 1;
    parts.push({ at, part: text.slice(at, end), isMarked: isMarked[at] === true });
  }
  return parts;
}

type Place = readonly [from: number, to: number];

function literalPlaces(text: string, wanted: string): readonly Place[] {
  const lower = text.toLowerCase();
  // A few letters of other alphabets are two when they are small: their places would be others.
  if (wanted === '' || lower.length !== text.length) return [];
  const places: Place[] = [];
  for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, at + wanted.length))
    places.push([at, at + wanted.length]);
  return places;
}

function matchingPlaces(text: string, words: ReadonlyMap<string, number>): readonly Place[] {
  return wordPlaces(text).map(({ word, at, length }) => [at, at + Math.min(length, words.get(word) ?? 0)]);
}
