import type { Marks, Run } from './blocks.ts';
import { escapeLineStart, escapeText } from './escape-text.ts';

type TextRun = Extract<Run, { kind: 'text' }>;
/** Text as it is to be read, or a sign of the markup. */
type Piece = { readonly text: string } | { readonly sign: string };

/** A paragraph's lines; each but the last ends with the two blanks that keep it a line. */
export function writeLines(runs: readonly Run[]): string[] {
  const lines: TextRun[][] = [[]];
  for (const run of runs) {
    if (run.kind === 'break') lines.push([]);
    else lines.at(-1)?.push(run);
  }
  // An empty line would end the paragraph.
  const written = lines
    .filter((line) => line.some(({ text }) => text.trim() !== ''))
    .map((line) => escapeLineStart(writeLine(line)));
  return written.map((line, index) => (index < written.length - 1 ? `${line}  ` : line));
}

/** The same on one line, for headings and cells. */
export function writeInline(runs: readonly Run[], { isHead = false }): string {
  const line = runs.map((run): TextRun =>
    run.kind === 'text'
      ? { ...run, marks: isHead ? { ...run.marks, bold: false } : run.marks }
      : { kind: 'text', text: ' ', marks: { bold: false, italic: false, script: null, link: null } },
  );
  return writeLine(line);
}

function writeLine(runs: readonly TextRun[]): string {
  const pieces: Piece[] = [];
  for (const group of groups(withReadableMarks(runs), ({ link }) => link)) {
    const link = group[0]?.marks.link ?? null;
    if (link === null) addMarked(pieces, group);
    else addLink(pieces, group, link);
  }
  return escapePieces(pieces).trim();
}

function addLink(pieces: Piece[], runs: readonly TextRun[], address: string): void {
  const words = runs.map(({ text }) => text).join('');
  const inner: Piece[] = [];
  addMarked(inner, trimmed(runs));
  if (/^\s/.test(words)) pieces.push({ text: ' ' });
  if (words.trim() !== '') pieces.push({ sign: '[' }, { sign: escapePieces(inner, true) }, { sign: `](${address})` });
  if (/\s$/.test(words) && words.trim() !== '') pieces.push({ text: ' ' });
}

function addMarked(pieces: Piece[], runs: readonly TextRun[]): void {
  for (const bold of groups(runs, (marks) => marks.bold)) {
    const isBold = bold[0]?.marks.bold === true;
    if (isBold) pieces.push({ sign: '**' });
    for (const slanted of groups(bold, (marks) => marks.italic)) {
      const isItalic = slanted[0]?.marks.italic === true;
      if (isItalic) pieces.push({ sign: '*' });
      for (const { text } of slanted) pieces.push({ text });
      if (isItalic) pieces.push({ sign: '*' });
    }
    if (isBold) pieces.push({ sign: '**' });
  }
}

/** Runs that follow one another and are alike. */
function groups(runs: readonly TextRun[], by: (marks: Marks) => unknown): TextRun[][] {
  const made: TextRun[][] = [];
  for (const run of runs) {
    const last = made.at(-1);
    if (last?.[0] && by(last[0].marks) === by(run.marks)) last.push(run);
    else made.push([run]);
  }
  return made;
}

function trimmed(runs: readonly TextRun[]): TextRun[] {
  const kept = runs.filter(({ text }) => text !== '');
  return kept.map((run, index) => {
    const start = index === 0 ? run.text.trimStart() : run.text;
    return { ...run, text: index === kept.length - 1 ? start.trimEnd() : start };
  });
}

const PUNCTUATION = /^[\p{P}\p{S}]$/u;

/**
 * Marks only where Markdown reads them: not beside a blank, not between a sign and a letter, and not two kinds of them side by
 * side within a word. There the text stays without its look; the text itself never changes.
 */
function withReadableMarks(runs: readonly TextRun[]): TextRun[] {
  return ['bold' as const, 'italic' as const].reduce(trimMark, splitMixedWords(runs));
}

