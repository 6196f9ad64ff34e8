import type { ChangeSpec, StateCommand } from '@codemirror/state';
import { isInTable, partsOf, selectedLines } from './block-lines.ts';

/** The two ranks of headings that articles have. */
type HeadingRank = 2 | 3;

/** The rank that a heading's marks are shown in: the page's title is its only h1, and below the third there is none. */
export function shownRank(marks: string): HeadingRank | null {
  const hashes = marks.trim().length;
  if (hashes === 0) return null;
  return hashes <= 2 ? 2 : 3;
}

/** Makes headings of the selected lines, or plain lines again where all of them are such headings. */
export function toggleHeading(rank: HeadingRank): StateCommand {
  return ({ state, dispatch }) => {
    const selected = selectedLines(state).filter((line) => !isInTable(state, line));
    const filled = selected.filter((line) => partsOf(line.text).text.trim() !== '');
    const lines = filled.length > 0 ? filled : selected.slice(0, 1);
    const isActive = lines.every((line) => shownRank(partsOf(line.text).heading) === rank);
    const changes: ChangeSpec[] = lines.flatMap((line) => {
      const { quote, indent, item, heading, text } = partsOf(line.text);
      const start = line.from + quote.length;
      const insert = isActive ? indent + item : `${'#'.repeat(rank)} `;
      const marks = { from: start, to: start + indent.length + item.length + heading.length, insert };
      // A heading may also end in marks: without those at its start they would become text.
      const closing = isActive ? (/(?<![ \t])[ \t]+#+[ \t]*$/.exec(text)?.[0].length ?? 0) : 0;
      return closing === 0 ? [marks] : [marks, { from: line.to - closing, to: line.to }];
    });
    if (changes.length === 0) return false;
    const made = state.changes(changes);
    dispatch(
      state.update({
        changes: made,
        selection: state.selection.map(made, 1),
        userEvent: 'input',
        scrollIntoView: true,
      }),
    );
    return true;
  };
}
