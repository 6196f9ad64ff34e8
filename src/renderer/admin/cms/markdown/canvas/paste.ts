import { closeHistory } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { Plugin, PluginKey, TextSelection, type EditorState, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import type { Slices } from '../paste/blocks.ts';
import { beginWork, finishWork, nextTask } from '../paste/in-slices.ts';
import {
  convertPaste,
  pastesFiles,
  readClipboard,
  takeFiles,
  type Pasted,
  type PasteSettings,
} from '../paste/read-clipboard.ts';
import { lastPlaceholder, placeholderAddress } from '../picture-placeholders.ts';
import { placeMarkdown, placePlainText } from './placing.ts';
import { readsAsMarkdown } from './plain-paste.ts';
import { readNodes } from './read-blocks.ts';

interface CanvasPasteSettings extends PasteSettings {
  /** The Markdown of a state's text. */
  readonly write: (state: EditorState) => string;
  readonly words: { readonly pasting: string; readonly pictureMissing: string };
}

/** A paste of more characters isn't begun at once: reading its blocks alone may take longer than a key press may. */
const LONG = 20_000;

/** A converted paste with its blocks: empty where the text is too long to be put in, null where it is pasted as plain text. */
interface PreparedPaste extends Pasted {
  readonly made: readonly Node[] | null;
}

/** Something that is being made ready; it takes the place of this text. */
interface PendingPaste {
  readonly number: number;
  readonly from: number;
  readonly to: number;
}

type Change = { readonly begins: PendingPaste } | { readonly ends: number };

const pending = new PluginKey<readonly PendingPaste[]>('pasting');

/** What is pasted becomes part of the text; pasted without its form (Mod-Shift-V), or plain as it is, it loses no sign. */
export function canvasPaste(settings: () => CanvasPasteSettings): Plugin<readonly PendingPaste[]> {
  const running = new Map<number, AbortController>();
  let isPlain = false;
  let lastNumber = 0;
  let lastPaste = 0;
  const newPlaceholder = (view: EditorView) => {
    // Another paste may be under way, whose placeholders aren't in the text yet.
    lastNumber = Math.max(lastNumber, lastPlaceholder(settings().write(view.state))) + 1;
    return placeholderAddress(lastNumber);
  };
  const end = (view: EditorView, number: number) => {
    running.delete(number);
    view.dispatch(view.state.tr.setMeta(pending, { ends: number } satisfies Change));
  };
  const goOn = async (view: EditorView, work: Slices<PreparedPaste>, from: number, to: number) => {
    lastPaste += 1;
    const number = lastPaste;
    const controller = new AbortController();
    running.set(number, controller);
    view.dispatch(view.state.tr.setMeta(pending, { begins: { number, from, to } } satisfies Change));
    try {
      const pasted = await finishWork(work, controller.signal);
      if (pasted === null) return;
      const placeOf = (wanted: number) => pending.getState(view.state)?.find((each) => each.number === wanted);
      const insert = () => {
        const place = placeOf(number);
        return place ? insertion(view.state, pasted, place, settings()) : null;
      };
      // Its Markdown is written in one task and rendered in another one: both take long.
      await nextTask();
      if (controller.signal.aborted) return;
      const { state } = view;
      let transaction = insert();
      await nextTask();
      if (controller.signal.aborted) return;
      if (view.state !== state) transaction = insert();
      if (transaction && view.editable) {
        running.delete(number);
        putIn(view, transaction.setMeta(pending, { ends: number } satisfies Change), pasted, settings());
      }
      // Also where a filter refused it, as too deep for instance.
      if (placeOf(number)) end(view, number);
    } catch (error) {
      end(view, number);
      settings().onRefused('large');
      console.error('A paste could not be read:', error);
    }
  };
  const cancelLast = (view: EditorView): boolean => {
    const last = [...running.keys()].at(-1);
    if (last === undefined) return false;
    running.get(last)?.abort();
    end(view, last);
    return true;
  };
  const paste = (view: EditorView, data: DataTransfer, from: number, to: number) => {
    const read = readClipboard(data, isPlain);
    if (read === null) return settings().onRefused('large');
    const isForm = !isPlain && (read.html.trim() !== '' || readsAsMarkdown(read.plain));
    const putInAtOnce = (pasted: PreparedPaste) => {
      const transaction = insertion(view.state, pasted, { from, to }, settings());
      if (transaction) putIn(view, transaction, pasted, settings());
    };
    if (!isForm) return putInAtOnce({ text: read.plain, missing: [], held: [], made: null });
    const converted = convertPaste(read, {
      own: settings().ownPicture,
      newPlaceholder: () => newPlaceholder(view),
      missing: settings().words.pictureMissing,
    });
    const work = preparePaste(converted, settings().maxLength);
    const done = Math.max(read.html.length, read.plain.length) > LONG ? null : beginWork(work);
    if (done) putInAtOnce(done.value);
    else void goOn(view, work, from, to);
  };
  return new Plugin({
    key: pending,
    state: { init: () => [], apply: follow },
    view: () => ({
      update: (view, before) => {
        const now = pending.getState(view.state)?.length ?? 0;
        if (now !== pending.getState(before)?.length) settings().onPending(now);
      },
      destroy: () => running.forEach((controller) => controller.abort()),
    }),
    props: {
      decorations: (state) => decorationsOf(state, settings().words.pasting),
      handleDOMEvents: {
        keydown: (view, event) => {
          isPlain = event.shiftKey && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'v';
          const isUndo = (event.ctrlKey || event.metaKey) && event.key === 'z' && !event.shiftKey;
          if (!(event.key === 'Escape' || isUndo) || !cancelLast(view)) return false;
          event.preventDefault();
          return true;
        },
        keyup: () => {
          isPlain = false;
          return false;
        },
        paste: (view, event) => {
          const data = event.clipboardData;
          if (!data || !view.editable) return false;
          event.preventDefault();
          if (pastesFiles(data)) takeFiles(data, settings());
          else paste(view, data, view.state.selection.from, view.state.selection.to);
          return true;
        },
        drop: (view, event) => {
          const data = event.dataTransfer;
          if (!data || view.dragging) return false;
          // Otherwise the browser would open the file in the place of the portal.
          event.preventDefault();
          const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
          if (at === undefined || !view.editable) return true;
          view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(at))));
          if (data.files.length > 0) takeFiles(data, settings());
          else paste(view, data, view.state.selection.from, view.state.selection.to);
          return true;
        },
      },
    },
  });
}

