import { redoDepth, undoDepth } from '@codemirror/commands';
import type { EditorState } from '@codemirror/state';
import { partsOf, selectedLines, wholeTree } from './commands/block-lines.ts';
import { shownRank } from './commands/headings.ts';
import { hasInline } from './commands/inline-marks.ts';
import { linkAt } from './commands/links.ts';
import { listKind } from './commands/lists.ts';
import { isInQuote } from './commands/quotes.ts';
import { isAtTable } from './commands/tables.ts';
import type { Formats } from '../formats.ts';
import { pendingPastes } from './pending-pastes.ts';

/** Reads from the state what the text at the cursor is. */
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
    canUndo: undoDepth(state) > 0 || (state.field(pendingPastes, false)?.length ?? 0) > 0,
    canRedo: redoDepth(state) > 0,
  };
}
