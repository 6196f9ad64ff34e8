import { commonmarkLanguage } from '@codemirror/lang-markdown';
import { Language } from '@codemirror/language';
import { Table, type MarkdownParser } from '@lezer/markdown';
import { isReadable } from './readable.ts';

/** What Markdown knows and articles don't (data/markdown/render-markdown.ts): it is text there, so it is drawn as text here. */
const NOT_IN_ARTICLES = [
  'LinkReference',
  'IndentedCode',
  'FencedCode',
  'HorizontalRule',
  'SetextHeading',
  'HTMLBlock',
  'InlineCode',
  'HTMLTag',
];

const plainParser = (commonmarkLanguage.parser as MarkdownParser).configure([Table, { remove: NOT_IN_ARTICLES }]);

/** Reads exactly the markup that articles may use. A text of nothing but marks is left unread, so that writing never stalls. */
export const markdownParser: MarkdownParser = plainParser.configure({
  wrap: (parse, input) => (isReadable(input.read(0, input.length)) ? parse : plainParser.startParse('')),
});

/** The same for the editor. It goes by CommonMark's data, by which the commands for lists and quotes know their place. */
export const markdownLanguageSupport = new Language(commonmarkLanguage.data, markdownParser, [], 'markdown');
