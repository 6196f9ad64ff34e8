import type { ChangeSpec, EditorState, StateCommand } from '@codemirror/state';
import { beginBlock, isBlank, partsOf, selectedLines, wholeTree } from './block-lines.ts';

/** Sets the blocks that the selection touches as a quote, or takes them out of it where all of them are quotes. */
export const toggleQuote: StateCommand = ({ state, dispatch }) => {
  const { from, to, areQuotes } = touchedBlocks(state);
  const first = state.doc.line(from);
  if (from === to && !areQuotes && isBlank(first)) {
    dispatch(state.update(beginBlock(state, first, '> ')));
    return true;
  }
  const changes: ChangeSpec[] = [];
  for (let number = from; number <= to; number += 1) {
    const line = state.doc.line(number);
    const isQuoted = partsOf(line.text).quote !== '';
    if (areQuotes)
      changes.push({ from: line.from, to: line.from + (/^[ \t]{0,3}>[ \t]?/.exec(line.text)?.[0].length ?? 0) });
    // A blank line gets its mark as well, or it would end the quote.
    else if (!isQuoted) changes.push({ from: line.from, insert: line.text === '' ? '>' : '> ' });
  }
  const made = state.changes(changes);
  dispatch(
    state.update({ changes: made, selection: state.selection.map(made, 1), userEvent: 'input', scrollIntoView: true }),
  );
  return true;
};

/** True where every block that the selection touches is a quote. */
export function isInQuote(state: EditorState): boolean {
  return touchedBlocks(state).areQuotes;
}

/** Numbers of the first and the last line of the blocks that the selection touches. */
function touchedBlocks(state: EditorState) {
  const lines = selectedLines(state);
  const first = lines[0] ?? state.doc.line(1);
  const last = lines.at(-1) ?? first;
  let from = first.number;
  let to = last.number;
  let blocks = 0;
  let quotes = 0;
  for (let block = wholeTree(state).topNode.firstChild; block; block = block.nextSibling) {
    if (block.to < first.from || block.from > last.to) continue;
    blocks += 1;
    if (block.name === 'Blockquote') quotes += 1;
    from = Math.min(from, state.doc.lineAt(block.from).number);
    to = Math.max(to, state.doc.lineAt(block.to).number);
  }
  return { from, to, areQuotes: blocks > 0 && blocks === quotes };
}
