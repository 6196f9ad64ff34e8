import type { Node } from 'prosemirror-model';
import { escapeAlt } from './escape-text.ts';

/** The Markdown of a picture. */
export function writePicture({ attrs }: Node): string {
  const title = attrs['title'] as string | null;
  const alt = escapeAlt(attrs['alt'] as string);
  return `![${alt}](${writeAddress(attrs['src'] as string, title)})`;
}

/** An address and its title, as they stand within the brackets of a link or a picture. */
export function writeAddress(address: string, title: string | null): string {
  const escaped = address.replace(/[()\\]|&(?=#?\w+;)/g, '\\$&');
  return title === null ? escaped : `${escaped || '<>'} "${title.replace(/["\\&]/g, '\\$&').replace(/\s+/g, ' ')}"`;
}
