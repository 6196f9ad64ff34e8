import type { Figure } from './figure.ts';
import { findFigures, type FigureBlock } from './figure-blocks.ts';
import { parseFigure, type ParsedFigure } from './parse-figure.ts';

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
