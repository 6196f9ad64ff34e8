import type { Slices } from './in-slices.ts';
import { embedLink, inHtml } from './embeds.ts';
import type { Note } from './foreign-notes.ts';
import { parseHtml } from './parse-html.ts';

const CARDS =
  '.kg-bookmark-card, .kg-file-card, .kg-audio-card, .kg-video-card, .kg-callout-card, .kg-toggle-card, .kg-signup-card';

/** HTML as Ghost publishes it, with the parts of its cards as paragraphs, and without what only moves them: players, icons, previews. */
export function* withoutGhostCards(html: string, notes: Note[]): Slices<string> {
  if (!html.includes('kg-')) return html;
  const body = yield* parseHtml(html);
  for (const card of body.querySelectorAll(CARDS)) {
    const { body: plain } = new DOMParser().parseFromString(plainCard(card, notes), 'text/html');
    card.replaceWith(...plain.childNodes);
    yield;
  }
  return body.innerHTML;
}

function plainCard(card: Element, notes: Note[]): string {
  const inner = (name: string) => card.querySelector(`.${name}`)?.innerHTML.trim() ?? '';
  const words = (name: string) => (card.querySelector(`.${name}`)?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const value = (selector: string, attribute: string) => card.querySelector(selector)?.getAttribute(attribute) ?? '';
  const below = paragraph(card.querySelector('figcaption')?.innerHTML ?? '');
  const together = (names: readonly string[]) => paragraph(inHtml(names.map(words).filter(Boolean).join(', ')));
  const is = (name: string) => card.classList.contains(name);
  if (is('kg-bookmark-card')) {
    const head = embedLink(value('a', 'href'), notes, words('kg-bookmark-title'));
    const about = together(['kg-bookmark-description']) + together(['kg-bookmark-author', 'kg-bookmark-publisher']);
    return head + about + below;
  }
  if (is('kg-file-card')) {
    const head = embedLink(value('a', 'href'), notes, words('kg-file-card-title') || words('kg-file-card-filename'));
    return `${head}${together(['kg-file-card-caption'])}${together(['kg-file-card-filename', 'kg-file-card-filesize'])}`;
  }
  if (is('kg-audio-card')) return embedLink(value('audio', 'src'), notes, words('kg-audio-title'));
  if (is('kg-video-card')) return embedLink(value('video', 'src'), notes) + below;
  if (is('kg-callout-card'))
    return `<blockquote><p>${inner('kg-callout-emoji')} ${inner('kg-callout-text')}</p></blockquote>`;
  if (is('kg-toggle-card')) return `<h3>${inHtml(words('kg-toggle-heading-text'))}</h3>${inner('kg-toggle-content')}`;
  notes.push({ kind: 'block', what: 'signup' });
  return '';
}

function paragraph(inner: string): string {
  return inner.trim() === '' ? '' : `<p>${inner}</p>`;
}
