import type { Node } from 'prosemirror-model';
import { readBlocks } from './read-blocks.ts';
import { isList, schema } from './schema.ts';
import { markerOf, withMarker, writeBlock } from './write-blocks.ts';

/** A block as it stood in a text. */
interface Origin {
  readonly node: Node;
  readonly source: string;
  /** What stood between the block above and this one. */
  readonly gap: string;
  readonly index: number;
  /** All blocks of the text that it stood in. */
  readonly siblings: readonly Origin[];
}

/** A block that is written, and how. */
interface Written {
  readonly text: string;
  /** As it reads: with the sign that it was written with. */
  readonly node: Node;
  readonly origin: Origin | null;
}

/** A text and the source of its blocks. An unchanged block is written with its original source; only changed ones are serialized. */
export class SourceText {
  private readonly markdown: string;
  private readonly own: readonly Origin[];
  private readonly origins = new Map<Node, Origin>();
  /** The same by their words, for a block that was changed back. */
  private readonly byWords = new Map<string, Origin[]>();
  private readonly rest: string;
  private readonly written = new WeakMap<Node, string>();
  /** The parsed document. */
  readonly doc: Node;
  /** The blocks of the other texts, whose bytes are kept likewise. */
  readonly others: readonly (readonly Node[])[];

  constructor(markdown: string, others: readonly string[] = []) {
    this.markdown = markdown;
    const { origins, rest } = this.read(markdown);
    this.own = origins;
    this.rest = rest;
    this.others = others.map((other) => this.read(other).origins.map(({ node }) => node));
    this.doc = schema.nodes.doc.create(
      null,
      origins.length > 0 ? origins.map(({ node }) => node) : schema.nodes.paragraph.create(),
    );
  }

  /** The Markdown of a document that this one became. */
  write(doc: Node): string {
    let text = '';
    let before: Written | null = null;
    doc.forEach((block) => {
      const written = this.block(block, before);
      if (written === null) return;
      text += this.between(before, written) + written.text;
      before = written;
    });
    if (before === null) return this.own.length === 0 ? this.markdown : '';
    return text + this.rest;
  }

  /** Adopts the blocks of an equal document. */
  adopt(doc: Node): void {
    doc.forEach((block, _offset, index) => {
      const origin = this.own[index];
      if (origin?.node.eq(block)) this.origins.set(block, origin);
    });
  }

  private read(markdown: string): { readonly origins: readonly Origin[]; readonly rest: string } {
    const siblings: Origin[] = [];
    let end = 0;
    for (const [index, { node, from, to }] of readBlocks(markdown).entries()) {
      const origin = { node, source: markdown.slice(from, to), gap: markdown.slice(end, from), index, siblings };
      siblings.push(origin);
      this.origins.set(node, origin);
      const { textContent: words } = node;
      const same = this.byWords.get(words);
      if (same) same.push(origin);
      else if (words !== '') this.byWords.set(words, [origin]);
      end = to;
    }
    return { origins: siblings, rest: markdown.slice(end) };
  }

  private block(block: Node, before: Written | null): Written | null {
    const origin = this.originOf(block);
    if (origin && isNext(before, origin)) return { text: origin.source, node: block, origin };
    const marker = isList(block.type.name) ? markerOf(block, before?.node ?? null) : null;
    const isOther = marker !== null && marker !== block.attrs['marker'];
    // A block that begins with blanks would belong to a list above.
    if (origin && !isOther && !/^\s/.test(origin.source)) return { text: origin.source, node: block, origin };
    const node = isOther && marker !== null ? withMarker(block, marker) : block;
    const text = isOther ? writeBlock(node).join('\n') : this.writtenAnew(block);
    return text === '' ? null : { text, node, origin: null };
  }

  private writtenAnew(block: Node): string {
    const known = this.written.get(block);
    if (known !== undefined) return known;
    const text = writeBlock(block).join('\n');
    this.written.set(block, text);
    return text;
  }

  private originOf(block: Node): Origin | null {
    const origin = this.origins.get(block);
    if (origin) return origin;
    if (block.textContent === '') return null;
    return this.byWords.get(block.textContent)?.find(({ node }) => node.eq(block)) ?? null;
  }

  private between(before: Written | null, { origin }: Written): string {
    if (!before) return origin?.index === 0 ? origin.gap : '';
    if (origin && isNext(before, origin)) return origin.gap;
    // Of a block that was changed, what stood above it stays.
    const gap = (origin ?? after(before.origin))?.gap;
    return gap !== undefined && /\n[ \t]*\r?\n/.test(gap) ? gap : '\n\n';
  }
}

function after(origin: Origin | null): Origin | undefined {
  return origin?.siblings[origin.index + 1];
}

function isNext(before: Written | null, origin: Origin): boolean {
  if (!before) return origin.index === 0;
  return before.origin?.siblings === origin.siblings && before.origin.index === origin.index - 1;
}
