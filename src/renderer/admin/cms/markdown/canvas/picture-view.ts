import type { Node } from 'prosemirror-model';
import { Selection } from 'prosemirror-state';
import type { EditorView, NodeView } from 'prosemirror-view';
import { isSafeAddress } from '#renderer/data/markdown/safe-address.ts';
import { isPlaceholder } from '../picture-placeholders.ts';

/** What a picture asks of the field it stands in. */
export interface PictureSurroundings {
  readonly pictureSource: (address: string) => string | null;
  readonly words: {
    readonly alt: string;
    readonly remove: string;
    readonly lost: string;
    readonly foreign: string;
  };
  /** The language of its description. */
  readonly lang: string;
  readonly readOnly: boolean;
}

/** A picture on the canvas: drawn, and described in place. */
export class PictureView implements NodeView {
  readonly dom = document.createElement('figure');
  private readonly alt = document.createElement('textarea');
  private readonly place: () => number | undefined;
  private readonly view: EditorView;
  private readonly around: () => PictureSurroundings;
  private node: Node;

  constructor(node: Node, view: EditorView, place: () => number | undefined, around: () => PictureSurroundings) {
    this.node = node;
    this.view = view;
    this.place = place;
    this.around = around;
    const { words, lang, readOnly } = around();
    this.dom.className = 'canvas-picture';
    this.alt.rows = 1;
    this.alt.lang = lang;
    this.alt.placeholder = words.alt;
    this.alt.readOnly = readOnly;
    this.alt.setAttribute('aria-label', words.alt);
    this.alt.addEventListener('input', () => this.describe(this.alt.value.replace(/\s+/g, ' ')));
    this.alt.addEventListener('keydown', (event) => this.press(event));
    this.draw();
  }

  update(node: Node): boolean {
    if (node.type !== this.node.type) return false;
    const isOther = node.attrs['src'] !== this.node.attrs['src'];
    this.node = node;
    if (isOther) this.draw();
    else this.showWords();
    return true;
  }

  stopEvent({ target }: Event): boolean {
    return target instanceof HTMLTextAreaElement || target instanceof HTMLButtonElement;
  }

  ignoreMutation(): boolean {
    return true;
  }

  private draw(): void {
    const { pictureSource, words, readOnly } = this.around();
    const address = this.node.attrs['src'] as string;
    const note = isPlaceholder(address) ? words.lost : /^https?:/i.test(address) ? words.foreign : null;
    const source = note === null && isSafeAddress(address) ? pictureSource(address) : null;
    const shown: HTMLElement[] = [];
    if (source !== null) {
      const image = document.createElement('img');
      image.src = source;
      image.alt = '';
      image.draggable = false;
      shown.push(image);
    }
    if (note !== null) {
      const missing = document.createElement('p');
      missing.textContent = note;
      shown.push(missing);
    }
    const remove = document.createElement('button');
    remove.type = 'button';
    remove.textContent = words.remove;
    remove.addEventListener('click', () => this.remove());
    const caption = document.createElement('figcaption');
    caption.append(this.alt, ...(readOnly ? [] : [remove]));
    this.dom.replaceChildren(...shown, caption);
    this.showWords();
  }

  private showWords(): void {
    const alt = this.node.attrs['alt'] as string;
    if (this.alt.value.replace(/\s+/g, ' ') !== alt) this.alt.value = alt;
  }

  private describe(alt: string): void {
    const at = this.place();
    if (at === undefined) return;
    const title = alt !== '' && this.node.attrs['title'] === '' ? null : (this.node.attrs['title'] as string | null);
    this.view.dispatch(this.view.state.tr.setNodeMarkup(at, null, { ...this.node.attrs, alt, title }));
  }

  private remove(): void {
    const at = this.place();
    if (at === undefined) return;
    this.view.dispatch(this.view.state.tr.delete(at, at + this.node.nodeSize));
    this.view.focus();
  }

  /** Enter ends the description, and writing goes on below the picture. */
  private press(event: KeyboardEvent): void {
    if ((event.key !== 'Enter' && event.key !== 'Escape') || event.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    const at = this.place();
    if (at === undefined) return;
    const { state } = this.view;
    const behind = Selection.near(state.doc.resolve(at + this.node.nodeSize));
    this.view.dispatch(state.tr.setSelection(behind).scrollIntoView());
    this.view.focus();
  }
}
