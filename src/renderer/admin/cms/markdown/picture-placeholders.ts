/** The placeholder for a missing picture in a text; a text with one can't be published (src/domain/article-problems.ts). */
const PLACEHOLDER = /\/media\/missing\/(\d{1,9})/g;

/** True for the address of a placeholder. */
export function isPlaceholder(address: string): boolean {
  return address.startsWith('/media/missing');
}

/** The addresses of the placeholders in a text, in its order. */
export function placeholdersIn(text: string): readonly string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([address]) => address);
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

/** Where the picture of an address stands in a text, from a place on; null where it doesn't. */
export function pictureIn(
  text: string,
  address: string,
  start = 0,
): { readonly from: number; readonly to: number } | null {
  const close = `](${address})`;
  // Brackets that aren't closed yet: a picture's place, null for any other one.
  let open: (number | null)[] = [];
  const pattern = new RegExp(SIGN);
  pattern.lastIndex = start;
  for (let sign = pattern.exec(text); sign; sign = pattern.exec(text)) {
    const { 0: letters, index } = sign;
    if (letters === '![') open.push(index);
    else if (letters === '[') open.push(null);
    else if (letters.startsWith('\n')) open = [];
    else if (letters === ']') {
      const from = open.pop() ?? null;
      if (from !== null && text.startsWith(close, index)) return { from, to: index + close.length };
    }
  }
  return null;
}
