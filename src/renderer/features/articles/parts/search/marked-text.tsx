import { folded, foldedPlaces } from '#domain/folded.ts';
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
  const marks = [...literalPlaces(text, folded(search).trim()), ...matchingPlaces(text, words)];
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

function literalPlaces(original: string, wanted: string): readonly Place[] {
  if (wanted === '') return [];
  const { text, places } = foldedPlaces(original);
  const found: Place[] = [];
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length))
    found.push([places[at]![0], places[at + wanted.length - 1]![1]]);
  return found;
}

function matchingPlaces(text: string, words: ReadonlyMap<string, number>): readonly Place[] {
  return wordPlaces(text).flatMap(({ word, places }) => {
    const letters = words.get(word) ?? 0;
    return letters > 0 ? [[places[0]![0], places[letters - 1]![1]] as const] : [];
  });
}
