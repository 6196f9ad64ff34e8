import indonesian from 'hyphen/id';
import type MarkdownIt from 'markdown-it';
import type { Language } from '#domain/localized.ts';

type Token = ReturnType<InstanceType<typeof MarkdownIt>['parse']>[number];

const SOFT_HYPHEN = '\u00ad';
const LONGER_THAN = 12;
const LEAST_AT_EACH_SIDE = 4;

/** No word of the language is as long, in letters; the patterns would take seconds for one of thousands. */
const LONGEST_WORD = 80;

/** Mail and web addresses, file names: something with a mark that no plain word has within it. */
const ADDRESS = /[@_/\\]|[.:][\p{L}\d]/u;
const LONG_WORD = /(?<![\p{L}\d])\p{L}\p{Ll}{12,}(?![\p{L}\d])/gu;

/**
 * Puts soft hyphens into long Indonesian words, because browsers don't hyphenate `lang="id"`. Only words over 12 letters,
 * at least 4 letters on each side (the look book's rule), by the Indonesian TeX patterns. Names keep whole: a word with a
 * capital after its first letter, or within an address, isn't touched.
 */
export function addSoftHyphens(tokens: readonly Token[], language: Language): void {
  if (language !== 'id') return;
  for (const token of tokens) {
    if (token.type !== 'inline') continue;
    for (const child of token.children ?? []) {
      if (child.type === 'text') child.content = hyphenateText(child.content);
    }
  }
}

/** The same for a plain text. */
export function hyphenateText(text: string): string {
  if (text.length <= LONGER_THAN) return text;
  return text.replace(/\S+/gu, (piece) => (ADDRESS.test(piece) ? piece : piece.replace(LONG_WORD, hyphenateWord)));
}

function hyphenateWord(word: string): string {
  if (word.length <= LONGER_THAN || word.length > LONGEST_WORD) return word;
  const parts = indonesian.hyphenateSync(word).split(SOFT_HYPHEN);
  let broken = '';
  let line = '';
  let left = word.length;
  for (const part of parts) {
    const canBreak = line.length >= LEAST_AT_EACH_SIDE && left >= LEAST_AT_EACH_SIDE;
    if (canBreak) {
      broken += line + SOFT_HYPHEN;
      line = '';
    }
    line += part;
    left -= part.length;
  }
  return broken + line;
}
