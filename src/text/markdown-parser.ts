import MarkdownIt from 'markdown-it';
import { readFigures } from './figure-rule.ts';
import { limitEmphasis, limitTables, readPlainWords } from './parser-limits.ts';
import { isSafeAddress } from './safe-address.ts';

type Parser = InstanceType<typeof MarkdownIt>;

/** What a rule for a whole text is given. */
export type StateCore = Parameters<Parameters<Parser['core']['ruler']['push']>[1]>[0];

export type Token = ReturnType<Parser['parse']>[number];

/**
 * The one parser of articles' Markdown, for pages and for the canvas that they are written on. Only what articles may use is
 * switched on: headings of the second and third rank, lists, bold, emphasis, links, images, quotes, tables and figures (```` ```figure ````). Raw HTML stays
 * text, and an address that isn't plainly safe makes no link.
 */
export function markdownParser(): Parser {
  const parser = new MarkdownIt('zero', { html: false, linkify: false, breaks: false });
  parser.enable(['heading', 'list', 'blockquote', 'table', 'emphasis', 'link', 'image', 'escape', 'entity', 'newline']);
  limitTables(parser);
  limitEmphasis(parser);
  readPlainWords(parser);
  readFigures(parser);
  parser.validateLink = isSafeAddress;
  return parser;
}

/** The page's title is its only h1, and the portal styles two ranks below it. */
export function headingRank({ tag }: Token): 2 | 3 {
  return tag === 'h1' || tag === 'h2' ? 2 : 3;
}
