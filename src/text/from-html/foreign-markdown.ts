import MarkdownIt from 'markdown-it';
import { limitEmphasis, limitTables } from '../parser-limits.ts';
import { HTML_MAX } from './foreign-notes.ts';

type Parser = InstanceType<typeof MarkdownIt>;

/** Made when the first text is read: most exports hold no Markdown. */
let parser: Parser | null = null;

/** Markdown of the other system, which may hold HTML: all of it goes through the conversion of pastes afterwards. */
export function markdownHtml(markdown: string): string {
  parser ??= foreignParser();
  return parser.render(markdown);
}

function foreignParser(): Parser {
  const made = new MarkdownIt({ html: true });
  limitTables(made);
  limitEmphasis(made);
  limitReferences(made);
  return made;
}

/** A few letters name an address of any length again and again: beyond what becomes an article none is written any more. */
function limitReferences({ core }: Parser): void {
  core.ruler.push('reference_limit', ({ tokens }) => {
    let room = HTML_MAX;
    for (const { attrs } of tokens.flatMap(({ children }) => children ?? [])) {
      for (const attribute of attrs ?? []) {
        if (room < 0) attribute[1] = '';
        room -= String(attribute[1]).length;
      }
    }
  });
}
