import type { EditorState, TransactionSpec } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { MarkdownHandle } from '../markdown-handle.ts';
import { pictureIn } from '../picture-placeholders.ts';
import { findInSource } from './find-in-source.ts';

/** The handle of a source editor; it does nothing before there is one. */
export function sourceHandle(view: EditorView | null): MarkdownHandle {
  return {
    find: view && findInSource(view),
    focus: () => view?.focus(),
    segment: () => null,
    insert: (markdown, placeholder) => {
      if (!view) return false;
      const { state } = view;
      const place = placeholder === undefined ? null : pictureIn(state.doc.toString(), placeholder);
      if (place) {
        const changes = { from: place.from, to: place.to, insert: markdown };
        const effects = EditorView.scrollIntoView(place.from, { y: 'center' });
        view.dispatch({ changes, effects, userEvent: 'input' });
        return true;
      }
      const isBlock = markdown.includes('\n') || markdown.startsWith('![');
      const added = isBlock ? onOwnLines(state, markdown.trim()) : state.replaceSelection(markdown);
      view.dispatch(added, { userEvent: 'input', scrollIntoView: true });
      return true;
    },
  };
}

/** Puts a text between blank lines: at the cursor on a blank line, else below the lines that the cursor is among. */
function onOwnLines({ doc, selection }: EditorState, text: string): TransactionSpec {
  const isBlank = (number: number) => number > doc.lines || doc.line(number).text.trim() === '';
  let line = doc.lineAt(selection.main.head);
  const from = isBlank(line.number) ? line.from : null;
  while (from === null && !isBlank(line.number + 1)) line = doc.line(line.number + 1);
  const start = from ?? line.to;
  const before = missingEnds(doc.sliceString(Math.max(0, start - 2), start), /(?<!\n)\n*$/);
  const after = missingEnds(doc.sliceString(line.to, line.to + 2), /^\n*/);
  return {
    changes: { from: start, to: line.to, insert: before + text + after },
    selection: { anchor: start + before.length + text.length },
  };
}

/** The line ends that are missing to one blank line; none at the ends of the text. */
function missingEnds(beside: string, ends: RegExp): string {
  if (beside === '') return '';
  return '\n'.repeat(2 - (ends.exec(beside)?.[0].length ?? 0));
}
