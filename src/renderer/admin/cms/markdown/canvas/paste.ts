import { closeHistory } from 'prosemirror-history';
import { EditorState, Plugin, TextSelection, type Selection, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import { nextTask } from '#domain/wait.ts';
import type { Slices } from '#text/from-html/in-slices.ts';
import { beginWork, finishWork } from '#text/from-html/in-slices.ts';
import {
  convertPaste,
  pastesFiles,
  readClipboard,
  takeFiles,
  type Pasted,
  type PasteSettings,
} from '../paste/read-clipboard.ts';
import { placeholdersBeside } from '../picture-placeholders.ts';
import {
  cancelPaste,
  followPastes,
  pasteBegins,
  pasteEnds,
  pastesOf,
  pendingPastes,
  placeOfPaste,
} from './pending-pastes.ts';
import { placeNodes } from './placing.ts';
import { writeMarkdown } from '#text/write-blocks.ts';

interface CanvasPasteSettings extends PasteSettings {
  /** The Markdown of a state's text. */
  readonly write: (state: EditorState) => string;
  readonly words: { readonly pasting: string; readonly pictureMissing: string };
}

/** A paste of more characters isn't begun at once: reading its blocks alone may take longer than a key press may. */
const LONG = 20_000;

/** A paste that is ready to be put in. */
interface PreparedPaste extends Pasted {
  /** Its Markdown. */
  readonly text: string;
}

/** What is pasted becomes part of the text; pasted without its form (Mod-Shift-V), or plain as it is, it loses no sign. */
export function canvasPaste(settings: () => CanvasPasteSettings): Plugin {
  let isPlain = false;
  let lastPaste = 0;
  const goOn = async (view: EditorView, work: Slices<PreparedPaste>) => {
    lastPaste += 1;
    const number = lastPaste;
    const controller = new AbortController();
    view.dispatch(pasteBegins(view.state, number, controller));
    try {
      const pasted = await finishWork(work, controller.signal);
      if (pasted === null) return;
      const insert = () => {
        const place = placeOfPaste(view.state, number);
        return place && insertion(view.state, place, pasted, settings());
      };
      // Its Markdown is written in one task and rendered in another one: both take long.
      await nextTask();
      if (controller.signal.aborted) return;
      const { state } = view;
      let transaction = insert();
      await nextTask();
      if (controller.signal.aborted) return;
      if (view.state !== state) transaction = insert();
      if (transaction) insertPaste(view, pasteEnds(transaction, number), pasted, settings());
    } catch (error) {
      settings().onRefused('large');
      console.error('A paste could not be read:', error);
    }
    // Also where it was refused.
    if (pastesOf(view.state).some((each) => each.number === number)) view.dispatch(pasteEnds(view.state.tr, number));
  };
  const paste = (view: EditorView, data: DataTransfer) => {
    const read = readClipboard(data, isPlain);
    if (read === null) return settings().onRefused('large');
    const insertAtOnce = (pasted: PreparedPaste) => {
      const transaction = insertion(view.state, view.state.selection, pasted, settings());
      if (transaction) insertPaste(view, transaction, pasted, settings());
    };
    const { maxLength, ownPicture, words } = settings();
    const newPlaceholder = placeholdersBeside(() => settings().write(view.state));
    const pictures = { own: ownPicture, newPlaceholder, missing: words.pictureMissing };
    const work = preparePaste(convertPaste(read, pictures, maxLength), read.plain);
    const done = Math.max(read.html.length, read.plain.length) > LONG ? null : beginWork(work);
    if (done) insertAtOnce(done.value);
    else void goOn(view, work);
  };
  return new Plugin({
    key: pendingPastes,
    state: { init: () => [], apply: followPastes },
    view: (view) => ({
      update: (_view, before) => {
        const now = pastesOf(view.state).length;
        if (now !== pastesOf(before).length) settings().onPending(now);
      },
      destroy: () => pastesOf(view.state).forEach(({ controller }) => controller.abort()),
    }),
    props: {
      decorations: (state) => decorationsOf(state, settings().words.pasting),
      handleDOMEvents: {
        keydown: (view, event) => {
          isPlain = event.shiftKey && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'v';
          if (event.key !== 'Escape' || !cancelPaste(view.state, view.dispatch)) return false;
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
          if (pastesFiles(data)) void takeFiles(data, settings());
          else paste(view, data);
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
          if (data.files.length > 0) void takeFiles(data, settings());
          else paste(view, data);
          return true;
        },
      },
    },
  });
}

/**
 * Converts, and writes each block once, in slices: a slice may take as long as one keystroke may. What a block was written as is
 * remembered, so that writing the whole text takes little time.
 */
function* preparePaste(converted: Slices<Pasted>, plain: string): Slices<PreparedPaste> {
  const pasted = yield* converted;
  const text = yield* writeMarkdown(pasted.blocks);
  // Blanks alone leave no block; what is longer than any text has none either.
  return { ...pasted, text: text === '' ? plain : text };
}

function decorationsOf(state: EditorState, words: string): DecorationSet | null {
  const pastes = pastesOf(state);
  if (pastes.length === 0) return null;
  const draw = () => {
    const place = document.createElement('span');
    place.className = 'px-2 py-0.5 rounded-[6px] bg-accent-soft text-ink-2';
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

/**
 * The transaction that inserts a paste in some place: elsewhere the cursor stays where it is. Null where the text would be too long,
 * which the settings report.
 */
function insertion(
  state: EditorState,
  place: Selection,
  { text, blocks }: PreparedPaste,
  settings: CanvasPasteSettings,
): Transaction | null {
  const refuse = (excess: number) => {
    settings.onRefused(excess);
    return null;
  };
  if (text.length > settings.maxLength) return refuse(text.length - settings.maxLength);
  const { selection } = state;
  // Without plugins, which might put the selection elsewhere: that of tables does.
  const there = EditorState.create({ doc: state.doc, selection: place });
  const transaction = placeNodes(there, blocks, text);
  if (selection.from !== place.from || selection.to !== place.to)
    transaction.setSelection(selection.map(transaction.doc, transaction.mapping));
  const length = settings.write(state.apply(transaction)).length;
  const before = settings.write(state).length;
  if (length > settings.maxLength && length > before) return refuse(length - settings.maxLength);
  return transaction;
}

/** Puts a paste in as one step of the undo. */
function insertPaste(
  view: EditorView,
  transaction: Transaction,
  { held, struck }: PreparedPaste,
  settings: CanvasPasteSettings,
): void {
  if (!view.editable) return;
  view.dispatch(closeHistory(transaction).scrollIntoView());
  // A filter may refuse it; its pictures aren't asked for then.
  if (transaction.docChanged && view.state.doc === transaction.before) return settings.onRefused('deep');
  view.dispatch(closeHistory(view.state.tr));
  if (held.length > 0) settings.onHeldPictures(held);
  if (struck > 0) settings.onStruck(struck);
}
