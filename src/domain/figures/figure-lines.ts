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

/** A line of a block: a keyword with what it says, or a row ("- name: cell | cell"). */
export type FigureLine =
  | { readonly type: 'key'; readonly keyword: Keyword; readonly text: string; readonly line: number }
  | {
      readonly type: 'row';
      readonly name: string;
      readonly cells: readonly string[];
      readonly text: string;
      readonly line: number;
    };

/** Reads the lines between the fences. Empty ones say nothing. */
export function readLines(body: string): {
  readonly lines: readonly FigureLine[];
  readonly problems: readonly FigureProblem[];
} {
  const lines: FigureLine[] = [];
  const problems: FigureProblem[] = [];
  body.split(/\r\n?|\n/).forEach((source, index) => {
    const line = index + 1;
    const text = source.trim();
    if (text === '') return;
    const row = /^[-*•]\s+(.*)$/.exec(text);
    if (row) {
      lines.push({ type: 'row', line, ...rowOf(row[1] ?? '') });
      return;
    }
    const [, name = '', said = ''] = /^([\p{L} ]{1,20}?)\s*:\s*(.*)$/u.exec(text) ?? [];
    const keyword = BY_NAME.get(name.toLowerCase());
    if (keyword === undefined) problems.push({ code: 'unknown-line', line, words: text });
    else if (said.trim() === '') problems.push({ code: 'empty', line, words: name });
    else lines.push({ type: 'key', keyword, text: said.trim(), line });
  });
  return { lines, problems };
}

function rowOf(text: string): { readonly name: string; readonly cells: readonly string[]; readonly text: string } {
  const [, name = '', rest = ''] = /^(.+?)\s*:\s+(.*)$/.exec(text) ?? [];
  const cells = rest.split('|').map((cell) => cell.trim());
  return { name: name.trim(), cells: name === '' ? [] : cells, text: text.trim() };
}
