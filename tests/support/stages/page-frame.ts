// happy-dom loads no frames: what a browser would show in one stands right behind it here.

interface FramedDocument extends Pick<Document, 'title' | 'importNode'> {
  readonly head: HTMLElement;
  readonly body: HTMLElement;
  readonly documentElement: HTMLElement;
}

const documents = new WeakMap<HTMLIFrameElement, FramedDocument>();

function documentOf(frame: HTMLIFrameElement): FramedDocument {
  const known = documents.get(frame);
  if (known) return known;
  const [head, body, documentElement] = ['div', 'div', 'div'].map((name) => document.createElement(name)) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  frame.after(body);
  const made = { head, body, documentElement, title: '', importNode: document.importNode.bind(document) };
  documents.set(frame, made);
  return made;
}

Object.defineProperty(HTMLIFrameElement.prototype, 'contentDocument', {
  configurable: true,
  get(this: HTMLIFrameElement) {
    return documentOf(this);
  },
});

/** The document within the only frame. */
export function framed(): FramedDocument {
  const frame = document.querySelector('iframe');
  if (!frame) throw new Error('There is no frame.');
  return documentOf(frame);
}
