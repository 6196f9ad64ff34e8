import type { Node } from 'prosemirror-model';
import type { NodeView } from 'prosemirror-view';

/** Lines that are laid out together. */
const LINES = 200;

/** A block that stands on the canvas as it is written. Of thousands of lines only those in sight are laid out. */
export class RawView implements NodeView {
  readonly dom = document.createElement('pre');

  constructor({ attrs }: Node) {
    const lines = (attrs['source'] as string).split('\n');
    for (let from = 0; from < lines.length; from += LINES) {
      const part = document.createElement('div');
      part.textContent = lines.slice(from, from + LINES).join('\n') + (from + LINES < lines.length ? '\n' : '');
      part.style.setProperty('--lines', String(Math.min(LINES, lines.length - from)));
      this.dom.append(part);
    }
  }
}