/** Converts, then reads the blocks, as two slices: each may take as long as one keystroke may. */
function* preparePaste(converted: Slices<Pasted>, maxLength: number): Slices<PreparedPaste> {
  const pasted = yield* converted;
  yield;
  // Making blocks of what can't fit anyway would take long.
  const made = pasted.text.length > maxLength ? [] : readNodes(pasted.text);
  yield;
  return { ...pasted, made };
}

/** What is written meanwhile comes after a paste: it was first. */
function follow(transaction: Transaction, pastes: readonly PendingPaste[]): readonly PendingPaste[] {
  const change = transaction.getMeta(pending) as Change | undefined;
  const { mapping } = transaction;
  const moved = transaction.docChanged
    ? pastes.map(({ number, from, to }) => ({ number, from: mapping.map(from, -1), to: mapping.map(to, -1) }))
    : pastes;
  if (change === undefined) return moved;
  return 'begins' in change ? [...moved, change.begins] : moved.filter(({ number }) => number !== change.ends);
}

function decorationsOf(state: EditorState, words: string): DecorationSet | null {
  const pastes = pending.getState(state) ?? [];
  if (pastes.length === 0) return null;
  const draw = () => {
    const place = document.createElement('span');
    place.className = 'canvas-pasting';
    // The field announces it to screen readers.
    place.setAttribute('aria-hidden', 'true');
    place.textContent = words;
    return place;
  };
  return DecorationSet.create(
    state.doc,
    pastes.map(({ number, from }) => Decoration.widget(from, draw, { side: -1, key: `pasting-${number}` })),
  );
}

/** The transaction that inserts a paste; null where the text would be too long, which the settings report. */
function insertion(
  state: EditorState,
  { text, made }: PreparedPaste,
  { from, to }: { readonly from: number; readonly to: number },
  settings: CanvasPasteSettings,
): Transaction | null {
  const refuse = (excess: number) => {
    settings.onRefused(excess);
    return null;
  };
  if (text.length > settings.maxLength) return refuse(text.length - settings.maxLength);
  const transaction =
    made === null ? placePlainText(state, from, to, text) : placeMarkdown(state, from, to, text, made);
  const length = settings.write(state.apply(transaction)).length;
  const before = settings.write(state).length;
  if (length > settings.maxLength && length > before) return refuse(length - settings.maxLength);
  return transaction;
}

/** Puts a paste in as one step of the undo. */
function putIn(
  view: EditorView,
  transaction: Transaction,
  { held }: PreparedPaste,
  settings: CanvasPasteSettings,
): void {
  if (!view.editable) return;
  view.dispatch(closeHistory(transaction).scrollIntoView());
  view.dispatch(closeHistory(view.state.tr));
  if (held.length > 0) settings.onHeldPictures(held);
}
