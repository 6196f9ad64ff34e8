import { autoJoin, chainCommands, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { Node, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, Selection, TextSelection, type Transaction } from 'prosemirror-state';
import { isInTable } from 'prosemirror-tables';
import type { PlainToolName } from '../toolbar.tsx';
import { cancelPaste } from './pending-pastes.ts';
import { isList, schema } from '#text/schema.ts';
import { addRowBelow, newTable } from './tables.ts';

const { nodes, marks } = schema;

/** Cancels a paste that is being made ready, else takes back the last step. */
export const undoStep: Command = chainCommands(cancelPaste, undo);

/** What each tool does on the canvas. Links, pictures and attached files ask for something first. */
export function canvasCommand(tool: PlainToolName, columns: readonly [string, string]): Command {
  switch (tool) {
    case 'heading':
      return toggleHeading(2);
    case 'subheading':
      return toggleHeading(3);
    case 'bold':
      return toggleMark(marks.strong);
    case 'italic':
      return toggleMark(marks.em);
    case 'bullets':
      return toggleList(nodes.bullet_list);
    case 'numbers':
      return toggleList(nodes.ordered_list);
    case 'quote':
      return toggleQuote;
    case 'table':
      return (state, dispatch) =>
        isInTable(state) ? addRowBelow(state, dispatch) : addTable(columns)(state, dispatch);
    case 'undo':
      return undoStep;
    case 'redo':
      return redo;
  }
}

/** Breaks of lines become blanks: a heading has none. */
function toggleHeading(level: 2 | 3): Command {
  return (state, dispatch) => {
    if (isHeading(state, level)) return setBlockType(nodes.paragraph)(state, dispatch);
    const { from, to } = state.selection;
    const tr = state.tr;
    state.doc.nodesBetween(from, to, (node, position, parent) => {
      if (node.type !== nodes.hard_break || parent?.type !== nodes.paragraph) return;
      tr.replaceWith(tr.mapping.map(position), tr.mapping.map(position + 1), schema.text(' '));
    });
    tr.setBlockType(tr.mapping.map(from), tr.mapping.map(to), nodes.heading, { level });
    if (!tr.docChanged) return false;
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** Whether everything that is selected stands in headings of a rank. */
export function isHeading(state: EditorState, level: 2 | 3): boolean {
  const blocks = textblocks(state);
  return blocks.length > 0 && blocks.every(({ type, attrs }) => type === nodes.heading && attrs['level'] === level);
}

function textblocks({ doc, selection: { from, to } }: EditorState): Node[] {
  const found: Node[] = [];
  doc.nodesBetween(from, to, (node) => {
    if (node.isTextblock) found.push(node);
  });
  return found;
}

/** The list right around the selection, or null. */
export function listAround({ selection: { $from } }: EditorState): Node | null {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if (isList($from.node(depth).type.name)) return $from.node(depth);
  }
  return null;
}

function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const around = listAround(state);
    if (around?.type === type) return liftListItem(nodes.list_item)(state, dispatch);
    if (!around) return autoJoin(wrapInList(type), (before, after) => before.type === after.type)(state, dispatch);
    const { $from } = state.selection;
    const depth = Array.from({ length: $from.depth }, (_, index) => $from.depth - index).find(
      (each) => $from.node(each) === around,
    );
    if (depth === undefined) return false;
    dispatch?.(state.tr.setNodeMarkup($from.before(depth), type, { tight: around.attrs['tight'] as boolean }));
    return true;
  };
}

/** Whether the selection stands in a quote. */
export function isInQuote({ selection: { $from } }: EditorState): boolean {
  return Array.from({ length: $from.depth }, (_, index) => $from.node(index + 1)).some(
    ({ type }) => type === nodes.blockquote,
  );
}

const toggleQuote: Command = (state, dispatch) => {
  if (!isInQuote(state)) return wrapIn(nodes.blockquote)(state, dispatch);
  const { $from, $to } = state.selection;
  const range = $from.blockRange($to, ({ type }) => type === nodes.blockquote);
  if (!range) return lift(state, dispatch);
  dispatch?.(state.tr.lift(range, range.depth - 1).scrollIntoView());
  return true;
};

/** A new line within a paragraph; a heading and a cell have none. */
export const breakLine: Command = (state, dispatch) => {
  if (state.selection.$from.parent.type !== nodes.paragraph) return state.selection.$from.parent.isTextblock;
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

function addTable(columns: readonly [string, string]): Command {
  return (state, dispatch) => {
    const tr = insertBlocks(state, [newTable(columns)]);
    const at = tr.mapping.map(state.selection.from, -1);
    // The first heading is selected, to be written over.
    tr.doc.descendants((node, position) => {
      if (node.type !== nodes.table_header || node.textContent !== columns[0] || position < at - 2) return true;
      tr.setSelection(TextSelection.create(tr.doc, position + 1, position + 1 + node.content.size));
      return false;
    });
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** Puts blocks in the place of an empty paragraph, else below the block that the cursor is in, and the cursor behind them. */
export function insertBlocks(state: EditorState, blocks: readonly Node[]): Transaction {
  const { $from, $to } = state.selection;
  let depth = $to.depth;
  // Cells hold words only.
  for (let each = 1; each <= $to.depth; each += 1) if ($to.node(each).type === nodes.table) depth = each;
  // Figures stand in no list and no quote.
  const isOutermost = blocks.some(({ type }) => type === nodes.figure);
  if (isOutermost) depth = Math.min(depth, 1);
  const isEmpty =
    $from.parent.type === nodes.paragraph && $from.parent.content.size === 0 && !(isOutermost && $from.depth > 1);
  const [from, to] =
    depth === 0 ? [$to.pos, $to.pos] : isEmpty ? [$from.before(), $from.after()] : [$to.after(depth), $to.after(depth)];
  const tr = state.tr.replaceWith(from, to, blocks);
  const end = from + blocks.reduce((size, { nodeSize }) => size + nodeSize, 0);
  if (end >= tr.doc.content.size) tr.insert(end, nodes.paragraph.create());
  return tr.setSelection(Selection.near(tr.doc.resolve(end), 1));
}

/** Out of a list, one level; or a quote ends after its last, empty paragraph. */
export const outdent: Command = chainCommands(liftListItem(nodes.list_item), lift);
