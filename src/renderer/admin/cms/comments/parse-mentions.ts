import { folded } from '#domain/folded.ts';
import type { Reader } from '#renderer/data/collections/comments.ts';

/** The text after an @ that mentions a person: the name, with the address where several people have the same one. */
export function labelOf({ name, email }: Pick<Reader, 'name' | 'email'>): string {
  return email === null || name === '' ? name : `${name} (${email})`;
}

interface Label {
  readonly words: string;
  readonly people: readonly string[];
}

/**
 * What can stand behind an @, longer ones first: "@Budi Santoso" doesn't name Budi. A name that several have, without an address,
 * names those of them whom the comment named before (`before`): there may have been only one then.
 */
function labels(readers: readonly Reader[], before: readonly string[]): readonly Label[] {
  const shared = [...new Set(readers.filter(({ email }) => email !== null).map(({ name }) => name))];
  return [
    ...readers.map((reader) => ({ words: labelOf(reader), people: [reader.id] })),
    ...shared.map((name) => ({
      words: name,
      people: readers.filter((each) => each.name === name && before.includes(each.id)).map(({ id }) => id),
    })),
  ]
    .filter(({ words }) => words !== '')
    .sort((one, other) => other.words.length - one.words.length);
}

/** A stretch of a comment: plain words, or a name with its @. */
interface Stretch {
  readonly text: string;
  /** Ids of those whom it names; none for plain words. */
  readonly people: readonly string[];
}

/** A comment in stretches, in their order. */
export function stretchesOf(body: string, readers: readonly Reader[], before: readonly string[] = []): Stretch[] {
  const known = labels(readers, before);
  const stretches: Stretch[] = [];
  let plain = '';
  const endPlain = () => {
    if (plain !== '') stretches.push({ text: plain, people: [] });
    plain = '';
  };
  for (let at = 0; at < body.length;) {
    const label = body[at] === '@' ? known.find(({ words }) => isNameAt(body, at + 1, words)) : undefined;
    if (label === undefined || label.people.length === 0) {
      plain += body[at];
      at += 1;
      continue;
    }
    endPlain();
    stretches.push({ text: `@${label.words}`, people: label.people });
    at += label.words.length + 1;
  }
  endPlain();
  return stretches;
}

/** "@Budiman" doesn't name Budi. */
function isNameAt(body: string, from: number, name: string): boolean {
  return body.startsWith(name, from) && !/[\p{L}\p{N}]/u.test(body[from + name.length] ?? '');
}

/** Ids of the people whom a comment names. */
export function namedIn(body: string, readers: readonly Reader[], before: readonly string[] = []): string[] {
  return [...new Set(stretchesOf(body, readers, before).flatMap(({ people }) => people))];
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
      return (
        known !== '' &&
        folded(labelOf(reader)) !== wanted.trim() &&
        (known.startsWith(wanted) || known.includes(` ${wanted}`))
      );
    })
    .slice(0, 5);
}
