import { commonmarkLanguage } from '@codemirror/lang-markdown';
import { Language } from '@codemirror/language';
import { Table, type MarkdownConfig, type MarkdownParser } from '@lezer/markdown';
import { beginsFigure } from '#domain/figures/figure-blocks.ts';
import { isFastToParse } from './fast-to-parse.ts';

/** Markdown syntax that articles don't support (data/markdown/render-markdown.ts): rendered as text there, and so here. */
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

/** Figures: the lines between their fences are shown as they are written. */
const FIGURES: MarkdownConfig = {
  defineNodes: [{ name: 'Figure', block: true }],
  parseBlock: [
    {
      name: 'Figure',
      before: 'Blockquote',
      parse: (context, line) => {
        if (line.basePos > 0 || !beginsFigure(line.text)) return false;
        const from = context.lineStart;
        let to = from + line.text.length;
        let isOpen = context.nextLine();
        while (isOpen && line.text.trim() !== '') {
          to = context.lineStart + line.text.length;
          const isLast = /^```\s*$/.test(line.text);
          isOpen = context.nextLine();
          if (isLast) break;
        }
        context.addElement(context.elt('Figure', from, to));
        return true;
      },
      endLeaf: (_context, line) => line.basePos === 0 && beginsFigure(line.text),
    },
  ],
};

const plainParser = (commonmarkLanguage.parser as MarkdownParser).configure([
  Table,
  FIGURES,
  { remove: NOT_IN_ARTICLES },
]);

/** Reads exactly the markup that articles may use. A text of nothing but marks is left unread, so that writing never stalls. */
export const markdownParser: MarkdownParser = plainParser.configure({
  wrap: (parse, input) => (isFastToParse(input.read(0, input.length)) ? parse : plainParser.startParse('')),
});

/** The same for the editor. It goes by CommonMark's data, by which the commands for lists and quotes know their place. */
export const markdownLanguageSupport = new Language(commonmarkLanguage.data, markdownParser, [], 'markdown');
