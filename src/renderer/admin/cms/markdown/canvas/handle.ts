import { Fragment, type Node } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import type { MarkdownHandle } from '../markdown-handle.ts';
import { insertBlocks } from './commands.ts';
import { findInCanvas } from './find-in-canvas.ts';
import { placeMarkdown } from './placing.ts';
import { readNodes } from '#text/read-blocks.ts';
import { segmentPlaces } from './text-marks.tsx';

/** The handle of a canvas; it does nothing before there is one. */
export function canvasHandle(view: EditorView | null): MarkdownHandle {
  return {
    find: view && findInCanvas(view),
    focus: () => view?.focus(),
    segment: () => {
      if (!view) return null;
      const { head } = view.state.selection;
      const found = segmentPlaces(view.state.doc).findIndex(({ from, to }) => from <= head && head <= to);
      return found === -1 ? null : found;
    },
    insert: (markdown, placeholder) => {
      if (!view) return false;
      const { state } = view;
      const blocks = readNodes(markdown);
      const found = placeholder === undefined ? null : pictureOf(state.doc, placeholder);
      if (found) {
        const { node, at } = found;
        const made = node.isInline
          ? blocks[0]?.type.name === 'picture'
            ? state.schema.node('image', blocks[0].attrs)
            : Fragment.empty
          : blocks;
        // Who takes back the paste takes back its pictures: a placeholder of before is of no use.
        view.dispatch(state.tr.replaceWith(at, at + node.nodeSize, made).setMeta('addToHistory', false));
        return true;
      }
      const isBlock = markdown.includes('\n') || markdown.startsWith('![');
      view.dispatch((isBlock ? insertBlocks(state, blocks) : placeMarkdown(state, markdown)).scrollIntoView());
      return true;
    },
  };
}

function pictureOf(doc: Node, address: string): { readonly node: Node; readonly at: number } | null {
  let found: { readonly node: Node; readonly at: number } | null = null;
  doc.descendants((node, at) => {
    if (node.attrs['src'] === address) found = { node, at };
    return found === null;
  });
  return found;
}
