import { writeDraft, type FigureDraft } from '#domain/figures/figure-draft.ts';
import type { FigureProblem, FigureProblemCode } from '#domain/figures/figure-problem.ts';
import { parseFigure } from '#domain/figures/parse-figure.ts';
import type { Language } from '#domain/localized.ts';

/** A complaint, and the field of the form that it is about; `root` for the figure as a whole. */
interface FieldProblem {
  readonly field: string;
  readonly problem: FigureProblem;
}

const IN_NAME: ReadonlySet<FigureProblemCode> = new Set(['not-here', 'no-region', 'no-leaf', 'too-long']);
const IN_MORE: ReadonlySet<FigureProblemCode> = new Set(['pack', 'price', 'price-year', 'unknown-cell']);

/** The problems that prevent a draft from being a figure, as the parser of figures reports them for its Markdown. */
export function checkFigureForm(draft: FigureDraft, language: Language): readonly FieldProblem[] {
  const { body, fields } = writeDraft(draft, language);
  const parsed = parseFigure(draft.kind, body);
  if (parsed.ok) return [];
  return parsed.problems.map((problem) => ({ field: fieldOf(problem, fields, draft), problem }));
}

function fieldOf({ code, line }: FigureProblem, fields: readonly string[], draft: FigureDraft): string {
  if (line === 0) return /^missing-(\w+)$/.exec(code)?.[1] ?? 'root';
  const field = fields[line - 1] ?? 'root';
  if (code === 'no-rows') return field.replace(/\.name$/, '.rows.0.name');
  if (!/\.rows\.\d+$/.test(field)) return field;
  if (draft.kind === 'symptoms' || IN_NAME.has(code)) return `${field}.name`;
  return `${field}.${IN_MORE.has(code) ? 'more' : 'value'}`;
}
