import { isolateHistory } from '@codemirror/commands';
import { EditorSelection } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { MarkdownHandle } from '../markdown-handle.ts';
import { pictureIn } from '../picture-placeholders.ts';
import { ownBlock } from './commands/own-block.ts';
import { fillsPlaceholder } from './filled-placeholders.ts';
import { findInSource } from './find-in-source.ts';

/** The handle of a source editor; it does nothing before there is one. */
export function sourceHandle(view: EditorView | null): MarkdownHandle {
  return {
    find: view && findInSource(view),
    focus: () => view?.focus(),
    segment: () => null,
    insert: (markdown, placeholder) => {
      if (!view) return;
      const place = placeholder === undefined ? null : pictureIn(view.state.doc.toString(), placeholder);
      if (place && placeholder !== undefined) {
        const changes = { ...place, insert: markdown };
        const effects = [EditorView.scrollIntoView(place.from, { y: 'center' }), fillsPlaceholder.of(placeholder)];
        view.dispatch({ changes, effects, userEvent: 'input', annotations: isolateHistory.of('full') });
        return;
      }
      const isBlock = markdown.includes('\n') || markdown.startsWith('![');
      if (!isBlock) {
        view.dispatch(view.state.replaceSelection(markdown), { userEvent: 'input', scrollIntoView: true });
        return;
      }
      const text = markdown.trim();
      const { changes, start } = ownBlock(view.state, text);
      const selection = EditorSelection.cursor(start + text.length);
      view.dispatch({ changes, selection, userEvent: 'input', scrollIntoView: true });
    },
  };
}
