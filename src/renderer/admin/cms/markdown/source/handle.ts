import { EditorSelection, Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { MarkdownHandle } from '../markdown-handle.ts';
import { pictureIn } from '../picture-placeholders.ts';
import { ownBlock } from './commands/own-block.ts';
import { findInSource } from './find-in-source.ts';
import { insertsPicture } from './pasted-pictures.ts';

/** The handle of a source editor; it does nothing before there is one. */
export function sourceHandle(view: EditorView | null): MarkdownHandle {
  return {
    find: view && findInSource(view),
    focus: () => view?.focus(),
    segment: () => null,
    insert: (markdown, placeholder) => {
      if (!view) return false;
      const place = placeholder === undefined ? null : pictureIn(view.state.doc.toString(), placeholder);
      if (place && placeholder !== undefined) {
        const changes = { from: place.from, to: place.to, insert: markdown };
        const range = { placeholder, from: place.from, to: place.from + markdown.length };
        const effects = [EditorView.scrollIntoView(place.from, { y: 'center' }), insertsPicture.of(range)];
        view.dispatch({ changes, effects, userEvent: 'input', annotations: Transaction.addToHistory.of(false) });
        return true;
      }
      const isBlock = markdown.includes('\n') || markdown.startsWith('![');
      if (!isBlock) {
        view.dispatch(view.state.replaceSelection(markdown), { userEvent: 'input', scrollIntoView: true });
        return true;
      }
      const text = markdown.trim();
      const { changes, start } = ownBlock(view.state, text);
      const selection = EditorSelection.cursor(start + text.length);
      view.dispatch({ changes, selection, userEvent: 'input', scrollIntoView: true });
      return true;
    },
  };
}
