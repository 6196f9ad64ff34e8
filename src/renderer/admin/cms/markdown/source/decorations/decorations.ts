import { syntaxTree } from '@codemirror/language';
import { Facet, type EditorState, type Range } from '@codemirror/state';
import { Decoration, type EditorView } from '@codemirror/view';
import { isSafeAddress } from '#renderer/data/markdown/safe-address.ts';
import type { SyntaxNode } from '../commands/block-lines.ts';
import { innerOf, type Piece } from '../commands/text-pieces.ts';
import { editorMessages } from '../editor-messages.ts';
import { isPlaceholder } from '../../picture-placeholders.ts';
import { lineClasses } from './line-classes.ts';
import { BulletWidget, MissingPictureWidget, PictureWidget } from './widgets.ts';

type PictureSource = (address: string) => string | null;

/** Where the picture of an address is to be had; null where there is none. */
export const pictureSource = Facet.define<PictureSource, PictureSource>({
  combine: ([first]) => first ?? (() => null),
});

const hidden = Decoration.replace({});
const bullet = Decoration.replace({ widget: new BulletWidget() });
const mark = Decoration.mark({ class: 'markup-mark' });
const number = Decoration.mark({ class: 'markup-number' });
const strong = Decoration.mark({ class: 'markup-strong' });
const emphasis = Decoration.mark({ class: 'markup-em' });
const link = Decoration.mark({ class: 'markup-link' });
const caption = Decoration.mark({ class: 'markup-caption' });

/** The decorations of the visible part. */
export class Drawing {
  readonly ranges: Range<Decoration>[] = [];
  readonly steppedOver: Range<Decoration>[] = [];
  private readonly state: EditorState;
  private readonly isTyping: boolean;

  constructor(view: EditorView) {
    this.state = view.state;
    this.isTyping = view.hasFocus && !view.state.readOnly;
    const tree = syntaxTree(view.state);
    for (const { from, to } of view.visibleRanges) {
      for (const [start, look] of lineClasses(view, tree, from, to)) this.ranges.push(look.range(start));
      tree.iterate({ from, to, enter: (node) => this.add(node.node) });
    }
  }

  private add(node: SyntaxNode): void {
    switch (node.name) {
      case 'StrongEmphasis':
        return this.addEmphasis(node, strong);
      case 'Emphasis':
        return this.addEmphasis(node, emphasis);
      case 'Link':
        return this.addLink(node);
      case 'Image':
        return this.addPicture(node);
      case 'Escape':
        return this.addMark({ from: node.from, to: node.from + 1 }, this.isAt(node));
      case 'HeaderMark':
        return this.addHeaderMark(node);
      case 'QuoteMark':
        return this.addMark({ from: node.from, to: this.withBlank(node.to) }, this.isOnLine(node));
      case 'ListMark':
        return this.addItem(node);
      case 'TableDelimiter':
        return this.addMark(node, true);
    }
  }

  private addEmphasis(node: SyntaxNode, look: Decoration): void {
    const inner = innerOf(node);
    this.range(look, inner);
    this.addMark({ from: node.from, to: inner.from }, this.isAt(node));
    this.addMark({ from: inner.to, to: node.to }, this.isAt(node));
  }

  private addLink(node: SyntaxNode): void {
    const url = node.getChild('URL');
    // What makes no link in the article looks like none.
    if (!url || !isSafeAddress(this.state.sliceDoc(url.from, url.to))) return;
    const inner = innerOf(node);
    this.range(link, inner);
    this.addMark({ from: node.from, to: inner.from }, this.isAt(node));
    this.addMark({ from: inner.to, to: node.to }, this.isAt(node));
  }

  private addPicture(node: SyntaxNode): void {
    const url = node.getChild('URL');
    const line = this.state.doc.lineAt(node.from);
    if (!url || line.text.trim() !== this.state.sliceDoc(node.from, node.to)) return;
    const inner = innerOf(node);
    // An address in angle brackets is the same without them; one that makes no picture in the article makes none here.
    const address = this.state.sliceDoc(url.from, url.to).replace(/^<(.*)>$/, '$1');
    const isLost = isPlaceholder(address);
    const isForeign = /^https?:/i.test(address);
    const source = isSafeAddress(address) && !isLost && !isForeign ? this.state.facet(pictureSource)(address) : null;
    this.range(caption, inner);
    this.addMark({ from: node.from, to: inner.from }, source === null || this.isOnLine(node));
    this.addMark({ from: inner.to, to: node.to }, source === null || this.isOnLine(node));
    if (isLost || isForeign) {
      const { pictureLost, pictureForeign } = this.state.facet(editorMessages);
      const words = isLost ? pictureLost : pictureForeign;
      this.ranges.push(Decoration.widget({ widget: new MissingPictureWidget(words), side: 1 }).range(line.to));
    }
    if (source === null) return;
    const widget = new PictureWidget(source, this.state.sliceDoc(inner.from, inner.to));
    this.ranges.push(Decoration.widget({ widget, side: 1 }).range(line.to));
  }

  private addHeaderMark(node: SyntaxNode): void {
    const line = this.state.doc.lineAt(node.from);
    const isClosing = node.prevSibling !== null;
    const before = isClosing
      ? (/(?<![ \t])[ \t]*$/.exec(line.text.slice(0, node.from - line.from))?.[0].length ?? 0)
      : 0;
    const after = isClosing ? 0 : (/^[ \t]*/.exec(line.text.slice(node.to - line.from))?.[0].length ?? 0);
    this.addMark({ from: node.from - before, to: node.to + after }, this.isOnLine(node));
  }

  /** A bullet takes the place of its mark and of the blanks around it; a number stays, and only the blanks before it go. */
  private addItem(node: SyntaxNode): void {
    const line = this.state.doc.lineAt(node.from);
    const before = line.text.slice(0, node.from - line.from);
    const from = node.from - (/(?:^|> ?|[^\s>] )([ \t]*)$/.exec(before)?.[1]?.length ?? 0);
    const to = this.withBlank(node.to);
    if (node.parent?.parent?.name === 'OrderedList') {
      if (from < node.from) this.stepOver(hidden, { from, to: node.from });
      this.range(number, { from: node.from, to });
    } else if (to > node.to) this.stepOver(bullet, { from, to });
  }

  private addMark(piece: Piece, isShown: boolean): void {
    this.range(isShown ? mark : hidden, piece);
  }

  private stepOver(look: Decoration, piece: Piece): void {
    this.range(look, piece);
    this.steppedOver.push(look.range(piece.from, piece.to));
  }

  private range(look: Decoration, { from, to }: Piece): void {
    if (from >= to) return;
    // Hiding a line's end would join two lines: a mark that goes over one stays.
    const isWithinLine = this.state.doc.lineAt(from).to >= to;
    this.ranges.push((look === hidden && !isWithinLine ? mark : look).range(from, to));
  }

  /** The place after the one blank that belongs to a mark. */
  private withBlank(position: number): number {
    return /[ \t]/.test(this.state.sliceDoc(position, position + 1)) ? position + 1 : position;
  }

  private isOnLine({ from }: Piece): boolean {
    return this.isAt(this.state.doc.lineAt(from));
  }

  private isAt({ from, to }: Piece): boolean {
    return this.isTyping && this.state.selection.ranges.some((range) => range.from <= to && range.to >= from);
  }
}
