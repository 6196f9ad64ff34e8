import type { Language } from '#domain/localized.ts';
import { attachmentPath } from '#domain/attachment-address.ts';
import { sourceSet } from '#domain/picture-address.ts';
import type { FigureBlock } from '#domain/figures/figure-blocks.ts';
import { escaped } from '#domain/escaped.ts';
import { headingRank, markdownParser, type StateCore, type Token } from '../markdown-parser.ts';
import { addSoftHyphens } from './soft-hyphens.ts';
import { stylesOnce, tableFrame, tableName, tableStyle } from './table-frame.ts';

/** A heading of an article, for its table of contents. */
export interface ArticleHeading {
  readonly anchor: string;
  readonly text: string;
}

export interface RenderedMarkdown {
  readonly html: string;
  readonly headings: readonly ArticleHeading[];
}

/** Renders one figure block. `stylesAbove` has the styles that the text contains already; the block's own are added to it. */
export type FigureDrawer = (
  block: Omit<FigureBlock, 'from' | 'to'>,
  language: Language,
  stylesAbove: Set<string>,
) => string;

/** Shows figure blocks as their rows, until the code that renders them is loaded. */
export const figureRows: FigureDrawer = ({ body }) => {
  const rows = body
    .split(/\r\n?|\n/)
    .map((line) => line.trim().replace(/^[-*•]\s+/, ''))
    .filter((line) => line !== '');
  return `<figure class="fig" data-figure="broken"><ul>${rows.map((row) => `<li>${escaped(row)}</li>`).join('')}</ul></figure>\n`;
};

/**
 * Converts an article's Markdown into HTML, with figures rendered by `drawFigure`. The parser only accepts what articles may use
 * (markdown-parser.ts), so the result can be inserted into a page. `pictureSource` gives the URLs of pictures and attached files.
 */
export function renderArticle(
  markdown: string,
  language: Language,
  pictureSource: (address: string) => string,
  drawFigure: FigureDrawer,
): RenderedMarkdown {
  const headings: ArticleHeading[] = [];
  const parser = articleParser(language, pictureSource, headings, drawFigure);
  const tokens = parser.parse(markdown, {});
  const drawing = {};
  const draw = (part: Token[]) => parser.renderer.render(part, parser.options, drawing);
  const sources = tokens.findIndex(beginsSources);
  if (sources < 0) return { html: draw(tokens), headings };
  const named = `<section class="sources">${draw(tokens.slice(sources))}</section>`;
  return { html: draw(tokens.slice(0, sources)) + named, headings };
}

/** The parser of published texts, for code that renders only a part of one. `headings` gets those with an anchor. */
export function articleParser(
  language: Language,
  pictureSource: (address: string) => string,
  headings: ArticleHeading[],
  drawFigure: FigureDrawer,
): ReturnType<typeof markdownParser> {
  const parser = markdownParser();
  parser.core.ruler.push('portal', (state) => {
    rankHeadings(state.tokens);
    nameHeadings(state.tokens, headings);
    markHazards(state.tokens);
    outwardLinks(state.tokens, pictureSource);
    captionPictures(state);
    continueNumbers(state.tokens);
    addSoftHyphens(state.tokens, language);
  });
  parser.renderer.rules['table_open'] = (drawn, index, _options, drawing = {}) => {
    const style = stylesOnce([tableStyle(language)], stylesAbove(drawing));
    return `${style}${tableFrame(tableName(headsOf(drawn, index), language))}<table>`;
  };
  parser.renderer.rules['table_close'] = () => '</table></div>';
  parser.renderer.rules['figure'] = (drawn, index, _options, drawing = {}) => {
    const { info, content, meta } = drawn[index] as Token;
    const { isClosed } = meta as { readonly isClosed: boolean };
    return drawFigure({ kind: info, body: content, isClosed }, language, stylesAbove(drawing));
  };
  return parser;
}

/** The figure styles that a text contains so far. */
function stylesAbove(drawing: Record<string, unknown>): Set<string> {
  return (drawing['styles'] ??= new Set<string>()) as Set<string>;
}

/** The words at the heads of the columns of the table that begins there. */
function headsOf(tokens: readonly Token[], begin: number): readonly string[] {
  const heads: string[] = [];
  for (let at = begin; tokens[at] && tokens[at]?.type !== 'thead_close'; at += 1) {
    if (tokens[at]?.type === 'inline') heads.push(plainText(tokens[at]).replaceAll('\u00ad', ''));
  }
  return heads;
}

/** Headings in an article's table of contents, at the most. */
const MOST_LISTED = 100;

function rankHeadings(tokens: readonly Token[]): void {
  for (const token of tokens) {
    if (token.type !== 'heading_open' && token.type !== 'heading_close') continue;
    token.tag = `h${headingRank(token)}`;
  }
}

