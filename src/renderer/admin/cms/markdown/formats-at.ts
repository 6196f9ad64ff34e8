import { redoDepth, undoDepth } from '@codemirror/commands';
import type { EditorState } from '@codemirror/state';
import { partsOf, selectedLines, wholeTree } from './commands/block-lines.ts';
import { shownRank } from './commands/headings.ts';
import { hasInline } from './commands/inline-marks.ts';
import { linkAt } from './commands/links.ts';
import { listKind } from './commands/lists.ts';
import { isInQuote } from './commands/quotes.ts';
import { isAtTable } from './commands/tables.ts';

/** What the text at the cursor is, for the toolbar to show. */
export interface Formats {
  readonly heading: boolean;
  readonly subheading: boolean;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly bullets: boolean;
  readonly numbers: boolean;
  readonly quote: boolean;
  readonly link: boolean;
  readonly table: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export const NO_FORMATS: Formats = {
  heading: false,
  subheading: false,
  bold: false,
  italic: false,
  bullets: false,
  numbers: false,
  quote: false,
  link: false,
  table: false,
  canUndo: false,
  canRedo: false,
};

/** Reads them from the state. */
export function formatsAt(state: EditorState): Formats {
  const tree = wholeTree(state);
  const lines = selectedLines(state).map((line) => partsOf(line.text));
  const filled = lines.filter((parts) => parts.text.trim() !== '');
  const all = filled.length > 0 ? filled : lines;
  return {
    heading: all.every((parts) => shownRank(parts.heading) === 2),
    subheading: all.every((parts) => shownRank(parts.heading) === 3),
    bold: hasInline(state, tree, 'strong'),
    italic: hasInline(state, tree, 'emphasis'),
    bullets: all.every((parts) => listKind(parts.item) === 'bullets'),
    numbers: all.every((parts) => listKind(parts.item) === 'numbers'),
    quote: isInQuote(state),
    link: linkAt(state) !== null,
    table: isAtTable(state),
    canUndo: undoDepth(state) > 0,
    canRedo: redoDepth(state) > 0,
  };
}

/** True where both say the same, so that nothing has to be drawn anew. */
export function areSame(one: Formats, other: Formats): boolean {
  return (Object.keys(one) as (keyof Formats)[]).every((name) => one[name] === other[name]);
}
