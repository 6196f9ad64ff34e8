import type { Reader } from '#renderer/data/collections/comments.ts';

/** Longer names first: "@Budi Santoso" doesn't name Budi. */
function byLength(readers: readonly Reader[]): readonly Reader[] {
  return readers.filter(({ name }) => name !== '').sort((one, other) => other.name.length - one.name.length);
}

/** A stretch of a comment: plain words, or a name with its @. */
interface Stretch {
  readonly text: string;
  /** Ids of those who are called so; none for plain words. */
  readonly people: readonly string[];
}

/** A comment in stretches, in their order. */
export function stretchesOf(body: string, readers: readonly Reader[]): Stretch[] {
  const known = byLength(readers);
  const stretches: Stretch[] = [];
  let plain = '';
  const endPlain = () => {
    if (plain !== '') stretches.push({ text: plain, people: [] });
    plain = '';
  };
  for (let at = 0; at < body.length;) {
    const name = body[at] === '@' ? known.find((each) => isNameAt(body, at + 1, each.name))?.name : undefined;
    if (name === undefined) {
      plain += body[at];
      at += 1;
      continue;
    }
    endPlain();
    const people = readers.filter((each) => each.name === name).map(({ id }) => id);
    stretches.push({ text: `@${name}`, people });
    at += name.length + 1;
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
  return [...new Set(stretchesOf(body, readers).flatMap(({ people }) => people))];
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
  const wanted = words.toLowerCase();
  return readers
    .filter(({ name }) => {
      const known = name.toLowerCase();
      return known !== '' && known !== wanted.trim() && (known.startsWith(wanted) || known.includes(` ${wanted}`));
    })
    .slice(0, 5);
}
