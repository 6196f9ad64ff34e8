import { Fragment, type Node } from 'prosemirror-model';
import { schema } from './schema.ts';

const { nodes } = schema;

/**
 * Blocks as the words of one line, for a cell. Numbers of two lines are set apart, so that they aren't read as one; items keep their
 * numbers. `ofAtom` gives the words of a picture, a figure or raw source; by default none.
 */
export function oneLine(blocks: readonly Node[], ofAtom: (atom: Node) => readonly Node[] = () => []): Fragment {
  const line: Node[] = [];
  for (const part of blocks.flatMap((block) => linesOf(block, ofAtom))) {
    const isBetweenNumbers = /\d$/.test(line.at(-1)?.text ?? '') && /^[\d−+-]/.test(part[0]?.text ?? '');
    if (line.length > 0) line.push(schema.text(isBetweenNumbers ? '; ' : ' '));
    for (const node of part) line.push(node);
  }
  return Fragment.fromArray(joinTexts(line));
}

function linesOf(block: Node, ofAtom: (atom: Node) => readonly Node[]): (readonly Node[])[] {
  if (block.isAtom && !block.isTextblock) return [ofAtom(block)].filter((words) => words.length > 0);
  if (block.isTextblock) {
    const lines: Node[][] = [[]];
    block.forEach((node) => {
      if (node.type === nodes.hard_break) lines.push([]);
      else lines.at(-1)?.push(node);
    });
    return lines.filter((line) => line.length > 0);
  }
  if (block.type !== nodes.ordered_list) return block.children.flatMap((child) => linesOf(child, ofAtom));
  const start = block.attrs['start'] as number;
  return block.children.flatMap((item, index) => {
    const [first = [], ...rest] = linesOf(item, ofAtom);
    return [[schema.text(`${start + index}. `), ...first], ...rest];
  });
}

/** Texts that follow one another and look alike are one. */
export function joinTexts(line: readonly Node[]): Node[] {
  const joined: Node[] = [];
  for (const node of line) {
    const last = joined.at(-1);
    if (last && last.isText && node.isText && last.sameMarkup(node))
      joined[joined.length - 1] = schema.text(`${last.text ?? ''}${node.text ?? ''}`, last.marks);
    else joined.push(node);
  }
  return joined;
}
