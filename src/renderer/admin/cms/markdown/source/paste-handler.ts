import { isolateHistory } from '@codemirror/commands';
import { EditorSelection, Prec, type Extension, type StateEffect } from '@codemirror/state';
import { EditorView, keymap, ViewPlugin } from '@codemirror/view';
import { editorMessages } from './editor-messages.ts';
import { placeholdersBeside, placeholdersIn } from '../picture-placeholders.ts';
import type { Slices } from '../paste/blocks.ts';
import { beginWork, finishWork } from '../paste/in-slices.ts';
import { pastesPlaceholders } from './pasted-pictures.ts';
import { cancelPaste, pasteBegins, pasteEnds, pendingPastes } from './pending-pastes.ts';
import {
  convertPaste,
  pastesFiles,
  readClipboard,
  takeFiles,
  type Pasted,
  type PasteSettings,
} from '../paste/read-clipboard.ts';

interface Place {
  readonly from: number;
  readonly to: number;
}

/** Of all editors: each paste that takes longer than a moment has a number of its own. */
let lastPaste = 0;

/** What is pasted becomes markup; pasted without its form (Mod-Shift-V), and from plain texts, it stays as it is. */
export function pasteHandler(settings: () => PasteSettings): Extension {
  let isPlain = false;
  return [
    pendingPastes,
    endsPastes,
    Prec.highest(keymap.of([{ key: 'Escape', run: cancelPaste }])),
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
        else pasteText(view, data, isPlain, settings);
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

function pasteText(view: EditorView, data: DataTransfer, isPlain: boolean, settings: () => PasteSettings): void {
  const read = readClipboard(data, isPlain);
  if (read === null) return settings().onRefused('large');
  const { from, to } = view.state.selection.main;
  const work = convertPaste(read, {
    own: settings().ownPicture,
    newPlaceholder: placeholdersBeside(() => view.state.doc.toString()),
    missing: view.state.facet(editorMessages).pictureMissing,
  });
  const done = beginWork(work);
  if (done) putIn(view, done.value, { from, to }, settings);
  else void goOn(view, work, { from, to }, settings);
}

/** Goes on with a paste that takes longer than a moment. */
async function goOn(
  view: EditorView,
  work: Slices<Pasted>,
  { from, to }: Place,
  settings: () => PasteSettings,
): Promise<void> {
  lastPaste += 1;
  const number = lastPaste;
  const controller = new AbortController();
  view.dispatch({ effects: pasteBegins.of({ number, from, to, controller }) });
  const placeNow = () => view.state.field(pendingPastes).find((each) => each.number === number);
  try {
    const pasted = await finishWork(work, controller.signal);
    if (controller.signal.aborted) return;
    const place = placeNow();
    if (pasted && place) putIn(view, pasted, place, settings, pasteEnds.of(number));
  } catch (error) {
    settings().onRefused('large');
    console.error('A paste could not be read:', error);
  }
  // Also where it was refused.
  if (placeNow()) view.dispatch({ effects: pasteEnds.of(number) });
}

/** The pastes of one editor end with it. */
const endsPastes = ViewPlugin.define((view) => ({
  destroy: () => view.state.field(pendingPastes).forEach(({ controller }) => controller.abort()),
}));

/** Inserts it as one step of the undo history, and moves the cursor behind it, unless that was moved meanwhile. */
function putIn(
  view: EditorView,
  { text, held }: Pasted,
  { from, to }: Place,
  settings: () => PasteSettings,
  ends: StateEffect<number> | null = null,
): void {
  const { doc, selection } = view.state;
  const length = doc.length - (to - from) + text.length;
  const excess = length - settings().maxLength;
  if (view.state.readOnly) return;
  if (excess > 0 && length > doc.length) return settings().onRefused(excess);
  const changes = view.state.changes({ from, to, insert: view.state.toText(text) });
  const { anchor, head } = selection.main;
  const placed = (position: number) => changes.mapPos(position >= from && position <= to ? to : position, 1);
  view.dispatch({
    changes,
    selection: EditorSelection.single(placed(anchor), placed(head)),
    annotations: isolateHistory.of('full'),
    effects: [pastesPlaceholders.of(placeholdersIn(text)), ...(ends ? [ends] : [])],
    userEvent: 'input.paste',
    scrollIntoView: head >= from && head <= to,
  });
  if (held.length > 0) settings().onHeldPictures(held);
}
