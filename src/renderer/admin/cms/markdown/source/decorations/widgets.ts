import { WidgetType, type EditorView } from '@codemirror/view';

/** The dot of a list's item in the place of its mark. */
export class BulletWidget extends WidgetType {
  override eq(): boolean {
    return true;
  }
  override toDOM(view: EditorView): HTMLElement {
    const dot = view.dom.ownerDocument.createElement('span');
    dot.className = 'markup-bullet';
    dot.textContent = '•';
    return dot;
  }
  override ignoreEvent(): boolean {
    return false;
  }
}

/** The picture that a line of text names, under it. */
export class PictureWidget extends WidgetType {
  private readonly source: string;
  private readonly description: string;

  constructor(source: string, description: string) {
    super();
    this.source = source;
    this.description = description;
  }
  override eq(other: PictureWidget): boolean {
    return other.source === this.source && other.description === this.description;
  }
  override toDOM(view: EditorView): HTMLElement {
    const picture = view.dom.ownerDocument.createElement('img');
    picture.className = 'markup-picture';
    picture.alt = this.description;
    picture.draggable = false;
    // The lines below move when it comes, or when it doesn't.
    picture.addEventListener('load', () => view.requestMeasure());
    picture.addEventListener('error', () => {
      picture.hidden = true;
      view.requestMeasure();
    });
    picture.src = this.source;
    return picture;
  }
  override ignoreEvent(): boolean {
    return false;
  }
}

/** A note below a line with a picture that visitors won't see, with what to do. */
export class MissingPictureWidget extends WidgetType {
  private readonly words: string;

  constructor(words: string) {
    super();
    this.words = words;
  }
  override eq(other: MissingPictureWidget): boolean {
    return other.words === this.words;
  }
  override toDOM(view: EditorView): HTMLElement {
    const note = view.dom.ownerDocument.createElement('span');
    note.className = 'markup-missing';
    note.textContent = this.words;
    return note;
  }
  override ignoreEvent(): boolean {
    return false;
  }
}
