import { redoDepth, undoDepth } from 'prosemirror-history';
import type { Mark, MarkType } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';
import { isInTable } from 'prosemirror-tables';
import type { Formats } from '../formats.ts';
import { isHeading, isInQuote, listAround } from './commands.ts';
import { pastesOf } from './pending-pastes.ts';
import { schema } from '#text/schema.ts';

const { nodes, marks } = schema;

/** What the text at the cursor is, for the toolbar to show. */
export function formatsOf(state: EditorState): Formats {
  const list = listAround(state)?.type;
  return {
    heading: isHeading(state, 2),
    subheading: isHeading(state, 3),
    bold: hasMark(state, marks.strong),
    italic: hasMark(state, marks.em),
    bullets: list === nodes.bullet_list,
    numbers: list === nodes.ordered_list,
    quote: isInQuote(state),
    link: linkRange(state) !== null,
    table: isInTable(state),
    canUndo: undoDepth(state) > 0 || pastesOf(state).length > 0,
    canRedo: redoDepth(state) > 0,
  };
}

function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  if (selection.empty) return type.isInSet(storedMarks ?? selection.$from.marks()) !== undefined;
  return doc.rangeHasMark(selection.from, selection.to, type);
}

/** A link, and where its words stand. */
interface LinkRange {
  readonly mark: Mark;
  readonly from: number;
  readonly to: number;
}

/** The link that the whole selection is in, or null. */
export function linkRange({ selection: { $from, to, from } }: EditorState): LinkRange | null {
  const start = $from.start();
  let found: LinkRange | null = null;
  let last: LinkRange | null = null;
  $from.parent.forEach((node, offset) => {
    const mark = marks.link.isInSet(node.marks);
    const begins = start + offset;
    last = mark ? { mark, from: last?.mark.eq(mark) ? last.from : begins, to: begins + node.nodeSize } : null;
    if (last && last.from <= from && last.to >= to) found = last;
  });
  return found;
}
