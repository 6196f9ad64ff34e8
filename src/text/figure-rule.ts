import type MarkdownIt from 'markdown-it';
import { figureAt } from '#domain/figures/figure-blocks.ts';

type Parser = InstanceType<typeof MarkdownIt>;
type BlockRule = Parameters<Parser['block']['ruler']['before']>[2];

/**
 * Reads ```` ```figure ```` blocks as tokens of their own: `info` is the kind, `content` what stands between the fences. Other fences stay
 * the text that they always were here. The rule for the lines themselves is figure-blocks.ts, which works without this parser.
 */
export function readFigures(parser: Parser): void {
  const rule: BlockRule = (state, startLine, endLine, silent) => {
    const { src, bMarks, tShift, eMarks } = state;
    const at = (bMarks[startLine] ?? 0) + (tShift[startLine] ?? 0);
    // Within a quote or a list, something stands before it.
    if (src[at] !== '`' || (at > 0 && src[at - 1] !== '\n')) return false;
    const lineAt = (line: number) => (line < endLine ? src.slice(bMarks[line], eMarks[line]) : null);
    const block = figureAt(lineAt, startLine);
    if (!block) return false;
    if (silent) return true;
    const token = state.push('figure', '', 0);
    token.info = block.kind;
    token.content = block.body;
    token.meta = { isClosed: block.isClosed };
    token.map = [startLine, block.to];
    token.block = true;
    state.line = block.to;
    return true;
  };
  parser.block.ruler.before('blockquote', 'figure', rule, { alt: ['paragraph', 'reference', 'blockquote', 'list'] });
}