/** Gives every h2 with words an anchor made of them, and lists it for the table of contents. */
function nameHeadings(tokens: readonly Token[], headings: ArticleHeading[]): void {
  const taken = new Set<string>();
  // How often a name was given: thousands of headings of one name would be counted through from the start each time.
  const copies = new Map<string, number>();
  tokens.forEach((token, index) => {
    if (token.type !== 'heading_open' || token.tag !== 'h2') return;
    const text = plainText(tokens[index + 1]);
    // A link without text is useless.
    if (text.trim() === '') return;
    const base = anchorOf(text);
    let copy = copies.get(base) ?? 1;
    let anchor = copy === 1 ? base : `${base}-${copy}`;
    for (; taken.has(anchor); anchor = `${base}-${copy}`) copy += 1;
    copies.set(base, copy);
    taken.add(anchor);
    token.attrSet('id', anchor);
    // A list of thousands is useless as well.
    if (headings.length < MOST_LISTED) headings.push({ anchor, text });
  });
}

/** The text of a line; for pictures the alternative text. */
function plainText(inline: Token | undefined): string {
  return (inline?.children ?? []).map((child) => (child.children ? plainText(child) : child.content)).join('');
}

function anchorOf(text: string): string {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  // The prefix keeps a heading such as "Main" from taking the name of a part of the page.
  return `s-${words}`;
}

/** How a note begins that warns of danger to people or animals, in either language. */
const HAZARD = /^(?:bahaya|danger)\b/i;

/** Marks notes that warn of a danger: those whose first words are bold and begin with "Bahaya" or "Danger". */
function markHazards(tokens: readonly Token[]): void {
  tokens.forEach((token, index) => {
    if (token.type !== 'blockquote_open') return;
    const words = tokens[index + 2]?.children?.filter(({ type, content }) => type !== 'text' || content !== '');
    if (words?.[0]?.type === 'strong_open' && HAZARD.test(words[1]?.content ?? '')) token.attrSet('class', 'hazard');
  });
}

/** Numbered lists after an interruption continue: their numbers are made by CSS counters, which can't read the list's `start`. */
function continueNumbers(tokens: readonly Token[]): void {
  for (const token of tokens) {
    const start = token.type === 'ordered_list_open' ? Number(token.attrGet('start') ?? 1) : 1;
    if (start !== 1) token.attrSet('style', `counter-reset:step ${start - 1}`);
  }
}

function outwardLinks(tokens: readonly Token[], pictureSource: (address: string) => string): void {
  for (const token of tokens) {
    for (const child of token.children ?? []) {
      if (child.type === 'link_open') leadOutward(child, pictureSource);
      if (child.type === 'image') showPicture(child, pictureSource);
    }
  }
}

/** Other sites and attached files open in a tab of their own. */
function leadOutward(link: Token, pictureSource: (address: string) => string): void {
  const address = attribute(link, 'href');
  const isAttached = attachmentPath(address) !== null;
  if (!isAttached && !/^https?:/i.test(address)) return;
  if (isAttached) link.attrSet('href', pictureSource(address));
  link.attrSet('rel', 'noopener noreferrer');
  link.attrSet('target', '_blank');
}

/** The title of a picture that stands alone in its paragraph is its caption: everybody reads it below the picture. */
function captionPictures(state: StateCore): void {
  const { tokens, Token } = state;
  if (!tokens.some((_, index) => captionedPicture(tokens, index))) return;
  state.tokens = tokens.flatMap((words, index) => {
    const image = captionedPicture(tokens, index);
    const [open, close] = [tokens[index - 1], tokens[index + 1]];
    if (!image || !open || !close) return [words];
    const caption = attribute(image, 'title');
    image.attrs = (image.attrs ?? []).filter(([name]) => name !== 'title');
    open.tag = close.tag = 'figure';
    const token = (type: string, tag: string, nesting: -1 | 0 | 1, content = '') =>
      Object.assign(new Token(type, tag, nesting), { content, level: open.level + 1 });
    const inline = token('inline', '', 0, caption);
    inline.children = [token('text', '', 0, caption)];
    return [words, token('figcaption_open', 'figcaption', 1), inline, token('figcaption_close', 'figcaption', -1)];
  });
}

/** The picture that is all of a paragraph, which these are the words of, and has a caption; null for most words. */
function captionedPicture(tokens: readonly Token[], index: number): Token | null {
  const { children } = tokens[index] as Token;
  const image = children?.[0];
  if (image?.type !== 'image' || children?.length !== 1 || attribute(image, 'title') === '') return null;
  const open = tokens[index - 1];
  return open?.type === 'paragraph_open' && !open.hidden ? image : null;
}

function attribute(token: Token, name: string): string {
  return String(token.attrGet(name) ?? '');
}

function showPicture(image: Token, pictureSource: (address: string) => string): void {
  // markdown-it leaves escaped characters out of a picture's words.
  for (const word of image.children ?? []) if (word.type === 'text_special') word.type = 'text';
  image.attrSet('loading', 'lazy');
  const source = pictureSource(attribute(image, 'src'));
  const set = sourceSet(source);
  image.attrSet('src', source);
  if (set === undefined) return;
  image.attrSet('srcset', set);
  image.attrSet('sizes', '(min-width: 45rem) 660px, 100vw');
}

/** Articles end with their sources: that section is set apart, as support text. A heading within a quote begins none. */
function beginsSources(token: Token): boolean {
  return token.type === 'heading_open' && token.level === 0 && /^s-(sumber|sources)$/.test(attribute(token, 'id'));
}
