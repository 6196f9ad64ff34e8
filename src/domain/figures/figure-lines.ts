import type { FigureProblem } from './figure-problem.ts';

/** The keywords of a block, by the names that both languages have for them; any is understood in any text. */
export const KEYWORDS = {
  title: ['judul', 'title'],
  unit: ['satuan', 'unit'],
  scale: ['skala', 'scale'],
  safe: ['aman', 'safe'],
  low: ['kurang', 'low'],
  high: ['lebih', 'high'],
  region: ['wilayah', 'region'],
  year: ['tahun', 'year'],
  total: ['jumlah', 'total'],
  leaf: ['daun', 'leaf'],
  picture: ['gambar', 'picture'],
  action: ['tindakan', 'action'],
  source: ['sumber', 'source'],
} as const satisfies Record<string, readonly [indonesian: string, english: string]>;

export type Keyword = keyof typeof KEYWORDS;

const BY_NAME = new Map<string, Keyword>([
  ...(Object.keys(KEYWORDS) as Keyword[]).flatMap((keyword) =>
    KEYWORDS[keyword].map((name) => [name, keyword] as const),
  ),
  ['sources', 'source'],
]);

/** A line of a block: a keyword with its value, or a row ("- name: cell | cell"). */
export type FigureLine =
  | { readonly type: 'key'; readonly keyword: Keyword; readonly text: string; readonly line: number }
  | {
      readonly type: 'row';
      readonly name: string;
      readonly cells: readonly string[];
      readonly text: string;
      readonly line: number;
    };

/** Longest words of a title, a row and the like, in characters. */
export const MOST_CHARACTERS = 300;

/** Longest block, in characters: twice what its 40 rows can hold. A longer one isn't read at all, so that no text keeps a reader waiting. */
const MOST_IN_BLOCK = 24_000;

/** The lines of a block. */
interface ReadLines {
  readonly lines: readonly FigureLine[];
  readonly problems: readonly FigureProblem[];
  /** What is in none of `lines`, as it was written. */
  readonly unread: readonly string[];
}

/**
 * Reads the lines between the fences. Empty ones say nothing. Blanks are single in what it gives, which keeps every pattern for rows from
 * trying where to part them.
 */
export function readLines(body: string): ReadLines {
  if (body.length > MOST_IN_BLOCK) {
    const problem = { code: 'block-too-long', line: 0, words: String(MOST_IN_BLOCK) } as const;
    return { lines: [], problems: [problem], unread: [body] };
  }
  const lines: FigureLine[] = [];
  const problems: FigureProblem[] = [];
  const unread: string[] = [];
  body.split(/\r\n?|\n/).forEach((source, index) => {
    const line = index + 1;
    const text = source.replace(/\s+/g, ' ').trim();
    if (text === '') return;
    if (/^[-*•] /.test(text)) {
      lines.push({ type: 'row', line, ...rowOf(text.slice(2)) });
      return;
    }
    const [begin = '', name = ''] = /^([\p{L} ]{1,20}?) ?: ?/u.exec(text) ?? [];
    const said = text.slice(begin.length);
    const keyword = BY_NAME.get(name.toLowerCase());
    if (keyword !== undefined && said !== '') {
      lines.push({ type: 'key', keyword, text: said, line });
      return;
    }
    unread.push(text);
    if (keyword !== undefined) problems.push({ code: 'empty', line, words: name });
    else if (text.length > MOST_CHARACTERS) problems.push({ code: 'too-long', line, words: String(MOST_CHARACTERS) });
    else problems.push({ code: 'unknown-line', line, words: text });
  });
  return { lines, problems, unread };
}

/** The name of a row ends at the first colon with a blank behind it. One that is too long has neither name nor cells. */
function rowOf(text: string): { readonly name: string; readonly cells: readonly string[]; readonly text: string } {
  const end = text.length > MOST_CHARACTERS ? -1 : text.indexOf(': ', 1);
  if (end < 0) return { name: '', cells: [], text };
  const cells = text.slice(end + 2).split('|');
  return { name: text.slice(0, end).trim(), cells: cells.map((cell) => cell.trim()), text };
}
