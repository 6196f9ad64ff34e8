import type { Language } from '../localized.ts';
import type { FigureKind } from './figure.ts';
import { KEYWORDS, readLines, type Keyword } from './figure-lines.ts';
import { figureKind } from './parse-figure.ts';

/** A row as it is written in a form. */
export interface DraftRow {
  readonly name: string;
  readonly value: string;
  /** The cells behind the first one, set apart by `|`. */
  readonly more: string;
}

/** Rows below a region or a leaf; figures that have neither keep all of them in one. */
export interface DraftGroup {
  readonly name: string;
  readonly picture: string;
  readonly action: string;
  readonly rows: readonly DraftRow[];
}

/** A figure while it is written in a form: every word as it is typed, also where it is no figure yet. */
export interface FigureDraft {
  readonly kind: FigureKind;
  readonly title: string;
  readonly unit: string;
  readonly scale: string;
  readonly safe: string;
  readonly low: string;
  readonly high: string;
  readonly year: string;
  readonly total: string;
  readonly source: string;
  readonly groups: readonly DraftGroup[];
  /** Lines that have no place in a figure of this kind: they are kept, for whoever wrote them. */
  readonly rest: string;
}

const SINGLE = ['title', 'unit', 'scale', 'safe', 'low', 'high', 'year', 'total', 'source'] as const;

/** The keywords of each kind, in the order of its form. */
export const KIND_KEYWORDS: Readonly<Record<FigureKind, readonly (typeof SINGLE)[number][]>> = {
  dose: ['title', 'unit', 'scale', 'safe', 'low', 'high', 'source'],
  calendar: ['title', 'source'],
  costs: ['title', 'year', 'total', 'source'],
  comparison: ['title', 'unit', 'source'],
  symptoms: ['title', 'source'],
  amounts: ['title', 'year', 'source'],
};

/** What rows stand below in a kind; null where they stand by themselves. */
export const GROUP_KEYWORD: Readonly<Record<FigureKind, 'region' | 'leaf' | null>> = {
  dose: null,
  calendar: 'region',
  costs: null,
  comparison: null,
  symptoms: 'leaf',
  amounts: null,
};

export const EMPTY_ROW: DraftRow = { name: '', value: '', more: '' };
export const EMPTY_GROUP: DraftGroup = { name: '', picture: '', action: '', rows: [EMPTY_ROW] };

/** A draft of which nothing is written yet. */
export function emptyDraft(kind: FigureKind): FigureDraft {
  const fields = {
    title: '',
    unit: '',
    scale: '',
    safe: '',
    low: '',
    high: '',
    year: '',
    total: '',
    source: '',
    rest: '',
  };
  const groups = kind === 'dose' ? [] : kind === 'symptoms' ? [EMPTY_GROUP, EMPTY_GROUP] : [EMPTY_GROUP];
  return { kind, ...fields, groups };
}

/** A block of a text as a draft. A kind that nobody knows becomes a calendar, whose rows hold anything. */
export function readDraft(word: string, body: string): FigureDraft {
  const kind = figureKind(word) ?? 'calendar';
  const { lines, unread } = readLines(body);
  const rest = [...unread];
  const fields: Partial<Record<Keyword, string>> = {};
  const groups: { name: string; picture: string; action: string; rows: DraftRow[] }[] = [];
  const last = () => {
    if (groups.length === 0) groups.push({ name: '', picture: '', action: '', rows: [] });
    return groups.at(-1) ?? { name: '', picture: '', action: '', rows: [] };
  };
  for (const line of lines) {
    if (line.type === 'row' && kind === 'dose') rest.push(`- ${line.text}`);
    else if (line.type === 'row') {
      const [value = '', ...more] = line.cells;
      last().rows.push(
        kind === 'symptoms' || line.name === ''
          ? { name: line.text, value: '', more: '' }
          : { name: line.name, value, more: more.join(' | ') },
      );
    } else if (line.keyword === GROUP_KEYWORD[kind]) {
      groups.push({ name: line.text, picture: '', action: '', rows: [] });
    } else if (
      kind === 'symptoms' &&
      (line.keyword === 'picture' || line.keyword === 'action') &&
      last()[line.keyword] === ''
    ) {
      last()[line.keyword] = line.text;
    } else if (KIND_KEYWORDS[kind].some((keyword) => keyword === line.keyword) && fields[line.keyword] === undefined) {
      fields[line.keyword] = line.text;
    } else rest.push(`${KEYWORDS[line.keyword][0]}: ${line.text}`);
  }
  const read = Object.fromEntries(SINGLE.map((keyword) => [keyword, fields[keyword] ?? '']));
  return {
    ...emptyDraft(kind),
    ...read,
    groups: groups.length > 0 ? groups : emptyDraft(kind).groups,
    rest: rest.join('\n'),
  };
}

/** The rows of a draft, and which of its fields each of them is made of. */
export interface WrittenDraft {
  readonly body: string;
  /** By row: `title`, `groups.0.name`, `groups.0.rows.2`, … */
  readonly fields: readonly string[];
}

/** A draft in Markdown, with the keywords of a language. What is empty isn't written. */
export function writeDraft(draft: FigureDraft, language: Language): WrittenDraft {
  const lines: string[] = [];
  const fields: string[] = [];
  const add = (line: string, field: string) => {
    lines.push(oneLine(line));
    fields.push(field);
  };
  const key = (keyword: Keyword, said: string, field: string) => {
    if (said.trim() !== '') add(`${KEYWORDS[keyword][language === 'id' ? 0 : 1]}: ${said}`, field);
  };
  const keywords = KIND_KEYWORDS[draft.kind];
  const isBelow = (keyword: string) => keyword === 'total' || keyword === 'source';
  for (const keyword of keywords) if (!isBelow(keyword)) key(keyword, draft[keyword], keyword);
  const head = GROUP_KEYWORD[draft.kind];
  draft.groups.forEach((group, at) => {
    if (draft.kind === 'dose') return;
    if (head) key(head, group.name, `groups.${at}.name`);
    if (draft.kind === 'symptoms') key('picture', group.picture, `groups.${at}.picture`);
    group.rows.forEach((row, index) => {
      const { name, value, more } = row;
      if ([name, value, more].every((cell) => cell.trim() === '')) return;
      const cells = [value, ...more.split('|')].map((cell) => cell.trim());
      while (cells.at(-1) === '') cells.pop();
      add(cells.length === 0 ? `- ${name}` : `- ${name}: ${cells.join(' | ')}`, `groups.${at}.rows.${index}`);
    });
    if (draft.kind === 'symptoms') key('action', group.action, `groups.${at}.action`);
  });
  for (const keyword of keywords) if (isBelow(keyword)) key(keyword, draft[keyword], keyword);
  for (const line of draft.rest.split('\n')) if (line.trim() !== '') add(line, 'rest');
  return { body: lines.join('\n'), fields };
}

/** A draft as one of another kind: what that has no place for is in `rest`, and what stood there comes to its place. */
export function withKind(draft: FigureDraft, kind: FigureKind, language: Language): FigureDraft {
  return readDraft(kind, writeDraft(draft, language).body);
}

/** A block around the rows. */
export function fencedFigure(kind: FigureKind, body: string): string {
  return `\`\`\`figure ${kind}\n${body === '' ? '' : `${body}\n`}\`\`\``;
}

/** A fence within a row would end the block. */
function oneLine(line: string): string {
  return line.replace(/\s+/g, ' ').trim().replace(/^```/, "'''");
}
