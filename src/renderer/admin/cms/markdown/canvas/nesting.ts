import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';

/**
 * How deep words may stand in lists, quotes and tables. The parser reads 20 levels at most and leaves out what is deeper, without a word
 * of it: a list and its item are a level each.
 */
const DEEPEST = 18;

/** Refuses a change that would put words deeper than readers would see them. Deeper ones that are there already can be changed. */
export function limitNesting(): Plugin {
  return new Plugin({
    filterTransaction(transaction, state) {
      if (!transaction.docChanged) return true;
      return isShallowEnough(transaction.doc, state.doc);
    },
  });
}

/** Whether readers see all words of a document, or it is no deeper than the one before it. */
export function isShallowEnough(doc: Node, before: Node): boolean {
  // Unchanged blocks are no deeper than before, so typing in a long text only checks the changed ones.
  const known = new Set(before.children);
  const depth = depthOf(doc.children.filter((block) => !known.has(block)));
  return depth <= DEEPEST || depth <= depthOf(before.children);
}

/** The blocks around the deepest words of some blocks, of which they are the first. */
function depthOf(blocks: readonly Node[]): number {
  return Math.max(0, ...blocks.map((each) => (each.isBlock && !each.isTextblock ? 1 + depthOf(each.children) : 0)));
}
