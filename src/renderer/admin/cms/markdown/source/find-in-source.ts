import { type EditorState, type Extension, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import { FOUND, FOUND_CURRENT, type FindableText, countBefore, placesIn } from '../find/find-pattern.ts';

const markPlaces = StateEffect.define<DecorationSet>();

const marks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (set, transaction) =>
    transaction.effects.find((effect) => effect.is(markPlaces))?.value ?? set.map(transaction.changes),
  provide: (field) => EditorView.decorations.from(field),
});

/** Shows what was found in the source view. */
export function sourceFindMarks(): Extension {
  return marks;
}

/** A state as it is with nothing looked for. */
export function withoutFindMarks(state: EditorState): EditorState {
  return state.update({ effects: markPlaces.of(Decoration.none) }).state;
}

/** The source view as a text to find in: Markdown is what it shows. */
export function findInSource(view: EditorView): FindableText {
  const places = (pattern: RegExp | null) => (pattern ? placesIn(view.state.doc.toString(), pattern) : []);
  const selected = (pattern: RegExp | null, place: number) => {
    const { from, to } = places(pattern)[place] ?? view.state.selection.main;
    return { anchor: from, head: to };
  };
  return {
    mark: (pattern, current) => {
      const found = places(pattern);
      const set = found.map(({ from, to }, index) =>
        Decoration.mark({ class: index === current ? FOUND_CURRENT : FOUND }).range(from, to),
      );
      if (set.length > 0 || view.state.field(marks).size > 0) {
        view.dispatch({ effects: markPlaces.of(Decoration.set(set)) });
      }
      return found.length;
    },
    before: (pattern, direction) => countBefore(places(pattern), view.state.selection.main, direction),
    reveal: (pattern, place) =>
      view.dispatch({ effects: EditorView.scrollIntoView(selected(pattern, place).anchor, { y: 'center' }) }),
    select: (pattern, place) => {
      view.focus();
      const selection = selected(pattern, place);
      view.dispatch({ selection, effects: EditorView.scrollIntoView(selection.anchor, { y: 'center' }) });
    },
    replace: (pattern, place, insert) => {
      const changes = places(pattern)
        .filter((_, index) => place === null || index === place)
        .map(({ from, to }) => ({ from, to, insert }));
      view.dispatch({ changes, userEvent: 'input.replace' });
    },
  };
}
