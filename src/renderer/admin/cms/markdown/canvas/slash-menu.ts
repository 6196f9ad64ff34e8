import { Plugin, PluginKey, type EditorState, type Transaction } from 'prosemirror-state';
import { schema } from '#text/schema.ts';

/** What was written behind a `/` at the start of a paragraph, and where that begins. */
export interface SlashWords {
  readonly from: number;
  readonly to: number;
  readonly words: string;
}

const closed = new PluginKey<number | null>('slash-menu');

/** Stores the `/` whose menu was closed with Escape: it stays closed until another one is typed. */
export function slashMenu(onKey: (key: string) => boolean): Plugin<number | null> {
  return new Plugin<number | null>({
    key: closed,
    state: {
      init: () => null,
      apply: (transaction, at) => {
        const closes = transaction.getMeta(closed) as number | undefined;
        return closes ?? (at === null ? null : transaction.mapping.map(at));
      },
    },
    props: {
      handleKeyDown: (view, event) => {
        if (view.composing || slashWords(view.state) === null) return false;
        if (!['ArrowDown', 'ArrowUp', 'Enter', 'Tab', 'Escape'].includes(event.key)) return false;
        if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return false;
        if (!onKey(event.key)) return false;
        event.stopPropagation();
        return true;
      },
    },
  });
}

/** The words behind the `/` that the cursor is at; null where there is none, or its menu was closed. */
export function slashWords(state: EditorState): SlashWords | null {
  const { $from, empty } = state.selection;
  if (!empty || $from.parent.type !== schema.nodes.paragraph) return null;
  const words = /^\/([\p{L} ]{0,20})$/u.exec($from.parent.textContent)?.[1];
  const from = $from.start();
  if (words === undefined || $from.parentOffset !== words.length + 1 || closed.getState(state) === from) return null;
  return { from, to: from + words.length + 1, words };
}

/** Closes its menu. */
export function closeSlashMenu(state: EditorState): Transaction {
  return state.tr.setMeta(closed, state.selection.$from.start());
}
