import { EditorSelection, type EditorState, type StateCommand } from '@codemirror/state';
import { nodeAround, wholeTree } from './block-lines.ts';
import { ownBlock } from './own-block.ts';

/** Puts a table of two columns under the cursor's block and selects its first heading; within a table, adds a row. */
export function addTable(columns: readonly [string, string]): StateCommand {
  return ({ state, dispatch }) => {
    if (isAtTable(state)) return addRowBelow({ state, dispatch }, 0);
    const head = `| ${columns.join(' | ')} |`;
    const { changes, start } = ownBlock(state, `${head}\n| --- | --- |\n|  |  |`);
    const selection = EditorSelection.range(start + 2, start + 2 + columns[0].length);
    dispatch(state.update({ changes, selection, userEvent: 'input', scrollIntoView: true }));
    return true;
  };
}

/** True where the cursor is in a table. */
export function isAtTable(state: EditorState): boolean {
  return nodeAround(wholeTree(state), state.selection.main.head, 'Table') !== null;
}

/** Adds a row below the cursor's, and goes into one of its cells; false outside of tables. */
export function addRowBelow({ state, dispatch }: Parameters<StateCommand>[0], column: number): boolean {
  const table = nodeAround(wholeTree(state), state.selection.main.head, 'Table');
  if (!table) return false;
  const rule = table.getChild('TableDelimiter');
  const columns = rule ? state.sliceDoc(rule.from, rule.to).match(/-+/g)?.length : undefined;
  const line = state.doc.lineAt(state.selection.main.head);
  // Under the head there is a rule, which stays there.
  const above = rule && line.to <= rule.from ? state.doc.lineAt(rule.to) : line;
  const quote = /^[\s>]*/.exec(above.text)?.[0] ?? '';
  dispatch(
    state.update({
      changes: { from: above.to, insert: `\n${quote}|${'  |'.repeat(columns ?? 1)}` },
      selection: EditorSelection.cursor(above.to + 1 + quote.length + 2 + column * 3),
      userEvent: 'input',
      scrollIntoView: true,
    }),
  );
  return true;
}