/** Where two looks meet within a word, the second begins with the next word. */
function splitMixedWords(runs: readonly TextRun[]): TextRun[] {
  const split: TextRun[] = [];
  for (const run of runs) {
    const before = split.at(-1);
    const marks = run.marks;
    const isApart = !before || /\s$/.test(before.text) || /^\s/.test(run.text);
    const isMixed = before && isMarked(before.marks) && isMarked(marks) && !areAlike(before.marks, marks);
    if (isApart || !isMixed) {
      split.push(run);
      continue;
    }
    const [word = ''] = /^\S*/.exec(run.text) ?? [];
    // Within what is bold, only the oblique ends.
    const isBoldStill = marks.bold && before.marks.bold;
    const common = { ...marks, bold: isBoldStill, italic: false };
    split.push({ ...run, text: word, marks: common });
    if (word.length < run.text.length) split.push({ ...run, text: run.text.slice(word.length) });
  }
  return split;
}

/** Takes a mark from the ends of what carries it, as far as it couldn't be read there. */
function trimMark(runs: readonly TextRun[], mark: 'bold' | 'italic'): TextRun[] {
  const made: TextRun[] = [];
  const all = groups(runs, (marks) => `${marks.bold} ${mark === 'italic' && marks.italic} ${marks.link ?? ''}`);
  for (const [index, group] of all.entries()) {
    if (group[0]?.marks[mark] !== true) {
      for (const run of group) made.push(run);
      continue;
    }
    const text = group.map((run) => run.text).join('');
    const before = lastSign(all[index - 1]);
    const after = firstSign(all[index + 1]);
    const signs = [...text];
    let [start, end] = [0, signs.length];
    const isOutside = (sign: string, beside: string) =>
      /^\s$/.test(sign) || (PUNCTUATION.test(sign) && /^[^\s\p{P}\p{S}]$/u.test(beside));
    while (start < end && isOutside(signs[start] ?? '', signs[start - 1] ?? before)) start += 1;
    while (end > start && isOutside(signs[end - 1] ?? '', signs[end] ?? after)) end -= 1;
    const [from, to] = [signs.slice(0, start).join('').length, signs.slice(0, end).join('').length];
    for (const run of withoutMark(group, mark, from, to)) made.push(run);
  }
  return made;
}

function withoutMark(group: readonly TextRun[], mark: 'bold' | 'italic', start: number, end: number): TextRun[] {
  const made: TextRun[] = [];
  let at = 0;
  for (const run of group) {
    const cuts = [start - at, end - at].map((cut) => Math.min(Math.max(cut, 0), run.text.length));
    const [from = 0, to = 0] = cuts;
    const bare = { ...run.marks, [mark]: false };
    made.push({ ...run, text: run.text.slice(0, from), marks: bare }, { ...run, text: run.text.slice(from, to) });
    made.push({ ...run, text: run.text.slice(to), marks: bare });
    at += run.text.length;
  }
  return made.filter(({ text }) => text !== '');
}

function isMarked({ bold, italic, link }: Marks): boolean {
  return bold || italic || link !== null;
}

function areAlike(one: Marks, other: Marks): boolean {
  return one.bold === other.bold && one.italic === other.italic;
}

function lastSign(runs: readonly TextRun[] | undefined): string {
  return [...(runs?.at(-1)?.text.slice(-2) ?? '')].at(-1) ?? '';
}

function firstSign(runs: readonly TextRun[] | undefined): string {
  return [...(runs?.[0]?.text.slice(0, 2) ?? '')][0] ?? '';
}

function escapePieces(pieces: readonly Piece[], isInLink = false): string {
  let written = '';
  let text = '';
  const close = (next: string) => {
    written += escapeText(text, { isInLink, next });
    text = '';
  };
  for (const piece of pieces) {
    if ('text' in piece) text += piece.text;
    else {
      close(piece.sign);
      written += piece.sign;
    }
  }
  close('');
  return written;
}
