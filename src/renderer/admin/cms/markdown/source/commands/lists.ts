import type { ChangeSpec, EditorState, Line, StateCommand } from '@codemirror/state';
import { beginBlock, isBlank, isInTable, nodeAround, partsOf, selectedLines, wholeTree } from './block-lines.ts';

type ListKind = 'bullets' | 'numbers';

/** The kind of list that an item's mark belongs to, or null where there is none. */
export function listKind(mark: string): ListKind | null {
  if (mark === '') return null;
  return /^\d/.test(mark) ? 'numbers' : 'bullets';
}

/** Makes items of the selected lines, or paragraphs again where all of them are such items. */
export function toggleList(kind: ListKind): StateCommand {
  return ({ state, dispatch }) => {
    const lines = itemLines(state);
    const [first] = lines;
    if (!first) return false;
    if (lines.length === 1 && isBlank(first)) {
      dispatch(state.update(beginBlock(state, first, kind === 'numbers' ? '1. ' : '- ')));
      return true;
    }
    const isActive = lines.every((line) => listKind(partsOf(line.text).item) === kind);
    const changes = state.changes(isActive ? intoParagraphs(state, lines) : intoItems(state, lines, kind));
    dispatch(
      state.update({ changes, selection: state.selection.map(changes, 1), userEvent: 'input', scrollIntoView: true }),
    );
    return true;
  };
}

/** The lines to mark. A place within a paragraph or an item of several lines means the whole of it: its first line. */
function itemLines(state: EditorState): Line[] {
  const selected = selectedLines(state).filter((line) => !isInTable(state, line));
  const [only] = selected;
  if (selected.length !== 1 || !only) return selected.filter((line) => partsOf(line.text).text.trim() !== '');
  if (partsOf(only.text).item !== '') return [only];
  const owner = nodeAround(wholeTree(state), only.to, 'ListItem', 'Paragraph');
  const item = owner?.name === 'Paragraph' && owner.parent?.name === 'ListItem' ? owner.parent : owner;
  return [item && item.from < only.from ? state.doc.lineAt(item.from) : only];
}

function intoItems(state: EditorState, lines: readonly Line[], kind: ListKind): ChangeSpec[] {
  const changes: ChangeSpec[] = [];
  const before = neighbour(state, lines[0], -1, kind);
  let number = before === null ? 1 : Number.parseInt(partsOf(before.line.text).item, 10) + 1;
  if (before?.blank) changes.push({ from: before.blank.from, to: before.blank.to + 1 });
  lines.forEach((line, index) => {
    const { quote, indent, item, heading } = partsOf(line.text);
    const kept = item === '' ? '' : indent;
    const from = line.from + quote.length;
    const insert = `${kept}${kind === 'numbers' ? `${number}.` : '-'} `;
    changes.push({ from, to: from + indent.length + item.length + heading.length, insert });
    number += 1;
    // Paragraphs that become items of one list stand close together.
    const next = lines[index + 1];
    if (next && next.number === line.number + 2 && isBlank(state.doc.line(line.number + 1))) {
      changes.push({ from: line.to, to: next.from - 1 });
    }
  });
  const after = neighbour(state, lines.at(-1), 1, kind);
  if (after?.blank) changes.push({ from: after.blank.from, to: after.blank.to + 1 });
  return changes;
}

function intoParagraphs(state: EditorState, lines: readonly Line[]): ChangeSpec[] {
  const changes: ChangeSpec[] = [];
  const touched = new Set(lines.map((line) => line.number));
  for (const line of lines) {
    const { quote, indent, item } = partsOf(line.text);
    const from = line.from + quote.length;
    // A line right under another text would belong to it: what becomes a paragraph stands by itself.
    const apart = line.number > 1 && !isBlank(state.doc.line(line.number - 1)) ? `${quote.trimEnd()}\n` : '';
    if (apart !== '') changes.push({ from: line.from, insert: apart });
    changes.push({ from, to: from + indent.length + item.length });
    const next = line.number < state.doc.lines ? state.doc.line(line.number + 1) : null;
    if (next && !touched.has(next.number) && partsOf(next.text).item !== '') {
      changes.push({ from: next.from, insert: `${quote.trimEnd()}\n` });
    }
  }
  return changes;
}

/** The item of the same kind that stands next to a line, and the one blank line between them where there is one. */
function neighbour(state: EditorState, line: Line | undefined, step: 1 | -1, kind: ListKind) {
  const at = (number: number) => (number >= 1 && number <= state.doc.lines ? state.doc.line(number) : null);
  if (line === undefined || partsOf(line.text).item !== '') return null;
  const near = at(line.number + step);
  const blank = near !== null && isBlank(near) ? near : null;
  const other = blank ? at(line.number + 2 * step) : near;
  if (!other || listKind(partsOf(other.text).item) !== kind || partsOf(other.text).indent !== '') return null;
  return { line: other, blank };
}
