import { findFigures } from '#domain/figures/figure-blocks.ts';

/** A text without its figures: their lines are empty, so that every other line keeps its number. */
export function withoutFigures(markdown: string): string {
  const lines = markdown.split('\n');
  for (const { from, to } of findFigures(markdown)) lines.fill('', from, to);
  return lines.join('\n');
}
