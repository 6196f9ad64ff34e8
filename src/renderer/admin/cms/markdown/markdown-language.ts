import { commonmarkLanguage } from '@codemirror/lang-markdown';
import { Language } from '@codemirror/language';
import { Table, type MarkdownParser } from '@lezer/markdown';

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

/** More marks than any article has in one paragraph: pairing them takes time that grows with the square of their number. */
const MOST_MARKS = 4000;
/** Deeper than lists and quotes are ever nested in one line. */
const MOST_MARKS_AT_START = 100;

const MARK = /[*_[\]()!<>\\&|]/g;
const START_OF_LINE = /^(?:[ \t]*(?:[-+*>]|\d{1,9}[.)]))+/;

const plainParser = (commonmarkLanguage.parser as MarkdownParser).configure([Table, { remove: NOT_IN_ARTICLES }]);

/** Reads exactly the markup that articles may use. A text of nothing but marks is left unread, so that writing never stalls. */
export const markdownParser: MarkdownParser = plainParser.configure({
  wrap: (parse, input) => (isReadable(input.read(0, input.length)) ? parse : plainParser.startParse('')),
});

/** The same for the editor. It goes by CommonMark's data, by which the commands for lists and quotes know their place. */
export const markdownLanguageSupport = new Language(commonmarkLanguage.data, markdownParser, [], 'markdown');

/** Whether a text can be read at the speed of typing. */
export function isReadable(text: string): boolean {
  let marks = 0;
  for (const line of text.split('\n')) {
    // Marks are only ever paired within a paragraph.
    if (line.trim() === '') marks = 0;
    const start = START_OF_LINE.exec(line)?.[0] ?? '';
    if (start.replace(/[\s\d]/g, '').length > MOST_MARKS_AT_START) return false;
    marks += line.match(MARK)?.length ?? 0;
    if (marks > MOST_MARKS) return false;
  }
  return true;
}
