import type { Flow } from './flow.ts';

/** Pictures up to this size, px, count visits and show nothing. */
const COUNTING_PICTURE = 2;
const FILE_NAME = /^\S*[\\/]|\.(?:png|jpe?g|gif|webp|bmp|emf|wmf|tiff?)$/i;

/** Puts a picture of a pasted document on a line of its own; drawings without a name are signs of the page. */
export function addPicture(flow: Flow, element: Element): void {
  const isDrawing = element.localName === 'svg';
  const named = isDrawing
    ? (element.getAttribute('aria-label') ?? element.querySelector('title')?.textContent)
    : element.getAttribute('alt');
  const alt = (named ?? '').replace(/\s+/g, ' ').trim();
  if (isDrawing && alt === '') return;
  const sizes = ['width', 'height'].map((name) => Number.parseInt(element.getAttribute(name) ?? '', 10));
  if (sizes.some((size) => size <= COUNTING_PICTURE)) return;
  const source = (isDrawing ? '' : (element.getAttribute('src') ?? '')).trim();
  flow.push({ kind: 'picture', alt: FILE_NAME.test(alt) ? '' : alt, source });
}
