import type { Language } from '#domain/localized.ts';
import { wholeSentences } from '#domain/sentences.ts';

/** The sentences of a part as HTML, with their emphasis; a part without letters is one piece, or none. */
export function sentencePieces(part: Element, language: Language): readonly string[] {
  const nodes = textNodesOf(part);
  const text = nodes.map(({ data }) => data).join('');
  const spans = wholeSentences(text, language);
  if (spans.length < 2) return part.innerHTML.trim() === '' ? [] : [part.innerHTML.trim()];
  return spans.map(({ from, to }) => {
    const range = part.ownerDocument.createRange();
    const [start, end] = [placeOf(nodes, from), placeOf(nodes, to - 1)];
    range.setStart(start.node, start.offset);
    range.setEnd(end.node, end.offset + 1);
    const holder = part.ownerDocument.createElement('div');
    holder.append(range.cloneContents());
    return holder.innerHTML;
  });
}

function textNodesOf(part: Node): readonly Text[] {
  return [...part.childNodes].flatMap((node) => (node instanceof Text ? [node] : textNodesOf(node)));
}

function placeOf(nodes: readonly Text[], letter: number): { readonly node: Text; readonly offset: number } {
  let before = 0;
  for (const node of nodes) {
    if (letter < before + node.data.length) return { node, offset: letter - before };
    before += node.data.length;
  }
  throw new Error('A sentence ends after its text.');
}
