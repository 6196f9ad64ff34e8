import type { Node } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey, TextSelection } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import {
  FOUND,
  FOUND_CURRENT,
  type FindableText,
  type FoundPlace,
  countBefore,
  placesIn,
} from '../find/find-pattern.ts';

const findKey = new PluginKey<DecorationSet>('find');

/** Shows what was found on the canvas. */
export function canvasFindMarks(): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    key: findKey,
    state: {
      init: () => DecorationSet.empty,
      apply: (transaction, set) =>
        (transaction.getMeta(findKey) as DecorationSet | undefined) ?? set.map(transaction.mapping, transaction.doc),
    },
    props: { decorations: (state) => findKey.getState(state) },
  });
}

/** A state as it is with nothing looked for. */
export function withoutFindMarks(state: EditorState): EditorState {
  return state.apply(state.tr.setMeta(findKey, DecorationSet.empty));
}

/** The canvas as a searchable text: its words as they are rendered, also across bold text and links. */
export function findInCanvas(view: EditorView): FindableText {
  const places = (pattern: RegExp | null) => (pattern ? placesInDocument(view.state.doc, pattern) : []);
  return {
    mark: (pattern, current) => {
      const found = places(pattern);
      const marks = found.map(({ from, to }, index) =>
        Decoration.inline(from, to, { class: index === current ? FOUND_CURRENT : FOUND }),
      );
      if (marks.length > 0 || findKey.getState(view.state) !== DecorationSet.empty) {
        view.dispatch(
          view.state.tr.setMeta(findKey, DecorationSet.create(view.state.doc, marks)).setMeta('addToHistory', false),
        );
      }
      return found.length;
    },
    before: (pattern, direction) => countBefore(places(pattern), view.state.selection, direction),
    reveal: () => reveal(view),
    select: (pattern, place) => {
      const found = places(pattern)[place];
      view.focus();
      if (!found) return;
      view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, found.from, found.to)));
      reveal(view);
    },
    replace: (pattern, place, words) => {
      const { state } = view;
      const transaction = state.tr;
      const found = places(pattern).filter((_, index) => place === null || index === place);
      // From behind: the places before stay what they are.
      for (const { from, to } of found.reverse()) {
        // Those of its first letter: a link that ends here goes on being one.
        const marks = state.doc.resolve(from).nodeAfter?.marks;
        if (words === '') transaction.delete(from, to);
        else transaction.replaceWith(from, to, state.schema.text(words, marks));
      }
      view.dispatch(transaction);
    },
  };
}

/** Positions within each paragraph, heading or cell: pictures and line breaks count as one character that can't be typed. */
function placesInDocument(doc: Node, pattern: RegExp): FoundPlace[] {
  const found: FoundPlace[] = [];
  doc.descendants((node, at) => {
    if (!node.isTextblock) return true;
    const text = node.textBetween(0, node.content.size, undefined, '\ufffc');
    const start = at + 1;
    for (const { from, to } of placesIn(text, pattern)) found.push({ from: start + from, to: start + to });
    return false;
  });
  return found;
}

function reveal(view: EditorView): void {
  view.dom.querySelector('.found-current')?.scrollIntoView({ block: 'center' });
}
