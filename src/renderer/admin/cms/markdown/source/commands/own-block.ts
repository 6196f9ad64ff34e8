import type { EditorState } from '@codemirror/state';
import { wholeTree } from './block-lines.ts';

/**
 * Where something that needs lines of its own (a table, a picture) goes: at the cursor on a blank line, else after the
 * block that the cursor is in. Gives the change, and where the text begins afterwards.
 */
export function ownBlock(state: EditorState, text: string) {
  const { head } = state.selection.main;
  const line = state.doc.lineAt(head);
  let block = wholeTree(state).topNode.firstChild;
  while (block && block.to < line.from) block = block.nextSibling;
  const isWithin = block !== null && block.from <= line.to;
  const isBlank = line.text.trim() === '' && !isWithin;
  const from = isBlank ? line.from : Math.max(line.to, block && isWithin ? state.doc.lineAt(block.to).to : 0);
  const to = isBlank ? line.to : from;
  const before = gap(state.sliceDoc(Math.max(0, from - 2), from), /(?<!\n)\n*$/);
  const after = gap(state.sliceDoc(to, to + 2), /^\n*/);
  return { changes: { from, to, insert: before + text + after }, start: from + before.length };
}

/** The line ends that are missing to one blank line; none at the ends of the text. */
function gap(beside: string, ends: RegExp): string {
  if (beside === '') return '';
  return '\n'.repeat(2 - (ends.exec(beside)?.[0].length ?? 0));
}
