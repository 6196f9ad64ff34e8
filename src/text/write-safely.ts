import type { Fragment, Node } from 'prosemirror-model';
import { writeAddress, writePicture } from './write-picture.ts';

/** Words of one look; a break ends the line. */
interface Piece {
  readonly written: string;
  readonly strong: boolean;
  readonly em: boolean;
  /** What stands in the brackets of its link; null without one. */
  readonly link: string | null;
  readonly isText: boolean;
}

/** What Markdown takes for part of a word. */
const LETTER_AT_START = /^[^\s\p{P}\p{S}]/u;
const LETTER_AT_END = /[^\s\p{P}\p{S}]$/u;

/**
 * Text as Markdown that is always parsed as this text, although nobody would write it so: every special character is escaped with a
 * backslash, and a letter next to a mark is written as a numeric reference.
 */
export function writeSafely(words: Fragment): string[] {
  const lines: Piece[][] = [[]];
  words.forEach((node) => {
    if (node.type.name === 'hard_break') lines.push([]);
    else for (const piece of piecesOf(node)) lines.at(-1)?.push(piece);
  });
  const written = lines.map((line) => writeLine(line).trim()).filter((line) => line !== '');
  return written.map((line, index) => (index < written.length - 1 ? `${line}  ` : line));
}

function piecesOf(node: Node): Piece[] {
  const find = (name: string) => node.marks.find(({ type }) => type.name === name);
  const link = find('link');
  const look = {
    strong: find('strong') !== undefined,
    em: find('em') !== undefined,
    link: link ? writeAddress(link.attrs['href'] as string, link.attrs['title'] as string | null) : null,
  };
  if (!node.isText) return [{ ...look, written: writePicture(node), isText: false }];
  // Marks can't stand beside a blank within them.
  const whole = node.text ?? '';
  const text = whole.trim();
  const from = whole.length - whole.trimStart().length;
  const bare = { strong: false, em: false, link: look.link, isText: true };
  return [
    { ...bare, written: whole.slice(0, from) },
    { ...look, written: text, isText: true },
    { ...bare, written: whole.slice(from + text.length) },
  ].filter(({ written }) => written !== '');
}

function writeLine(pieces: readonly Piece[]): string {
  let line = '';
  const open: { link: string | null; strong: boolean; em: boolean } = { link: null, strong: false, em: false };
  for (const [index, piece] of pieces.entries()) {
    const before = pieces[index - 1];
    const after = pieces[index + 1];
    const isOtherLink = open.link !== piece.link;
    if (open.em && (!piece.em || open.strong !== piece.strong || isOtherLink)) line += close(open, 'em', '_');
    if (open.strong && (!piece.strong || isOtherLink)) line += close(open, 'strong', '**');
    if (open.link !== null && isOtherLink) line += `](${open.link})`;
    if (piece.link !== null && isOtherLink) line += '[';
    open.link = piece.link;
    const opened = (piece.strong && !open.strong ? '**' : '') + (piece.em && !open.em ? '_' : '');
    [open.strong, open.em] = [piece.strong, piece.em];
    const isAfterMark = opened === '' && before !== undefined && isMarked(before);
    const isBeforeMark = after !== undefined && isMarked(after) && !areAlike(piece, after);
    line +=
      opened +
      (piece.isText ? escapeAll(piece.written, isAfterMark && !areAlike(before, piece), isBeforeMark) : piece.written);
  }
  if (open.em) line += '_';
  if (open.strong) line += '**';
  return open.link === null ? line : `${line}](${open.link})`;
}

function close(open: { strong: boolean; em: boolean }, name: 'strong' | 'em', sign: string): string {
  open[name] = false;
  return sign;
}

function isMarked({ strong, em }: Piece): boolean {
  return strong || em;
}

function areAlike(one: Piece, other: Piece): boolean {
  return one.strong === other.strong && one.em === other.em && one.link === other.link;
}

function escapeAll(text: string, isAfterMark: boolean, isBeforeMark: boolean): string {
  const first = isAfterMark ? (LETTER_AT_START.exec(text)?.[0] ?? '') : '';
  const last = isBeforeMark && text.length > first.length ? (LETTER_AT_END.exec(text)?.[0] ?? '') : '';
  const middle = text.slice(first.length, text.length - last.length);
  return byNumber(first) + middle.replace(/[!-/:-@[-`{-~]/g, '\\$&') + byNumber(last);
}

function byNumber(letter: string): string {
  return letter === '' ? '' : `&#${letter.codePointAt(0) ?? 0};`;
}
