import type { FigureProblem, FigureProblemCode } from './figure-problem.ts';
import { MOST_CHARACTERS, type FigureLine, type Keyword } from './figure-lines.ts';

type Row = Extract<FigureLine, { type: 'row' }>;
type Key = Extract<FigureLine, { type: 'key' }>;

const MOST_ROWS = 40;

/** The lines of one block while it is read: gives what was asked for, and gathers what is wrong. */
export class BlockReader {
  readonly problems: FigureProblem[] = [];
  readonly lines: readonly FigureLine[];

  constructor(lines: readonly FigureLine[], allowed: readonly Keyword[], repeated: readonly Keyword[] = []) {
    this.lines = lines;
    const seen = new Set<Keyword>();
    for (const line of lines) {
      if (line.text.length > MOST_CHARACTERS) this.tell('too-long', line, String(MOST_CHARACTERS));
      if (line.type === 'row') continue;
      if (!allowed.includes(line.keyword)) this.tell('not-here', line, line.text);
      else if (seen.has(line.keyword) && !repeated.includes(line.keyword)) this.tell('twice', line, line.text);
      seen.add(line.keyword);
    }
    if (this.rows().length > MOST_ROWS) this.tell('too-many-rows', null, String(MOST_ROWS));
  }

  tell(code: FigureProblemCode, line: { readonly line: number } | null, words = ''): void {
    this.problems.push({ code, line: line?.line ?? 0, words });
  }

  rows(): readonly Row[] {
    return this.lines.filter((line) => line.type === 'row');
  }

  key(keyword: Keyword): Key | null {
    return this.lines.find((line): line is Key => line.type === 'key' && line.keyword === keyword) ?? null;
  }

  /** The value of a keyword; '' where it is missing, which is reported if it is required. */
  text(keyword: Keyword, missing: FigureProblemCode | null): string {
    const found = this.key(keyword);
    if (!found && missing) this.tell(missing, null);
    return found?.text ?? '';
  }

  /** The name and the cells of a row; null, and told, where it has none. */
  named(row: Row): { readonly name: string; readonly first: string; readonly rest: readonly string[] } | null {
    const [first = '', ...rest] = row.cells;
    if (row.name !== '' && first !== '') return { name: row.name, first, rest: rest.filter((cell) => cell !== '') };
    // One that is too long isn't read, and told already.
    if (row.text.length <= MOST_CHARACTERS) this.tell('row-form', row, row.text);
    return null;
  }

  /** The lines below each line with a keyword, and those above the first one. */
  groups(keyword: Keyword): {
    readonly before: readonly Row[];
    readonly groups: readonly { readonly head: Key; readonly lines: readonly FigureLine[] }[];
  } {
    const before: Row[] = [];
    const groups: { head: Key; lines: FigureLine[] }[] = [];
    for (const line of this.lines) {
      if (line.type === 'key' && line.keyword === keyword) groups.push({ head: line, lines: [] });
      else if (groups.length > 0) groups.at(-1)?.lines.push(line);
      else if (line.type === 'row') before.push(line);
    }
    return { before, groups };
  }
}
