// Markdown with its selection written into it, for tests of the editor's commands.
import { history } from '@codemirror/commands';
import { EditorSelection, EditorState, type StateCommand } from '@codemirror/state';
import { renderMarkdown } from '#renderer/data/markdown/render-markdown.ts';
import { markdownLanguageSupport } from '#renderer/admin/cms/markdown/source/markdown-language.ts';

/** The state of an editor: `‹` and `›` stand around what is selected, `¦` where the cursor is alone. */
export function stateOf(marked: string): EditorState {
  const cursor = marked.indexOf('¦');
  const selection =
    cursor >= 0
      ? EditorSelection.cursor(cursor)
      : EditorSelection.range(Math.max(0, marked.indexOf('‹')), Math.max(0, marked.indexOf('›') - 1));
  return EditorState.create({
    doc: marked.replace(/[¦‹›]/g, ''),
    selection,
    extensions: [history(), markdownLanguageSupport, EditorState.lineSeparator.of('\n')],
  });
}

/** The text of a state, with its selection written into it. */
export function markedOf(state: EditorState): string {
  const text = state.doc.toString();
  const { from, to, empty } = state.selection.main;
  if (empty) return `${text.slice(0, from)}¦${text.slice(from)}`;
  return `${text.slice(0, from)}‹${text.slice(from, to)}›${text.slice(to)}`;
}

/** The state after a command; the same one where it does nothing. */
export function run(command: StateCommand, state: EditorState): EditorState {
  let after = state;
  command({ state, dispatch: (transaction) => (after = transaction.state) });
  return after;
}

/** What the portal makes of a state's text, without line ends. */
export function htmlOf(state: EditorState): string {
  return renderMarkdown(state.doc.toString(), 'en').html.replace(/\n/g, '');
}
