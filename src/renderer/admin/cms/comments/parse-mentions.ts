import { folded } from '#domain/folded.ts';
import type { Reader } from '#renderer/data/collections/comments.ts';

/** A stretch of a comment: plain words, or a name with its @. */
interface Stretch {
  readonly text: string;
  /** The id of whom it names; null for plain words. */
  readonly person: string | null;
}

/** A comment in stretches, in their order. */
export function stretchesOf(body: string, readers: readonly Reader[]): Stretch[] {
  // Longer ones first: "@Budi Santoso" doesn't name Budi.
  const known = readers.filter(({ name }) => name !== '').sort((one, other) => other.name.length - one.name.length);
  const stretches: Stretch[] = [];
  let plain = '';
  const endPlain = () => {
    if (plain !== '') stretches.push({ text: plain, person: null });
    plain = '';
  };
  for (let at = 0; at < body.length;) {
    const named = body[at] === '@' ? known.find(({ name }) => isNameAt(body, at + 1, name)) : undefined;
    if (named === undefined) {
      plain += body[at];
      at += 1;
      continue;
    }
    endPlain();
    stretches.push({ text: `@${named.name}`, person: named.id });
    at += named.name.length + 1;
  }
  endPlain();
  return stretches;
}

/** "@Budiman" doesn't name Budi. */
function isNameAt(body: string, from: number, name: string): boolean {
  return body.startsWith(name, from) && !/[\p{L}\p{N}]/u.test(body[from + name.length] ?? '');
}

/** Ids of the people whom a comment names. */
export function namedIn(body: string, readers: readonly Reader[]): string[] {
  return [...new Set(stretchesOf(body, readers).flatMap(({ person }) => person ?? []))];
}

/** A name that is being typed: what stands behind its @ up to the cursor. */
export interface TypedName {
  readonly words: string;
  /** Where its @ stands. */
  readonly from: number;
}

/** The name that is being typed before a cursor; null where none is. */
export function typedName(body: string, cursor: number): TypedName | null {
  const [, words] = /(?:^|[\s(])@([^@\n]{0,40})$/u.exec(body.slice(0, cursor)) ?? [];
  return words === undefined ? null : { words, from: cursor - words.length - 1 };
}

/** Those whose name, or a part of it, begins so; five at the most. */
export function suggestedReaders(words: string, readers: readonly Reader[]): readonly Reader[] {
  const wanted = folded(words);
  return readers
    .filter((reader) => {
      const known = folded(reader.name);
      return known !== '' && known !== wanted.trim() && (known.startsWith(wanted) || known.includes(` ${wanted}`));
    })
    .slice(0, 5);
}
