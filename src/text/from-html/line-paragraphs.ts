import type { Slices } from './in-slices.ts';
import { REST_OF_TAG } from './rest-of-tag.ts';

/** A comment or a tag; what isn't closed goes to the end of the text, which is therefore looked through once. */
const TOKEN = new RegExp(String.raw`<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)\b${REST_OF_TAG}`, 'gi');

const BLOCK = new Set(
  (
    'address article aside blockquote body caption col colgroup dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 ' +
    'h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);
/** What stands in them is one line, whatever its lines are in the source. */
const ONE_LINE = /^(?:h[1-6]|figcaption|caption|summary|legend|dt)$/;
const VERBATIM = /^(?:pre|script|style|textarea|svg|math)$/;

/**
 * Makes paragraphs of the lines of a text, as WordPress does when it shows a text that wasn't written in blocks: an empty line ends a
 * paragraph, a line's end ends a line. Text between the comments of a block has its paragraphs already.
 */
export function* withLineParagraphs(html: string): Slices<string> {
  const writer = new Writer(html.includes('<!-- wp:'));
  const source = html.replace(/\r\n?/g, '\n');
  const lower = source.toLowerCase();
  let done = 0;
  for (const token of source.matchAll(TOKEN)) {
    yield;
    // Within a prepared text.
    if (token.index < done) continue;
    writer.text(source.slice(done, token.index));
    done = token.index + token[0].length;
    const [whole, end = '', written] = token;
    const name = written?.toLowerCase();
    if (name === undefined) writer.comment(whole);
    else if (VERBATIM.test(name) && end === '') {
      const closed = lower.indexOf(`</${name}`, done);
      const after = closed < 0 ? source.length : source.indexOf('>', closed) + 1 || source.length;
      writer.verbatim(whole + source.slice(done, after), name === 'pre');
      done = after;
    } else writer.tag(whole, name, end !== '');
  }
  writer.text(source.slice(done));
  return writer.end();
}

class Writer {
  private readonly out: string[] = [];
  /** The open paragraph: its parts, whether any of them is seen, and the tag that it began with, where it had one. */
  private parts: string[] = [];
  private isSeen = false;
  private opener = '';
  /** The line or prepared part that is open, by its element. */
  private line = '';
  /** How many blocks of WordPress are open. */
  private blocks = 0;
  private readonly isInBlocks: boolean;

  constructor(isInBlocks: boolean) {
    this.isInBlocks = isInBlocks;
  }

  comment(comment: string): void {
    if (comment.startsWith('<!-- wp:') && !comment.endsWith('/-->') && !comment.startsWith('<!-- wp:freeform')) {
      this.close();
      this.blocks += 1;
    } else if (comment.startsWith('<!-- /wp:') && !comment.startsWith('<!-- /wp:freeform')) {
      this.close();
      this.blocks = Math.max(0, this.blocks - 1);
    }
  }

  verbatim(html: string, isBlock: boolean): void {
    if (isBlock) this.close();
    if (isBlock || this.isWritten()) this.out.push(html);
    else this.parts.push(html);
  }

  tag(tag: string, name: string, isEnd: boolean): void {
    if (this.blocks > 0) this.out.push(tag);
    else if (!BLOCK.has(name)) {
      if (this.line !== '') return void this.out.push(tag);
      this.parts.push(tag);
      if (/^(?:img|br)$/.test(name)) this.isSeen = true;
    } else {
      this.close();
      this.line = !isEnd && ONE_LINE.test(name) ? name : '';
      if (name !== 'p') this.out.push(tag);
      else if (!isEnd) this.opener = tag;
    }
  }

  text(text: string): void {
    if (text === '') return;
    if (this.isWritten()) return void this.out.push(text);
    for (const [at, part] of text.split(/\n[^\S\n]*\n\s*/).entries()) {
      if (at > 0) this.close();
      if (part.trim() !== '') this.isSeen = true;
      // A line that was ended by its tag isn't ended again.
      const rest = /^<br\b/i.test(this.parts.at(-1) ?? '') ? part.replace(/^[^\S\n]*\n/, '') : part;
      this.parts.push(this.isInBlocks && this.opener !== '' ? rest : rest.replaceAll('\n', '<br>'));
    }
  }

  end(): string {
    this.close();
    return this.out.join('');
  }

  /** Whether what comes is written as it is. */
  private isWritten(): boolean {
    return this.blocks > 0 || this.line !== '';
  }

  private close(): void {
    const inner = withoutOuterBreaks(this.parts.join(''));
    if (this.isSeen) this.out.push(`${this.opener || '<p>'}${inner}</p>\n`);
    else this.out.push(inner);
    [this.parts, this.isSeen, this.opener] = [[], false, ''];
  }
}

const BREAK = '<br>';

function withoutOuterBreaks(html: string): string {
  let [from, to] = [0, html.length];
  for (;;) {
    if (html.startsWith(BREAK, from)) from += BREAK.length;
    else if (from < to && /\s/.test(html.charAt(from))) from += 1;
    else break;
  }
  for (;;) {
    if (to - BREAK.length >= from && html.startsWith(BREAK, to - BREAK.length)) to -= BREAK.length;
    else if (to > from && /\s/.test(html.charAt(to - 1))) to -= 1;
    else break;
  }
  return html.slice(from, to);
}
