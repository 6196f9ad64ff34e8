import { keydownHandler } from 'prosemirror-keymap';
import type { Node } from 'prosemirror-model';
import { Selection } from 'prosemirror-state';
import type { EditorView, NodeView } from 'prosemirror-view';
import { isSafeAddress } from '#text/safe-address.ts';
import { isPlaceholder } from '../picture-placeholders.ts';
import { HISTORY_KEYS } from './keys.ts';

const goBack = keydownHandler(HISTORY_KEYS);

/** The callbacks of the field that contains a picture. */
export interface PictureSurroundings {
  readonly pictureSource: (address: string) => string | null;
  readonly words: {
    readonly alt: string;
    readonly caption: string;
    readonly remove: string;
    readonly lost: string;
    readonly foreign: string;
  };
  /** The language of its words. */
  readonly lang: string;
  readonly readOnly: boolean;
}

/** On a phone it has a line of its own. */
const ALT = 'flex-[1_1_14rem] px-3 border-line-strong bg-surface';
const CAPTION = 'w-full border-transparent';
const FIELD =
  'min-h-11 py-[9px] border-[1.5px] rounded-[8px] text-ink-2 text-small leading-[1.4] field-sizing-content resize-none';

/** A picture on the canvas: rendered with its caption as visitors see it; its alternative text is edited in place. */
export class PictureView implements NodeView {
  readonly dom = document.createElement('figure');
  private readonly alt: HTMLTextAreaElement;
  private readonly caption: HTMLTextAreaElement;
  private readonly place: () => number | undefined;
  private readonly view: EditorView;
  private readonly around: () => PictureSurroundings;
  private node: Node;
  private isDecoration: boolean;

  constructor(node: Node, view: EditorView, place: () => number | undefined, around: () => PictureSurroundings) {
    this.node = node;
    this.isDecoration = node.attrs['title'] === '';
    this.view = view;
    this.place = place;
    this.around = around;
    const { words } = around();
    this.dom.className = 'canvas-picture';
    this.alt = this.field(words.alt, ALT, (alt) => this.change(alt, this.titleOf(this.captionOf(), alt)));
    this.caption = this.field(words.caption, CAPTION, (caption) =>
      this.change(this.altOf(), this.titleOf(caption, this.altOf())),
    );
    this.draw();
  }

  update(node: Node): boolean {
    if (node.type !== this.node.type) return false;
    const isOther = node.attrs['src'] !== this.node.attrs['src'];
    this.node = node;
    const isDecoration = node.attrs['title'] === '';
    if (isOther || isDecoration) this.isDecoration = isDecoration;
    if (isOther) this.draw();
    else this.showWords();
    return true;
  }

  /** What a menu takes back is the text's own. */
  stopEvent({ target, inputType }: Event & { readonly inputType?: string }): boolean {
    const isWithin = target instanceof HTMLTextAreaElement || target instanceof HTMLButtonElement;
    return isWithin && inputType?.startsWith('history') !== true;
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
      missing.className = 'px-4 py-5 border-2 border-dashed border-ink-3 rounded-[10px] text-ink-2 text-small';
      missing.textContent = note;
      shown.push(missing);
    }
    const remove = document.createElement('button');
    remove.type = 'button';
    remove.className = 'min-h-11 px-3 rounded-[8px] text-danger text-small font-bold';
    remove.textContent = words.remove;
    remove.addEventListener('click', () => this.remove());
    const caption = document.createElement('figcaption');
    caption.className = 'mt-0';
    caption.append(this.caption);
    // One that visitors don't see has none either; what stands there is kept.
    if (source !== null && !(readOnly && this.captionOf() === '')) shown.push(caption);
    const about = document.createElement('div');
    about.className = 'flex flex-wrap gap-2 items-start mt-1.5';
    about.append(this.alt, ...(readOnly ? [] : [remove]));
    this.dom.replaceChildren(...shown, about);
    this.showWords();
  }

  /** A field for words of one line. */
  private field(label: string, look: string, onWords: (words: string) => void): HTMLTextAreaElement {
    const { lang, readOnly } = this.around();
    const field = document.createElement('textarea');
    field.className = `${FIELD} ${look}`;
    field.rows = 1;
    field.lang = lang;
    field.placeholder = label;
    field.readOnly = readOnly;
    field.setAttribute('aria-label', label);
    field.addEventListener('input', () => onWords(oneLine(field.value)));
    field.addEventListener('keydown', (event) => this.press(event));
    return field;
  }

  private altOf(): string {
    return this.node.attrs['alt'] as string;
  }

  private captionOf(): string {
    return (this.node.attrs['title'] as string | null) ?? '';
  }

  /** Without a caption, an empty title marks a decorative picture: it stays until there is an alternative text. */
  private titleOf(caption: string, alt: string): string | null {
    if (caption.trim() !== '') return caption;
    return alt === '' && this.isDecoration ? '' : null;
  }

  private showWords(): void {
    if (oneLine(this.alt.value) !== this.altOf()) this.alt.value = this.altOf();
    if (oneLine(this.caption.value) !== this.captionOf()) this.caption.value = this.captionOf();
  }

  private change(alt: string, title: string | null): void {
    const at = this.place();
    if (at === undefined) return;
    if (alt !== '') this.isDecoration = false;
    this.view.dispatch(this.view.state.tr.setNodeMarkup(at, null, { ...this.node.attrs, alt, title }));
  }

  private remove(): void {
    const at = this.place();
    if (at === undefined) return;
    this.view.dispatch(this.view.state.tr.delete(at, at + this.node.nodeSize));
    this.view.focus();
  }

  /** Enter ends the alternative text, and the cursor moves below the picture. Undo reverts the last change of the article's text. */
  private press(event: KeyboardEvent): void {
    if (goBack(this.view, event)) {
      event.preventDefault();
      event.stopPropagation();
      // The picture may be gone.
      if (!this.dom.isConnected) this.view.focus();
      return;
    }
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

function oneLine(words: string): string {
  return words.replace(/\s+/g, ' ');
}
