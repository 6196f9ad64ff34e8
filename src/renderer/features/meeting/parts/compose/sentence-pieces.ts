import { sentencesOf } from '#text/sentences.ts';

/** The sentences of a part as HTML, with their emphasis; a part without letters is one piece, or none. */
export function sentencePieces(part: Element): readonly string[] {
  const nodes = textNodesOf(part);
  const text = nodes.map(({ data }) => data).join('');
  // A line that ends in the source would end a sentence.
  const spans = sentencesOf(text.replace(/\s/g, ' '));
  const placeOf = placeFinder(nodes);
  if (spans.length < 2) return part.innerHTML.trim() === '' ? [] : [part.innerHTML.trim()];
  return spans.map(({ from, to }) => {
    const range = part.ownerDocument.createRange();
    const [start, end] = [placeOf(from), placeOf(to - 1)];
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

/** Finds the places of letters, asked for in their order: all nodes are gone through once. */
function placeFinder(nodes: readonly Text[]): (letter: number) => { readonly node: Text; readonly offset: number } {
  let [at, before] = [0, 0];
  return (letter) => {
    for (let node = nodes[at]; node; node = nodes[at]) {
      if (letter < before + node.data.length) return { node, offset: letter - before };
      before += node.data.length;
      at += 1;
    }
    throw new Error('A sentence ends after its text.');
  };
}
