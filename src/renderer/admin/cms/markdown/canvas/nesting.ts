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
      return isReadable(transaction.doc, state.doc);
    },
  });
}

/** Whether readers see all words of a document, or it is no deeper than the one before it. */
export function isReadable(doc: Node, before: Node): boolean {
  const depth = depthOf(doc);
  return depth <= DEEPEST || depth <= depthOf(before);
}

/** The blocks around the deepest words. */
function depthOf(node: Node): number {
  let deepest = 0;
  node.forEach((child) => {
    if (child.isBlock && !child.isTextblock) deepest = Math.max(deepest, 1 + depthOf(child));
  });
  return deepest;
}
