import { syntaxTree } from '@codemirror/language';
import { Decoration, EditorView, ViewPlugin, type DecorationSet, type ViewUpdate } from '@codemirror/view';
import { Drawing } from './decorations.ts';

/** The editor itself takes up to 50 ms to settle after one. */
const AFTER_COMPOSITION_MS = 100;

/**
 * Renders the source like the article. Markdown's marks are shown on the line with the cursor, and within the construct around it;
 * everywhere else they are hidden. Only the visible part is decorated, and the text itself isn't changed.
 */
export const livePreview = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet = Decoration.none;
    /** What the cursor steps over at once: a bullet isn't three characters. */
    steppedOver: DecorationSet = Decoration.none;
    private isBehind = true;
    private timer: ReturnType<typeof setTimeout> | undefined;

    constructor(view: EditorView) {
      this.draw(view);
    }
    update(update: ViewUpdate): void {
      this.isBehind ||= isDrawnAnew(update);
      // A word that a phone's keyboard is still composing keeps its decorations: new ones would end the composition.
      if (update.view.composing) {
        this.decorations = this.decorations.map(update.changes);
        this.steppedOver = this.steppedOver.map(update.changes);
      } else if (this.isBehind) this.draw(update.view);
    }
    /** There may be no update after a composition: this renders its result. */
    catchUp(view: EditorView): void {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => {
        if (this.isBehind && !view.composing) view.dispatch({});
      }, AFTER_COMPOSITION_MS);
    }
    destroy(): void {
      clearTimeout(this.timer);
    }
    private draw(view: EditorView): void {
      const drawn = new Drawing(view);
      this.decorations = Decoration.set(drawn.ranges, true);
      this.steppedOver = Decoration.set(drawn.steppedOver, true);
      this.isBehind = false;
    }
  },
  {
    decorations: (plugin) => plugin.decorations,
    provide: (plugin) => EditorView.atomicRanges.of((view) => view.plugin(plugin)?.steppedOver ?? Decoration.none),
    eventHandlers: {
      compositionend(_event, view) {
        this.catchUp(view);
      },
    },
  },
);

function isDrawnAnew(update: ViewUpdate): boolean {
  return (
    update.docChanged ||
    update.selectionSet ||
    update.viewportChanged ||
    update.focusChanged ||
    update.transactions.some((transaction) => transaction.reconfigured) ||
    syntaxTree(update.startState) !== syntaxTree(update.state)
  );
}
