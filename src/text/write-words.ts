import type { Fragment, Mark } from 'prosemirror-model';
import type { Run } from './from-html/blocks.ts';
import { writeInline, writeLines } from './from-html/write-inline.ts';
import { readParagraph, readWords } from './read-blocks.ts';
import { writeAddress } from './write-picture.ts';
import { writeSafely } from './write-safely.ts';

/** Words that can't be taken for anything else, as most of a long list are: they needn't be read again to be sure. */
const HARD_WORDS = /^\p{L}[\p{L}\p{N} ,.%]*$/u;

function hardWords({ firstChild, childCount }: Fragment): string | null {
  const text = childCount === 1 && firstChild?.marks.length === 0 ? firstChild.text : undefined;
  return text !== undefined && HARD_WORDS.test(text) ? text.trimEnd() : null;
}

/** The Markdown of a paragraph's words, line by line. */
export function writeParagraph(words: Fragment): string[] {
  const alone = hardWords(words);
  if (alone !== null) return [alone];
  const runs = runsOf(words);
  const plain = runs && writeLines(runs);
  if (plain && isSame(readParagraph(plain.join('\n')), words)) return plain;
  if (lookOf(words) === '') return [];
  const lines = writeSafely(words);
  return isPictureAmongBlanks(words) ? [`&nbsp;${lines.join('\n')}`] : lines;
}

/** A picture with a title and nothing but blanks beside it: without any of them it would become one with a caption. */
function isPictureAmongBlanks({ content: children }: Fragment): boolean {
  const pictures = children.filter(({ type }) => type.name === 'image');
  const [picture] = pictures;
  const isAlone = children.every((node) => node === picture || !node.isText || (node.text ?? '').trim() === '');
  return pictures.length === 1 && children.length > 1 && isAlone && Boolean(picture?.attrs['title']);
}

/** The Markdown of what stands on one line: a heading or a cell. */
export function writeLine(words: Fragment): string {
  const alone = hardWords(words);
  if (alone !== null) return alone;
  const runs = runsOf(words);
  const plain = runs && writeInline(runs, {});
  if (plain !== null && isSame(readWords(plain), words)) return plain;
  return writeSafely(words).join(' ');
}

/** The words as the writer of pastes takes them; null where it has no word for something. */
function runsOf(words: Fragment): Run[] | null {
  const runs: Run[] = [];
  let isKnown = true;
  words.forEach((node) => {
    const link = node.marks.find(({ type }) => type.name === 'link');
    if (node.type.name === 'image' || (link && link.attrs['title'] !== null)) isKnown = false;
    else if (!node.isText) runs.push({ kind: 'break' });
    else {
      const has = (name: string) => node.marks.some(({ type }) => type.name === name);
      const address = link ? writeAddress(link.attrs['href'] as string, null) : null;
      const marks = { bold: has('strong'), italic: has('em'), script: null, link: address };
      runs.push({ kind: 'text', text: node.text ?? '', marks });
    }
  });
  return isKnown ? runs : null;
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
