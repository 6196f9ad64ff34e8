import type { Fragment, Mark, Node } from 'prosemirror-model';
import { escapeEverything, escapeLineStart, escapeText } from './escape-text.ts';
import { readParagraph, readWords } from './read-blocks.ts';
import { writeAddress, writePicture } from './write-picture.ts';

/** Words of one look. */
interface Piece {
  readonly text: string;
  readonly strong: boolean;
  readonly em: boolean;
  /** What stands in the brackets of its link; null without one. */
  readonly link: string | null;
  /** False for a picture, whose text is its Markdown. */
  readonly isText: boolean;
}

/**
 * How words are written. `readable` is what a person would write, which some neighbours of marks turn into something else; `exact` is
 * always read as these words.
 */
type Style = 'readable' | 'exact';

/** Words that need no escape, as most of a long list are: they needn't be read again to be sure. */
const PLAIN_TEXT = /^\p{L}[\p{L}\p{N} ,.%]*$/u;

function plainText({ firstChild, childCount }: Fragment): string | null {
  const text = childCount === 1 && firstChild?.marks.length === 0 ? firstChild.text : undefined;
  return text !== undefined && PLAIN_TEXT.test(text) ? text.trimEnd() : null;
}

/** The Markdown of a paragraph's words, line by line; none where nothing can be seen. */
export function writeParagraph(words: Fragment): string[] {
  const plain = plainText(words);
  if (plain !== null) return [plain];
  if (lookOf(words) === '') return [];
  const lines = linesOf(words);
  const exact = () => joinLines(lines.map((line) => writePieces(line, 'exact')));
  if (isPictureAmongBlanks(words)) return [`&nbsp;${exact().join('\n')}`];
  const readable = joinLines(lines.map((line) => escapeLineStart(writePieces(line, 'readable'))));
  return isSame(readParagraph(readable.join('\n')), words) ? readable : exact();
}

/** The Markdown of what stands on one line: a heading or a cell. */
export function writeLine(words: Fragment): string {
  const plain = plainText(words);
  if (plain !== null) return plain;
  const pieces = linesOf(words).flat();
  const readable = writePieces(pieces, 'readable');
  return isSame(readWords(readable), words) ? readable : writePieces(pieces, 'exact');
}

/** Two blanks keep a line's end; an empty line would end the paragraph. */
function joinLines(lines: readonly string[]): string[] {
  const written = lines.filter((line) => line !== '');
  return written.map((line, index) => (index < written.length - 1 ? `${line}  ` : line));
}

/** A picture with a title and nothing but blanks beside it: without any of them it would become one with a caption. */
function isPictureAmongBlanks({ content: children }: Fragment): boolean {
  const pictures = children.filter(({ type }) => type.name === 'image');
  const [picture] = pictures;
  const isAlone = children.every((node) => node === picture || !node.isText || (node.text ?? '').trim() === '');
  return pictures.length === 1 && children.length > 1 && isAlone && Boolean(picture?.attrs['title']);
}

function linesOf(words: Fragment): Piece[][] {
  const lines: Piece[][] = [[]];
  words.forEach((node) => {
    if (node.type.name === 'hard_break') lines.push([]);
    else for (const piece of piecesOf(node)) lines.at(-1)?.push(piece);
  });
  return lines.map(withMarkedBlanks);
}

function piecesOf(node: Node): Piece[] {
  const find = (name: string) => node.marks.find(({ type }) => type.name === name);
  const link = find('link');
  const look = {
    strong: find('strong') !== undefined,
    em: find('em') !== undefined,
    link: link ? writeAddress(link.attrs['href'] as string, link.attrs['title'] as string | null) : null,
  };
  if (!node.isText) return [{ ...look, text: writePicture(node), isText: false }];
  // Marks can't stand beside a blank within them.
  const whole = node.text ?? '';
  const text = whole.trim();
  const from = whole.length - whole.trimStart().length;
  const bare = { strong: false, em: false, link: null, isText: true };
  const pieces = [
    { ...bare, text: whole.slice(0, from) },
    { ...look, text, isText: true },
    { ...bare, text: whole.slice(from + text.length) },
  ];
  return pieces.filter((piece) => piece.text !== '');
}

