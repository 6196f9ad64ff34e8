import { isolateHistory } from '@codemirror/commands';
import { EditorSelection, Prec, type Extension } from '@codemirror/state';
import { EditorView, keymap, ViewPlugin } from '@codemirror/view';
import { editorMessages } from './editor-messages.ts';
import { lastPlaceholder, placeholderAddress, placeholdersIn } from '../picture-placeholders.ts';
import type { Slices } from '../paste/blocks.ts';
import { beginWork, finishWork } from '../paste/in-slices.ts';
import { pastesPlaceholders } from './pasted-pictures.ts';
import { pasteBegins, pasteEnds, pendingPastes } from './pending-pastes.ts';
import {
  convertPaste,
  pastesFiles,
  readClipboard,
  takeFiles,
  type Pasted,
  type PasteSettings,
} from '../paste/read-clipboard.ts';

interface Surroundings {
  readonly settings: () => PasteSettings;
  readonly newPlaceholder: () => string;
}

/** What is pasted becomes markup; pasted without its form (Mod-Shift-V), and from plain texts, it stays as it is. */
export function pasteHandler(settings: () => PasteSettings): Extension {
  let isPlain = false;
  let lastNumber = 0;
  /** Another paste may be under way, whose placeholders aren't in the text yet. */
  const newPlaceholder = (view: EditorView) => {
    lastNumber = Math.max(lastNumber, lastPlaceholder(view.state.doc.toString())) + 1;
    return placeholderAddress(lastNumber);
  };
  return [
    pendingPastes,
    runningPastes,
    Prec.highest(keymap.of(['Escape', 'Mod-z'].map((key) => ({ key, run: cancelLast })))),
    EditorView.updateListener.of(({ startState, state }) => {
      const [before, now] = [startState, state].map((each) => each.field(pendingPastes).length);
      if (now !== undefined && now !== before) settings().onPending(now);
    }),
    EditorView.domEventHandlers({
      keydown: (event) => {
        isPlain = event.shiftKey && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'v';
        return false;
      },
      keyup: () => {
        isPlain = false;
        return false;
      },
      paste: (event, view) => {
        const data = event.clipboardData;
        if (!data || view.state.readOnly) return false;
        event.preventDefault();
        if (pastesFiles(data)) takeFiles(data, settings());
        else pasteText(view, data, isPlain, { settings, newPlaceholder: () => newPlaceholder(view) });
        return true;
      },
      drop: (event, view) => {
        const data = event.dataTransfer;
        if (!data || data.files.length === 0) return false;
        // Otherwise the browser would open the file in the place of the portal.
        event.preventDefault();
        if (view.state.readOnly) return true;
        const position = view.posAtCoords({ x: event.clientX, y: event.clientY });
        if (position !== null) view.dispatch({ selection: { anchor: position } });
        takeFiles(data, settings());
        return true;
      },
    }),
  ];
}

function pasteText(
  view: EditorView,
  data: DataTransfer,
  isPlain: boolean,
  { settings, newPlaceholder }: Surroundings,
): void {
  const read = readClipboard(data, isPlain);
  if (read === null) return settings().onRefused('large');
  const { from, to } = view.state.selection.main;
  const work = convertPaste(read, {
    own: settings().ownPicture,
    newPlaceholder,
    missing: view.state.facet(editorMessages).pictureMissing,
  });
  const done = beginWork(work);
  if (done) putIn(view, done.value, { from, to }, settings);
  else view.plugin(runningPastes)?.goOn(work, { from, to }, settings);
}

/** The pastes of one editor that take longer than a moment. They end with it. */
const runningPastes = ViewPlugin.fromClass(
  class {
    private last = 0;
    private readonly running = new Map<number, AbortController>();
    private readonly view: EditorView;

    constructor(view: EditorView) {
      this.view = view;
    }
    goOn(work: Slices<Pasted>, { from, to }: { from: number; to: number }, settings: () => PasteSettings): void {
      this.last += 1;
      const number = this.last;
      const controller = new AbortController();
      this.running.set(number, controller);
      this.view.dispatch({ effects: pasteBegins.of({ number, from, to }) });
      void finishWork(work, controller.signal).then(
        (pasted) => {
          if (pasted === null) return;
          const place = this.end(number);
          if (place) putIn(this.view, pasted, place, settings);
        },
        (error: unknown) => {
          this.end(number);
          settings().onRefused('large');
          console.error('A paste could not be read:', error);
        },
      );
    }
    /** Cancels what was pasted last; false where nothing is under way. */
    cancelLast(): boolean {
      const last = [...this.running.keys()].at(-1);
      if (last === undefined) return false;
      this.running.get(last)?.abort();
      this.end(last);
      return true;
    }
    destroy(): void {
      for (const controller of this.running.values()) controller.abort();
    }
    private end(number: number) {
      const place = this.view.state.field(pendingPastes).find((each) => each.number === number);
      this.running.delete(number);
      this.view.dispatch({ effects: pasteEnds.of(number) });
      return place;
    }
  },
);

function cancelLast(view: EditorView): boolean {
  return view.plugin(runningPastes)?.cancelLast() ?? false;
}

/** Inserts it as one step of the undo history, and moves the cursor behind it, unless that was moved meanwhile. */
function putIn(
  view: EditorView,
  { text, held }: Pasted,
  { from, to }: { readonly from: number; readonly to: number },
  settings: () => PasteSettings,
): void {
  const { doc, selection } = view.state;
  const length = doc.length - (to - from) + text.length;
  const excess = length - settings().maxLength;
  if (view.state.readOnly) return;
  if (excess > 0 && length > doc.length) return settings().onRefused(excess);
  const changes = view.state.changes({ from, to, insert: view.state.toText(text) });
  const { anchor, head } = selection.main;
  view.dispatch({
    changes,
    selection: EditorSelection.single(changes.mapPos(anchor, 1), changes.mapPos(head, 1)),
    annotations: isolateHistory.of('full'),
    effects: pastesPlaceholders.of(placeholdersIn(text)),
    userEvent: 'input.paste',
    scrollIntoView: head >= from && head <= to,
  });
  if (held.length > 0) settings().onHeldPictures(held);
}
