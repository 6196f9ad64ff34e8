// happy-dom parses each piece that is written to a document by itself, so that a tag cut in two is lost. Browsers go on where the piece
// before ended. Here a document is parsed when its writing ends, which gives the same document.

if ('document' in globalThis) {
  const pieces = new WeakMap<Document, string[]>();
  const prototype = Object.getPrototypeOf(document.implementation.createHTMLDocument('')) as Document;
  Object.assign(prototype, {
    open(this: Document) {
      pieces.set(this, []);
      return this;
    },
    write(this: Document, ...texts: string[]) {
      pieces.get(this)?.push(...texts);
    },
    close(this: Document) {
      const parsed = new DOMParser().parseFromString(pieces.get(this)?.join('') ?? '', 'text/html');
      this.replaceChildren(this.adoptNode(parsed.documentElement));
      pieces.delete(this);
    },
  });
}