/** A blank looks as the words on both of its sides do, so that their marks go on. */
function withMarkedBlanks(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, index) => {
    const [before, after] = [pieces[index - 1], pieces[index + 1]];
    if (!piece.isText || piece.text.trim() !== '' || !before || !after) return piece;
    const link = before.link === after.link ? before.link : null;
    // Where the link ends, its marks end.
    const isWithin = link === before.link && link === after.link;
    return {
      ...piece,
      link,
      strong: isWithin && before.strong && after.strong,
      em: isWithin && before.em && after.em && before.strong === after.strong,
    };
  });
}

function writePieces(pieces: readonly Piece[], style: Style): string {
  const emphasis = style === 'readable' ? '*' : '_';
  let line = '';
  let text = '';
  let open: Pick<Piece, 'strong' | 'em' | 'link'> = { strong: false, em: false, link: null };
  /** Adds signs of the markup; what stands before them is escaped with regard to them. */
  const add = (signs: string) => {
    if (style === 'readable') line += escapeText(text, { isInLink: open.link !== null, next: signs });
    text = '';
    line += signs;
  };
  /** Closes what doesn't go on in the next piece, and opens what begins there. */
  const change = (next: typeof open) => {
    const isOtherLink = open.link !== next.link;
    const endsEm = open.em && (!next.em || open.strong !== next.strong || isOtherLink);
    const endsStrong = open.strong && (!next.strong || isOtherLink);
    const closed =
      (endsEm ? emphasis : '') +
      (endsStrong ? '**' : '') +
      (open.link !== null && isOtherLink ? `](${open.link})` : '');
    const [isEm, isStrong] = [open.em && !endsEm, open.strong && !endsStrong];
    const opened =
      (next.link !== null && isOtherLink ? '[' : '') +
      (next.strong && !isStrong ? '**' : '') +
      (next.em && !isEm ? emphasis : '');
    if (closed + opened !== '') add(closed + opened);
    open = next;
    return opened;
  };
  for (const [index, piece] of pieces.entries()) {
    const [before, after] = [pieces[index - 1], pieces[index + 1]];
    const opened = change(piece);
    if (!piece.isText) add(piece.text);
    else if (style === 'readable') text += piece.text;
    else {
      const isAfterMark = !/[*_]$/.test(opened) && before !== undefined && isMarked(before) && !areAlike(before, piece);
      const isBeforeMark = after !== undefined && isMarked(after) && !areAlike(piece, after);
      line += escapeEverything(piece.text, isAfterMark, isBeforeMark);
    }
  }
  change({ strong: false, em: false, link: null });
  add('');
  return line.trim();
}

function isMarked({ strong, em }: Piece): boolean {
  return strong || em;
}

function areAlike(one: Piece, other: Piece): boolean {
  return one.strong === other.strong && one.em === other.em && one.link === other.link;
}

function isSame(read: Fragment | null, words: Fragment): boolean {
  return lookOf(read) === lookOf(words);
}

/** What readers see of words: blanks have no look, and those at the ends of a line aren't seen. */
function lookOf(words: Fragment | null): string {
  let look = '';
  words?.forEach((node) => {
    const key = node.marks.map((mark) => nameOf(mark)).join('');
    if (node.isText) look += (node.text ?? '').replace(/\S+/g, (word) => `\u0001${key}\u0002${word}`);
    else look += node.type.name === 'image' ? `\u0001${key}\u0003${JSON.stringify(node.attrs)}` : '\n';
  });
  return look
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n+/g, '\n')
    .trim();
}

function nameOf({ type, attrs }: Mark): string {
  return type.name === 'link' ? JSON.stringify(attrs) : type.name;
}
