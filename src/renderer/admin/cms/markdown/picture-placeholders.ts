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

/** The address of a placeholder that neither is in a text nor was one before. */
export function newPlaceholder(text: string): string {
  const numbers = [...text.matchAll(PLACEHOLDER)].map(([, number]) => Number(number));
  lastNumber = numbers.reduce((most, number) => Math.max(most, number), lastNumber) + 1;
  return placeholderAddress(lastNumber);
}

/** The address of a placeholder. */
export function placeholderAddress(number: number): string {
  return `/media/missing/${number}`;
}

/** Where the picture of an address stands in a text, or null. */
export function pictureIn(text: string, address: string): { readonly from: number; readonly to: number } | null {
  const close = `](${address})`;
  for (let end = text.indexOf(close); end >= 0; end = text.indexOf(close, end + 1)) {
    const from = text.lastIndexOf('![', end);
    if (from >= 0 && isDescription(text.slice(from + 2, end))) return { from, to: end + close.length };
  }
  return null;
}

/** Whether a text can be the description of one picture: otherwise the picture that it begins in is another one. */
function isDescription(text: string): boolean {
  let open = 0;
  for (const [sign] of text.matchAll(/\\[^]|[[\]]|\n[ \t]*\n/g)) {
    if (sign === '[') open += 1;
    if (sign === ']') open -= 1;
    if (open < 0 || sign.startsWith('\n')) return false;
  }
  return open === 0;
}
