import { insertNewline } from '@codemirror/commands';
import { deleteMarkupBackward, insertNewlineContinueMarkupCommand } from '@codemirror/lang-markdown';
import { EditorSelection, type StateCommand } from '@codemirror/state';
import { isPictureLine } from '../picture-lines.ts';
import { isInTable, nodeAround, partsOf, wholeTree } from './block-lines.ts';
import { indentItems } from './list-indent.ts';
import { listKind, toggleList } from './lists.ts';
import { nextRow } from './table-keys.ts';

const continueList = insertNewlineContinueMarkupCommand({ nonTightLists: false });

/**
 * Enter begins what comes next: another item, another row, or another paragraph, which in Markdown takes a blank line. In an
 * item or a quote that holds nothing yet it ends the list or the quote.
 */
export const enter: StateCommand = ({ state, dispatch }) => {
  const range = state.selection.main;
  const line = state.doc.lineAt(range.head);
  const { quote, indent, item, heading, text } = partsOf(line.text);
  const written = line.text.slice(0, range.head - line.from);
  const isMarksOnly = quote.length + indent.length + item.length + heading.length >= written.length;
  if (isInTable(state, line) && nextRow({ state, dispatch })) return true;
  if (!range.empty) return insertNewline({ state, dispatch });
  const isInItem = nodeAround(wholeTree(state), range.head, 'ListItem') !== null;
  if (isInItem && (item === '' || text.trim() !== '' || indent !== '')) {
    return continueList({ state, dispatch }) || insertNewline({ state, dispatch });
  }
  if (text.trim() === '' && (quote !== '' || item !== '')) return leave(item === '' ? '' : quote)({ state, dispatch });
  if (isMarksOnly) return insertNewline({ state, dispatch });
  const from = line.from + written.trimEnd().length;
  const after = line.text.slice(range.head - line.from);
  const to = range.head + after.length - after.trimStart().length;
  const insert = `\n${quote.trimEnd()}\n${quote}`;
  const selection = EditorSelection.cursor(from + insert.length);
  dispatch(state.update({ changes: { from, to, insert }, selection, userEvent: 'input', scrollIntoView: true }));
  return true;
};

/** Empties the line and goes on under a blank one, so that what is written there belongs to nothing above. */
function leave(quote: string): StateCommand {
  return ({ state, dispatch }) => {
    const line = state.doc.lineAt(state.selection.main.head);
    const above = line.number > 1 ? state.doc.line(line.number - 1) : null;
    const isApart = above === null || /^[\s>]*$/.test(above.text);
    // Of a quote's own blank line nothing stays: the quote ends before it.
    const from = quote === '' && above !== null && isApart ? above.from : line.from;
    const insert = isApart && from === line.from ? quote : `${quote.trimEnd()}\n${quote}`;
    const selection = EditorSelection.cursor(from + insert.length);
    dispatch(
      state.update({ changes: { from, to: line.to, insert }, selection, userEvent: 'input', scrollIntoView: true }),
    );
    return true;
  };
}

/** A line end that stays one within the paragraph. */
export const breakLine: StateCommand = ({ state, dispatch }) => {
  // A row of a table is one line.
  if (isInTable(state, state.doc.lineAt(state.selection.main.head)) && nextRow({ state, dispatch })) return true;
  dispatch(state.update(state.replaceSelection('  \n'), { userEvent: 'input', scrollIntoView: true }));
  return true;
};

/** Backspace takes away the marks before the cursor, or joins a paragraph to the one above; false where it is a plain one. */
export const backspace: StateCommand = ({ state, dispatch }) => {
  const range = state.selection.main;
  const line = state.doc.lineAt(range.head);
  if (!range.empty) return false;
  const { quote, indent, item, heading } = partsOf(line.text);
  const marks = quote.length + indent.length + item.length;
  if (heading !== '' && range.head === line.from + marks + heading.length) {
    dispatch(state.update({ changes: { from: line.from + marks, to: range.head }, userEvent: 'delete' }));
    return true;
  }
  if (item !== '' && range.head === line.from + marks) {
    // Out one level, and from the outermost into a paragraph.
    const kind = listKind(item) ?? 'bullets';
    return (indent === '' ? toggleList(kind) : indentItems('out'))({ state, dispatch });
  }
  const [above, first] = [1, 2].map((back) => (line.number > back ? state.doc.line(line.number - back) : null));
  if (range.head === line.from && above?.text === '' && first && first.text !== '') {
    // Joined to a picture, or a picture to it, the text would show the picture's markup.
    const isBesidePicture = line.text !== '' && (isPictureLine(first.text) || isPictureLine(line.text));
    if (isBesidePicture) {
      dispatch(state.update({ selection: EditorSelection.cursor(first.to), scrollIntoView: true }));
      return true;
    }
    dispatch(state.update({ changes: { from: first.to, to: line.from }, userEvent: 'delete', scrollIntoView: true }));
    return true;
  }
  return deleteMarkupBackward({ state, dispatch });
};
