/** The placeholder for a missing picture in a text; a text with one can't be published (src/domain/article-problems.ts). */
const PLACEHOLDER = /\/media\/missing\/(\d{1,9})/g;

/** True for the address of a placeholder. */
export function isPlaceholder(address: string): boolean {
  return address.startsWith('/media/missing');
}

/**
 * Of all editors: another paste may be under way, whose placeholders aren't in its text yet, and the undo of a view that was left still
 * knows those that were.
 */
let lastNumber = 0;

/** Gives addresses of placeholders that neither are in a text nor were there before. It is read once, when the first one is asked for. */
export function placeholdersBeside(read: () => string): () => string {
  let isRead = false;
  return () => {
    const numbers = isRead ? [] : Array.from(read().matchAll(PLACEHOLDER), ([, number]) => Number(number));
    isRead = true;
    lastNumber = numbers.reduce((most, number) => Math.max(most, number), lastNumber) + 1;
    return placeholderAddress(lastNumber);
  };
}

/** The address of a placeholder. */
export function placeholderAddress(number: number): string {
  return `/media/missing/${number}`;
}

const SIGN = /\\[^]|!?\[|\]|\n[ \t]*\n/g;

/** The end of a placeholder's picture. */
const CLOSE = /\]\((\/media\/missing\/\d{1,9})\)/y;

interface PicturePlace {
  /** The address of the placeholder. */
  readonly address: string;
  readonly from: number;
  readonly to: number;
}

/** Where the pictures of placeholders stand in a text, in the order of their ends. */
export function* picturesIn(text: string): Generator<PicturePlace, undefined> {
  // Brackets that aren't closed yet: a picture's place, null for any other one.
  let open: (number | null)[] = [];
  for (const { 0: letters, index } of text.matchAll(SIGN)) {
    if (letters === '![') open.push(index);
    else if (letters === '[') open.push(null);
    else if (letters.startsWith('\n')) open = [];
    else if (letters === ']') {
      const from = open.pop() ?? null;
      if (from === null) continue;
      CLOSE.lastIndex = index;
      const address = CLOSE.exec(text)?.[1];
      if (address !== undefined) yield { address, from, to: CLOSE.lastIndex };
    }
  }
}

/** Where the picture of a placeholder stands in a text; null where it doesn't. */
export function pictureIn(text: string, address: string): PicturePlace | null {
  for (const place of picturesIn(text)) if (place.address === address) return place;
  return null;
}
