import { defineLanguageFacet, HighlightStyle, Language, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { tags } from '@lezer/highlight';
import { parser, Table, type MarkdownParser } from '@lezer/markdown';
import { isFastToParse } from './fast-to-parse.ts';

/** Markdown that articles show as plain text (text/render/render-markdown.ts). Fences stay: figures are written between them. */
const NOT_IN_ARTICLES = [
  'LinkReference',
  'IndentedCode',
  'HorizontalRule',
  'SetextHeading',
  'HTMLBlock',
  'InlineCode',
  'HTMLTag',
];

const plainParser = parser.configure([Table, { remove: NOT_IN_ARTICLES }]);

/** A text of nothing but marks is left without highlighting, so that writing never stalls. */
const markdownParser: MarkdownParser = plainParser.configure({
  wrap: (parse, input) => (isFastToParse(input.read(0, input.length)) ? parse : plainParser.startParse('')),
});

const look = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '800' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'oblique' },
  { tag: tags.link, color: 'var(--brand)' },
  { tag: tags.quote, color: 'var(--ink-2)' },
  { tag: [tags.processingInstruction, tags.url, tags.labelName, tags.string, tags.escape], color: 'var(--ink-3)' },
]);

/** Highlights the Markdown that articles may use. */
export const markdownHighlighting: Extension = [
  new Language(defineLanguageFacet(), markdownParser, [], 'markdown'),
  syntaxHighlighting(look),
];
