import type { Node } from 'prosemirror-model';
import { NodeSelection, Selection } from 'prosemirror-state';
import type { EditorView, NodeView } from 'prosemirror-view';
import { findFigures } from '#domain/figures/figure-blocks.ts';
import type { Language } from '#domain/localized.ts';

/** The callbacks of the field that contains a figure. */
export interface FigureSurroundings {
  readonly figureWords: { readonly edit: string; readonly remove: string; readonly broken: string };
  /** The language of its words. */
  readonly lang: Language;
  readonly readOnly: boolean;
  /** Opens the form for the figure at a place in the text. */
  readonly editFigure: (at: number) => void;
}

const BUTTON = 'min-h-11 px-3 border-[1.5px] rounded-[8px] text-small font-bold';

/** A figure on the canvas: rendered as visitors see it, with its actions. It is edited in a form. */
export class FigureView implements NodeView {
  readonly dom = document.createElement('div');
  private readonly drawing = document.createElement('div');
  private readonly note = document.createElement('p');
  private readonly place: () => number | undefined;
  private readonly view: EditorView;
  private readonly around: () => FigureSurroundings;
  private source = '';

  constructor(node: Node, view: EditorView, place: () => number | undefined, around: () => FigureSurroundings) {
    this.view = view;
    this.place = place;
    this.around = around;
    const { figureWords, readOnly } = around();
    this.dom.className = 'whitespace-normal';
    this.note.className = 'mt-1.5 text-danger text-small font-bold';
    this.note.hidden = true;
    this.note.textContent = figureWords.broken;
    const edit = this.button(figureWords.edit, 'border-line-strong text-brand', () => {
      const at = this.place();
      if (at !== undefined) this.around().editFigure(at);
    });
    const remove = this.button(figureWords.remove, 'border-transparent text-danger', () => this.remove());
    const tools = document.createElement('div');
    tools.className = 'flex flex-wrap gap-2 mt-1.5';
    if (!readOnly) tools.append(edit, remove);
    this.dom.append(this.drawing, this.note, tools);
    this.draw(node);
  }

  update(node: Node): boolean {
    if (node.type.name !== 'figure') return false;
    if (node.attrs['source'] !== this.source) this.draw(node);
    return true;
  }

  stopEvent({ target }: Event): boolean {
    return target instanceof HTMLButtonElement;
  }

  ignoreMutation(): boolean {
    return true;
  }

  /** Until its rendering code is loaded, and where that fails, the figure is shown as its source. */
  private draw(node: Node): void {
    const source = node.attrs['source'] as string;
    this.source = source;
    if (this.drawing.childElementCount === 0) this.showSource();
    import('#text/render/figures/draw-figure.ts').then(
      ({ drawFigure }) => {
        const [block] = findFigures(source);
        if (source !== this.source || !block) return;
        const html = drawFigure(block, this.around().lang, new Set());
        const drawn = new DOMParser().parseFromString(html, 'text/html');
        this.drawing.replaceChildren(...drawn.querySelectorAll('style, figure'));
        this.note.hidden = this.drawing.querySelector('[data-figure="broken"]') === null;
      },
      (error: unknown) => {
        console.warn('How figures are drawn can’t be fetched:', error);
        if (source === this.source) this.showSource();
      },
    );
  }

  private showSource(): void {
    const text = document.createElement('pre');
    text.textContent = this.source;
    this.drawing.replaceChildren(text);
  }

  private button(words: string, look: string, onPress: () => void): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = `${BUTTON} ${look}`;
    button.textContent = words;
    button.addEventListener('click', onPress);
    return button;
  }

  /** Selects the figure, so that the next key is for it. */
  selectNode(): void {
    this.dom.classList.add('ProseMirror-selectednode');
  }

  deselectNode(): void {
    this.dom.classList.remove('ProseMirror-selectednode');
  }

  private remove(): void {
    const at = this.place();
    if (at === undefined) return;
    const { state } = this.view;
    const transaction = state.tr.setSelection(NodeSelection.create(state.doc, at)).deleteSelection();
    this.view.dispatch(
      transaction.setSelection(Selection.near(transaction.doc.resolve(Math.min(at, transaction.doc.content.size)))),
    );
    this.view.focus();
  }
}
