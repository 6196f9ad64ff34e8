/** The placeholder for a missing picture in a text; a text with one can't be published (src/domain/article-document.ts). */
const PLACEHOLDER = /\/media\/missing\/(\d{1,9})/g;

/** True for the address of a placeholder. */
export function isPlaceholder(address: string): boolean {
  return address.startsWith('/media/missing');
}

/** The addresses of the placeholders in a text, in its order. */
export function placeholdersIn(text: string): readonly string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([address]) => address);
}

/** The largest number of the placeholders in a text; 0 without any. */
export function lastPlaceholder(text: string): number {
  return [...text.matchAll(PLACEHOLDER)].reduce((most, [, number]) => Math.max(most, Number(number)), 0);
}

/** The address of a placeholder. */
export function placeholderAddress(number: number): string {
  return `/media/missing/${number}`;
}

/** Where the picture of an address stands in a text, or null. */
export function pictureIn(text: string, address: string): { readonly from: number; readonly to: number } | null {
  const end = text.indexOf(`](${address})`);
  const from = end < 0 ? -1 : text.lastIndexOf('![', end);
  return from < 0 ? null : { from, to: end + address.length + 3 };
}
