import { FIGURE_KINDS, type Figure, type FigureKind } from './figure.ts';
import { readLines, type FigureLine } from './figure-lines.ts';
import type { FigureProblem } from './figure-problem.ts';
import { parseAmounts } from './parse-amounts.ts';
import { parseCalendar, parseSymptoms } from './parse-groups.ts';
import { parseComparison, parseCosts, parseDose, type Read } from './parse-measures.ts';
import { findFigures, type FigureBlock } from './figure-blocks.ts';

/** What a block is read as: a figure, or everything that keeps it from being one, by its lines. */
export type ParsedFigure =
  | { readonly ok: true; readonly figure: Figure }
  | { readonly ok: false; readonly kind: FigureKind | null; readonly problems: readonly FigureProblem[] };

/** The Indonesian names of the kinds; the English ones stand in any text. */
const ALIASES: Readonly<Record<string, FigureKind>> = {
  takaran: 'dose',
  kalender: 'calendar',
  biaya: 'costs',
  perbandingan: 'comparison',
  gejala: 'symptoms',
  kebutuhan: 'amounts',
};

/** The kind that a word behind ```` ```figure ```` names; null for any other word. */
export function figureKind(word: string): FigureKind | null {
  const name = word.trim().toLowerCase();
  return FIGURE_KINDS.find((kind) => kind === name) ?? (Object.hasOwn(ALIASES, name) ? (ALIASES[name] ?? null) : null);
}

const PARSERS: Readonly<Record<FigureKind, (lines: readonly FigureLine[]) => Read<Figure>>> = {
  dose: parseDose,
  calendar: parseCalendar,
  costs: parseCosts,
  comparison: parseComparison,
  symptoms: parseSymptoms,
  amounts: parseAmounts,
};

/** Reads a block: the word behind ```` ```figure ````, and the lines between the fences. */
export function parseFigure(word: string, body: string, isClosed = true): ParsedFigure {
  const kind = figureKind(word);
  const unclosed: readonly FigureProblem[] = isClosed ? [] : [{ code: 'unclosed', line: 0, words: '' }];
  if (kind === null)
    return { ok: false, kind, problems: [{ code: 'unknown-kind', line: 0, words: word.trim() }, ...unclosed] };
  const { lines, problems } = readLines(body);
  if (problems[0]?.code === 'block-too-long') return { ok: false, kind, problems: [...unclosed, ...problems] };
  const { figure, reader } = PARSERS[kind](lines);
  const all = [...unclosed, ...problems, ...reader.problems].sort((one, other) => one.line - other.line);
  return all.length === 0 ? { ok: true, figure } : { ok: false, kind, problems: all };
}

/** Each block of a text with what it is read as. */
export function parseFigures(
  markdown: string,
): readonly { readonly block: FigureBlock; readonly parsed: ParsedFigure }[] {
  return findFigures(markdown).map((block) => ({ block, parsed: parseFigure(block.kind, block.body, block.isClosed) }));
}

/** The sound figures of one kind, as "what is done this month" and the calculator read them. */
export function figuresOf<Kind extends Figure['kind']>(
  markdown: string,
  kind: Kind,
): readonly Extract<Figure, { kind: Kind }>[] {
  return parseFigures(markdown).flatMap(({ parsed }) =>
    parsed.ok && parsed.figure.kind === kind ? [parsed.figure as Extract<Figure, { kind: Kind }>] : [],
  );
}
