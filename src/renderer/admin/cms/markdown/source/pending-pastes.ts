import { StateEffect, StateField, type StateCommand } from '@codemirror/state';
import { Decoration, EditorView, WidgetType } from '@codemirror/view';
import { movedPlace } from '../paste/moved-place.ts';
import { editorMessages } from './editor-messages.ts';

/** Something that is being made ready; it takes the place of this text. */
interface PendingPaste {
  readonly number: number;
  readonly from: number;
  readonly to: number;
  /** Ends the work. */
  readonly controller: AbortController;
}

export const pasteBegins = StateEffect.define<PendingPaste>();
export const pasteEnds = StateEffect.define<number>();

/** Pastes that are being made ready. */
export const pendingPastes = StateField.define<readonly PendingPaste[]>({
  create: () => [],
  update(pastes, { changes, effects, docChanged }) {
    const ended = effects.find((effect) => effect.is(pasteEnds))?.value;
    const change = {
      map: (position: number, side: number) => changes.mapPos(position, side),
      forEach: (use: Parameters<typeof changes.iterChangedRanges>[0]) => changes.iterChangedRanges(use),
    };
    const next = pastes
      .filter(({ number }) => number !== ended)
      .map((paste) =>
        docChanged
          ? { ...paste, ...movedPlace(paste, change, ended !== undefined && ended < paste.number ? 1 : -1) }
          : paste,
      );
    return [...next, ...effects.flatMap((effect) => (effect.is(pasteBegins) ? effect.value : []))];
  },
  provide: (field) =>
    EditorView.decorations.from(field, (pastes) =>
      Decoration.set(
        pastes.map(({ from }) => Decoration.widget({ widget: new PastingWidget(), side: -1 }).range(from)),
        true,
      ),
    ),
});

/** Cancels what was pasted last; false where nothing is being made ready. */
export const cancelPaste: StateCommand = ({ state, dispatch }) => {
  const last = state.field(pendingPastes, false)?.at(-1);
  if (!last) return false;
  last.controller.abort();
  dispatch(state.update({ effects: pasteEnds.of(last.number) }));
  return true;
};

/** The placeholder of a paste. The field announces it to screen readers. */
class PastingWidget extends WidgetType {
  override eq(): boolean {
    return true;
  }
  override toDOM(view: EditorView): HTMLElement {
    const words = view.dom.ownerDocument.createElement('span');
    words.className = 'markup-pasting';
    words.setAttribute('aria-hidden', 'true');
    words.textContent = view.state.facet(editorMessages).pasting;
    return words;
  }
}
