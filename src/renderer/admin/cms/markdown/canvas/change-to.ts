import type { Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';

/** The smallest change that makes another document of a state's; null where they are the same. */
export function changeTo(state: EditorState, next: Node): Transaction | null {
  const { doc } = state;
  const from = doc.content.findDiffStart(next.content);
  const ends = doc.content.findDiffEnd(next.content);
  if (from === null || ends === null) return null;
  // In a text that repeats itself both would overlap.
  const overlap = Math.max(0, from - Math.min(ends.a, ends.b));
  const smallest = state.tr.replace(from, ends.a + overlap, next.slice(from, ends.b + overlap));
  return smallest.doc.eq(next) ? smallest : wholeBlocks(state, next);
}

/** Where both differ in how deep something stands, pieces of blocks would be fitted in, and make something else. */
function wholeBlocks({ doc, tr }: EditorState, next: Node): Transaction {
  const shorter = Math.min(doc.childCount, next.childCount);
  let first = 0;
  while (first < shorter && doc.child(first).eq(next.child(first))) first += 1;
  let last = 0;
  while (last < shorter - first && doc.child(doc.childCount - 1 - last).eq(next.child(next.childCount - 1 - last)))
    last += 1;
  const sizeOf = (blocks: readonly Node[]) => blocks.reduce((size, { nodeSize }) => size + nodeSize, 0);
  const from = sizeOf(doc.children.slice(0, first));
  const end = sizeOf(doc.children.slice(0, doc.childCount - last));
  return tr.replaceWith(from, end, next.children.slice(first, next.childCount - last));
}
