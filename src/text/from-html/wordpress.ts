import { withLinkedAddresses, attributeIn, inHtml, withoutEmbeds } from './embeds.ts';
import { HTML_MAX, type ForeignPicture, type Note } from './foreign-notes.ts';
import type { Slices } from './in-slices.ts';
import { withLineParagraphs } from './line-paragraphs.ts';
import { REST_OF_TAG } from './rest-of-tag.ts';
import { withoutShortcodes } from './shortcodes.ts';
import { withoutBlocks, type BlockSources } from './wordpress-blocks.ts';

// Every pattern here and in what it calls goes over a text once: from a bracket none looks past the next one, and where an end is
// missing the rest of the text is taken at once.

const PICTURE = new RegExp(String.raw`<img\b${REST_OF_TAG}`, 'gi');

interface Html {
  readonly html: string;
  readonly notes: readonly Note[];
}

/** What texts of WordPress show that isn't in them. */
export interface WordpressSources extends BlockSources {
  /** By their numbers. */
  readonly pictures: ReadonlyMap<string, ForeignPicture>;
}

/** The HTML of a text of WordPress without what only WordPress makes of it: blocks, shortcodes, paragraphs by empty lines. */
export function* wordpressHtml(text: string, sources: WordpressSources): Slices<Html> {
  // It isn't taken anyway.
  if (text.length > HTML_MAX) return { html: text, notes: [] };
  const notes: Note[] = [];
  const unblocked = withoutBlocks(text, sources, notes);
  yield;
  const plain = yield* withoutShortcodes(unblocked, sources.pictures, notes);
  yield;
  // Reusable blocks may have made it longer than becomes an article.
  if (plain.length > 2 * HTML_MAX) return { html: plain, notes };
  const shown = withoutEmbeds(withoutLazyPictures(plain), notes);
  yield;
  const linked = withLinkedAddresses(shown, notes);
  yield;
  return { html: yield* withLineParagraphs(linked), notes };
}

/** Pictures that come when they are scrolled to say elsewhere where they are. */
function withoutLazyPictures(html: string): string {
  const shown = html.replace(/<noscript\b[\s\S]*?(?:<\/noscript>|$)/gi, '');
  return shown.replace(PICTURE, (tag) => {
    const source = attributeIn(tag, 'data-(?:src|lazy-src|orig-file)');
    return source === '' ? tag : `<img src="${inHtml(source)}" alt="${inHtml(attributeIn(tag, 'alt'))}">`;
  });
}
