import { isolateHistory } from '@codemirror/commands';
import { EditorSelection } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { ownBlock } from './commands/own-block.ts';
import { findInSource } from './find/find-in-source.ts';
import type { FindableText } from './find/findable-text.ts';
import { fillsPlaceholder } from './paste/filled-placeholders.ts';
import { pictureIn } from './picture-placeholders.ts';

/** What a screen can ask of the field. */
export interface MarkdownHandle {
  focus(): void;
  /**
   * Puts Markdown in the place of the selection; a picture, or several lines, get lines of their own below the cursor. Where the text
   * has the placeholder that it is for, it comes in its place.
   */
  insert(markdown: string, placeholder?: string): void;
  /** Its words, to be found and replaced; null before there is an editor. */
  readonly find: FindableText | null;
  /** Which segment of the text the cursor is in; null in the source view, and where it is in none. */
  segment(): number | null;
}

/** The handle of an editor; it does nothing before there is one. */
export function markdownHandle(view: EditorView | null): MarkdownHandle {
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
