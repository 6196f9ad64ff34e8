import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, WidgetType } from '@codemirror/view';
import { editorMessages } from './editor-messages.ts';

/** Something that is being made ready; it takes the place of this text. */
interface PendingPaste {
  readonly number: number;
  readonly from: number;
  readonly to: number;
}

export const pasteBegins = StateEffect.define<PendingPaste>();
export const pasteEnds = StateEffect.define<number>();

/** Pastes that are being made ready. What is written meanwhile comes after them: they were first. */
export const pendingPastes = StateField.define<readonly PendingPaste[]>({
  create: () => [],
  update(pastes, { changes, effects, docChanged }) {
    let next = docChanged
      ? pastes.map(({ number, from, to }) => ({ number, from: changes.mapPos(from, -1), to: changes.mapPos(to, -1) }))
      : pastes;
    for (const effect of effects) {
      if (effect.is(pasteBegins)) next = [...next, effect.value];
      if (effect.is(pasteEnds)) next = next.filter(({ number }) => number !== effect.value);
    }
    return next;
  },
  provide: (field) =>
    EditorView.decorations.from(field, (pastes) =>
      Decoration.set(
        pastes.map(({ from }) => Decoration.widget({ widget: new PastingWidget(), side: -1 }).range(from)),
        true,
      ),
    ),
});

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
