import { fieldsOf, parseJson } from '#domain/json.ts';
import { embedLink } from './embeds.ts';
import { HTML_MAX, noteOnce, type Note } from './foreign-notes.ts';
import { REST_OF_TAG } from './rest-of-tag.ts';

/** What blocks of a text show that isn't in the text itself. */
export interface BlockSources {
  /** Reusable blocks by their number. */
  readonly blocks: ReadonlyMap<string, string>;
  /** The footnotes of the text, as JSON. */
  readonly footnotes: string;
}

const BLOCK_BEGIN = '<!-- wp:';
const EMBED = /^(?:core-)?embed(?:\/[\w-]+)?$/;
const WORDS_BELOW = new RegExp(String.raw`<figcaption\b${REST_OF_TAG}([\s\S]*?)(?:<\/figcaption>|$)`, 'i');
const WRITTEN_BY = /^(?:more|nextpage|paragraph|html|spacer|separator)$/;
/** Reusable blocks stand in one another this deep at most. */
const DEEPEST = 4;

/** WordPress blocks are between comments; one that is only a comment is rendered by WordPress on each visit. */
export function withoutBlocks(text: string, sources: BlockSources, notes: Note[]): string {
  const notesBelow = footnoteList(sources.footnotes);
  let hasNotes = notesBelow === '';
  let room = HTML_MAX;
  const shown = expand(text, 0);
  // Where nothing says their place they stand at the end, as in WordPress's own themes.
  return hasNotes || !text.includes('data-fn=') ? shown : `${shown}\n\n${notesBelow}`;

  function expand(html: string, depth: number): string {
    const kept: string[] = [];
    let done = 0;
    for (let begin = html.indexOf(BLOCK_BEGIN); begin >= 0; begin = html.indexOf(BLOCK_BEGIN, done)) {
      const end = html.indexOf('-->', begin) + 3;
      if (end < 3) break;
      const comment = html.slice(begin, end);
      const name = /^[\w/-]{1,60}(?= )/.exec(comment.slice(BLOCK_BEGIN.length))?.[0] ?? '';
      kept.push(html.slice(done, begin));
      done = end;
      const isWhole = comment.endsWith('/-->');
      // Between the comments of an embed stands no other one.
      const next = EMBED.test(name) && !isWhole ? html.indexOf('<!--', end) : -1;
      const close = `<!-- /wp:${name} -->`;
      if (next >= 0 && html.startsWith(close, next)) {
        kept.push(embedded(comment, html.slice(end, next), notes));
        done = next + close.length;
      } else if (name === '' || !isWhole) kept.push(comment);
      else if (name === 'footnotes') {
        kept.push(hasNotes ? '' : notesBelow);
        hasNotes = true;
      } else kept.push(whole(name, comment, depth));
    }
    return kept.join('') + html.slice(done);
  }

  /** What stands in the place of a block that is only a comment. */
  function whole(name: string, comment: string, depth: number): string {
    if (EMBED.test(name)) return embedded(comment, '', notes);
    const reused = name === 'block' ? sources.blocks.get(String(attributesOf(comment)['ref'])) : undefined;
    if (reused !== undefined && depth < DEEPEST && room > 0) {
      room -= reused.length;
      return expand(reused, depth + 1);
    }
    if (!WRITTEN_BY.test(name)) noteOnce(notes, { kind: 'block', what: name });
    return '';
  }
}

/** What a comment says of its block, in JSON. */
function attributesOf(comment: string) {
  const begin = comment.indexOf('{');
  return begin < 0 ? {} : fieldsOf(parseJson(comment.slice(begin, comment.lastIndexOf('}') + 1)));
}

/** A link in the place of an embed, whose comment says where it leads, and the words below it. */
function embedded(comment: string, inner: string, notes: Note[]): string {
  const { url } = attributesOf(comment);
  const words = WORDS_BELOW.exec(inner)?.[1] ?? '';
  return embedLink(typeof url === 'string' ? url.trim() : '', notes) + (words === '' ? '' : `<p>${words}</p>`);
}

function footnoteList(json: string): string {
  const all = parseJson(json);
  if (!Array.isArray(all)) return '';
  const items = all
    .map(fieldsOf)
    .flatMap(({ content }) => (typeof content === 'string' ? [`<li>${content}</li>`] : []));
  return items.length === 0 ? '' : `<ol>${items.join('')}</ol>`;
}
