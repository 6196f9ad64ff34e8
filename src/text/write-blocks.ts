import type { Node } from 'prosemirror-model';
import { MOST_TOKENS } from './read-blocks.ts';
import { isList, schema } from './schema.ts';
import { writePicture } from './write-picture.ts';
import { writeLine, writeParagraph } from './write-words.ts';

/** The Markdown of a block, line by line; none for a paragraph without words. `before` is the block above, if any. */
export function writeBlock(block: Node, before: Node | null = null): string[] {
  switch (block.type.name) {
    case 'paragraph':
    case 'heading':
      return wordLines(block);
    case 'picture':
      return [writePicture(block)];
    case 'raw':
    case 'figure':
      return (block.attrs['source'] as string).split('\n');
    case 'blockquote': {
      const lines = writeBlocks(block, false);
      return (lines.length > 0 ? lines : ['']).map((line) => (line === '' ? '>' : `> ${line}`));
    }
    case 'table':
      return writeTable(block);
    default:
      return writeList(block, markerOf(block, before));
  }
}

/** The Markdown of whole blocks, one below another. It may pause at each `yield`. */
export function* writeMarkdown(blocks: readonly Node[]): Generator<undefined, string> {
  const written: string[] = [];
  let before: Node | null = null;
  for (const block of blocks) {
    yield;
    const text = writeBlock(block, before).join('\n');
    if (text === '') continue;
    written.push(text);
    before = isList(block.type.name) ? withMarker(block, markerOf(block, before)) : block;
  }
  return written.join('\n\n');
}

/** The block; its source alone where the canvas wouldn't show it after it was read from Markdown. */
export function unlessTooLarge(block: Node): Node {
  let tokens = 0;
  block.descendants((node) => {
    tokens += node.isInline ? 1 + 2 * node.marks.length : node.isTextblock ? 3 : 2;
  });
  return tokens > MOST_TOKENS ? schema.nodes.raw.create({ source: writeBlock(block).join('\n') }) : block;
}

const known = new WeakMap<Node, string[]>();

/** Of thousands of items only the one that is written in is written anew with each letter. */
function wordLines(block: Node): string[] {
  const lines =
    known.get(block) ?? (block.type.name === 'heading' ? headingLine(block) : writeParagraph(block.content));
  known.set(block, lines);
  return lines;
}

function headingLine({ attrs, content }: Node): string[] {
  return [`${'#'.repeat(attrs['level'] as number)} ${closed(writeLine(content))}`.trimEnd()];
}

/** Signs at the end of a heading would be taken for its own. */
function closed(text: string): string {
  return text.replace(/(^|\s)(#+)$/, '$1\\$2');
}

function writeBlocks(parent: Node, isTight: boolean, wasTight = isTight): string[] {
  const lines: string[] = [];
  let before: Node | null = null;
  parent.forEach((block) => {
    const written = writeBlock(block, before);
    // Once blank lines stand between the items, a picture alone would get its title as a caption. Beside a blank it isn't alone.
    // One below words has a caption already: without blank lines it would be among them.
    const wasAmongLines = wasTight && !isTight && (before === null || mayFollow(before, block));
    if (wasAmongLines && block.type.name === 'picture' && block.attrs['title'])
      written[0] = `&nbsp;${written[0] ?? ''}`;
    if (written.length === 0) return;
    if (before && !(isTight && mayFollow(before, block))) lines.push('');
    for (const line of written) lines.push(line);
    before = isList(block.type.name) ? withMarker(block, markerOf(block, before)) : block;
  });
  return lines;
}

/** Another sign than the list's right above has: else both would be one. */
export function markerOf(list: Node, before: Node | null): string {
  const marker = list.attrs['marker'] as string;
  if (before?.type !== list.type || before.attrs['marker'] !== marker) return marker;
  if (list.type.name === 'ordered_list') return marker === '.' ? ')' : '.';
  return marker === '-' ? '*' : '-';
}

/** The same list with another sign. */
export function withMarker(list: Node, marker: string): Node {
  return list.type.create({ ...list.attrs, marker }, list.content);
}

function writeList(list: Node, marker: string): string[] {
  const lines: string[] = [];
  const isTight = (list.attrs['tight'] as boolean) && canBeTight(list);
  const start = list.type.name === 'ordered_list' ? (list.attrs['start'] as number) : null;
  list.forEach((item, _offset, index) => {
    if (index > 0 && !isTight) lines.push('');
    const mark = start === null ? marker : `${start + index}${marker}`;
    const [first = '', ...rest] = writeBlocks(item, isTight, list.attrs['tight'] === true);
    lines.push(first === '' ? mark : `${mark} ${first}`);
    const indent = ' '.repeat(mark.length + 1);
    for (const line of rest) lines.push(line === '' ? '' : indent + line);
  });
  return lines;
}

/** Whether the items of a list may stand close together: then no blank line may stand within one either. */
export function canBeTight(list: Node): boolean {
  let isTight = true;
  list.forEach((item) => {
    let before: Node | null = null;
    item.forEach((block) => {
      if (isUnwritten(block)) return;
      if (before && !mayFollow(before, block)) isTight = false;
      before = block;
    });
  });
  return isTight;
}

/** Whether a block may stand right below another one, without a blank line, and is read as itself. */
function mayFollow(before: Node, block: Node): boolean {
  const name = block.type.name;
  if (before.type.name === 'heading') return name !== 'raw';
  if (name === 'heading') return true;
  const isWords = name === 'paragraph' || name === 'picture';
  switch (before.type.name) {
    case 'paragraph':
    case 'picture':
      return name === 'blockquote' || name === 'table' || (isList(name) && mayInterrupt(block));
    case 'bullet_list':
    case 'ordered_list':
      return name === 'blockquote' || isList(name) || (isWords && !endsInWords(before));
    case 'table':
      return name === 'blockquote' || isList(name);
    case 'blockquote':
      return isList(name) || (isWords && !endsInWords(before));
    default:
      return false;
  }
}

/** What follows words without a blank line belongs to them. */
function endsInWords(block: Node): boolean {
  const holdsBlocks = block.childCount > 0 && block.type.name !== 'table' && !block.isTextblock;
  if (holdsBlocks) {
    const last = block.children.findLast((child) => !isUnwritten(child));
    return last !== undefined && endsInWords(last);
  }
  return block.type.name === 'picture' || (block.type.name !== 'heading' && !isUnwritten(block));
}

/** A paragraph without words leaves nothing in the text. */
function isUnwritten(block: Node): boolean {
  return block.type.name === 'paragraph' && wordLines(block).length === 0;
}

/** Right below words, a list begins with one and with something in its first item. */
function mayInterrupt(list: Node): boolean {
  const isEmpty = list.firstChild?.children.every(isUnwritten) ?? true;
  return !isEmpty && (list.type.name === 'bullet_list' || list.attrs['start'] === 1);
}

const RULES: Readonly<Record<string, string>> = { left: ':--', center: ':-:', right: '--:' };

function writeTable(table: Node): string[] {
  const lines: string[] = [];
  table.forEach((row, _offset, index) => {
    let line = '|';
    let rule = '|';
    row.forEach((cell) => {
      line += ` ${writeLine(cell.content).replace(/\|/g, '\\|')} |`.replace(/^ {2}\|$/, '  |');
      rule += ` ${RULES[String(cell.attrs['align'])] ?? '---'} |`;
    });
    lines.push(line);
    if (index === 0) lines.push(rule);
  });
  return lines;
}
