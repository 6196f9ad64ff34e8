import type MarkdownIt from 'markdown-it';

type Parser = InstanceType<typeof MarkdownIt>;
type BlockRule = Parameters<Parser['block']['ruler']['before']>[2];

/**
 * The most cells of all tables of a text: more than an article of the greatest length has. The parser fills up rows to the width of
 * their table, so that without a limit a thousand letters become 65,000 cells.
 */
export const MOST_CELLS = 20_000;

/** Rows beyond the limit stay text. */
export function limitTables(parser: Parser): void {
  // The parser tries tables before everything else.
  const [table] = parser.block.ruler.getRules('');
  const rule: BlockRule = (state, startLine, endLine, isSilent) => {
    if (table === undefined || isSilent) return table?.(state, startLine, endLine, isSilent) ?? false;
    const env = state.env as { cells?: number };
    const columns = dashesIn(state, startLine + 1);
    const rows = columns === 0 ? 0 : Math.floor((MOST_CELLS - (env.cells ?? 0)) / columns);
    if (rows < 1) return false;
    const isTable = table(state, startLine, Math.min(endLine, startLine + 1 + rows), false);
    if (isTable) env.cells = (env.cells ?? 0) + columns * (state.line - startLine - 1);
    return isTable;
  };
  parser.block.ruler.at('table', rule, { alt: ['paragraph', 'reference'] });
}

/** The columns of the table whose line of dashes this is; 0 for most other lines. */
function dashesIn({ src, bMarks, tShift, eMarks }: Parameters<BlockRule>[0], line: number): number {
  const start = (bMarks[line] ?? 0) + (tShift[line] ?? 0);
  return /[-:|]/.test(src.charAt(start)) ? (src.slice(start, eMarks[line]).match(/-+/g)?.length ?? 0) : 0;
}

/** Emphasis within emphasis, at the most: whatever reads a text looks at everything that stands around each of its words. */
const DEEPEST_EMPHASIS = 20;

/** Signs of emphasis that would be nested deeper stay text. */
export function limitEmphasis(parser: Parser): void {
  parser.inline.ruler2.before('fragments_join', 'emphasis_limit', ({ tokens }) => {
    const open: boolean[] = [];
    let depth = 0;
    for (const token of tokens) {
      if (token.nesting === 0) continue;
      const isKept = token.nesting > 0 ? depth < DEEPEST_EMPHASIS || token.type === 'link_open' : (open.pop() ?? true);
      if (token.nesting > 0) open.push(isKept);
      if (isKept) depth += token.nesting;
      else Object.assign(token, { type: 'text', tag: '', nesting: 0, content: token.markup });
    }
  });
}

/** What any of an article's marks begins with. */
const MARKED = /[\n\\*_[&]/;

/** Reads words: most cells and headings hold no mark, and those of them that are read as they are take no time. */
export function readPlainWords(parser: Parser): void {
  parser.core.ruler.at('inline', (state) => {
    for (const { type, content, children } of state.tokens) {
      if (type !== 'inline' || children === null || content === '') continue;
      if (MARKED.test(content)) parser.inline.parse(content, parser, state.env, children);
      else children.push(Object.assign(new state.Token('text', '', 0), { content }));
    }
  });
}
