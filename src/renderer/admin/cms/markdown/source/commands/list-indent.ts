import type { ChangeSpec, EditorState, StateCommand } from '@codemirror/state';
import { nodeAround, partsOf, selectedLines, wholeTree } from './block-lines.ts';

/** Moves the selected items under the item above, or back out. Elsewhere it does nothing, and keeps the browser from going back. */
export function indentItems(direction: 'in' | 'out'): StateCommand {
  return ({ state, dispatch }) => {
    const changes = selectedLines(state).flatMap((line): ChangeSpec[] => {
      const { quote, indent, item } = partsOf(line.text);
      const isInList = nodeAround(wholeTree(state), line.to, 'ListItem') !== null;
      const from = line.from + quote.length;
      if (!isInList || (item === '' && indent === '')) return [];
      if (direction === 'out') return [{ from, to: from + Math.min(indent.length, outerWidth(state, line.number)) }];
      const width = innerWidth(state, line.number);
      return width === 0 ? [] : [{ from, insert: ' '.repeat(width) }];
    });
    if (changes.length > 0) dispatch(state.update({ changes, userEvent: 'input.indent', scrollIntoView: true }));
    return true;
  };
}

/** How far a line moves to become part of the item above it: by the width of that item's mark. */
function innerWidth(state: EditorState, number: number): number {
  const own = partsOf(state.doc.line(number).text).indent.length;
  for (let above = number - 1; above >= 1; above -= 1) {
    const { indent, item } = partsOf(state.doc.line(above).text);
    if (item === '') continue;
    if (indent.length <= own) return Math.max(0, indent.length + item.trimEnd().length + 1 - own);
  }
  return 0;
}

/** How far a line moves back to stand beside the item that it was part of. */
function outerWidth(state: EditorState, number: number): number {
  const own = partsOf(state.doc.line(number).text).indent.length;
  for (let above = number - 1; above >= 1; above -= 1) {
    const { indent, item } = partsOf(state.doc.line(above).text);
    if (item !== '' && indent.length < own) return own - indent.length;
  }
  return own;
}
