import type { Note } from './foreign-export.ts';

/** A text as it stands within HTML. */
export function inHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** A paragraph that leads to what an article here can't show. */
export function linkTo(address: string): string {
  return `<p><a href="${inHtml(address)}">${inHtml(address)}</a></p>`;
}

/** The value of an attribute as it is written in a tag or shortcode; empty where it has none. */
export function attributeIn(tag: string, name: string): string {
  const found = new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>\\]]+))`, 'i').exec(tag);
  return (found?.[1] ?? found?.[2] ?? found?.[3] ?? '').replaceAll('&amp;', '&').trim();
}

/** One that isn't closed goes to the end of the text, which is therefore looked through once. */
const EMBED = /<(?:iframe|embed|video|audio|object|source)\b[^>]*(?:>|$)/gi;

/** Puts links in the place of videos, sounds and frames: the conversion would drop them without a word. */
export function withoutEmbeds(html: string, notes: Note[]): string {
  return html.replace(EMBED, (tag) => {
    const written = attributeIn(tag, 'src') || attributeIn(tag, 'data-src') || attributeIn(tag, 'data');
    const address = written.startsWith('//') ? `https:${written}` : written;
    if (!/^https?:/.test(address)) return '';
    notes.push({ kind: 'embed', what: address });
    return linkTo(address);
  });
}
