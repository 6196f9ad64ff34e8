import type { Node } from 'prosemirror-model';
import { type Command, Plugin, Selection, TextSelection, type Transaction } from 'prosemirror-state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  selectedRect,
} from 'prosemirror-tables';
import { schema } from '#text/schema.ts';

const { nodes } = schema;

/** What can be done to a table, and the keys for it. */
export const TABLE_TOOLS = {
  rowAbove: addRowBefore,
  rowBelow: addRowAfter,
  columnLeft: addColumnBefore,
  columnRight: addColumnAfter,
  deleteRow: withoutLast(deleteRow, ({ map, top, bottom }) => bottom - top >= map.height),
  deleteColumn: withoutLast(deleteColumn, ({ map, left, right }) => right - left >= map.width),
  deleteTable,
} as const satisfies Record<string, Command>;

export type TableTool = keyof typeof TABLE_TOOLS;

export const addRowBelow = addRowAfter;

/** The last row or column goes with its table. */
function withoutLast(command: Command, isAll: (rect: ReturnType<typeof selectedRect>) => boolean): Command {
  return (state, dispatch) => {
    if (!isInTable(state)) return false;
    return isAll(selectedRect(state)) ? deleteTable(state, dispatch) : command(state, dispatch);
  };
}

/** A table of two columns and an empty row. */
export function newTable(columns: readonly [string, string]): Node {
  const heads = columns.map((name) => nodes.table_header.create(null, schema.text(name)));
  const cells = columns.map(() => nodes.table_cell.create());
  return nodes.table.create(null, [nodes.table_row.create(null, heads), nodes.table_row.create(null, cells)]);
}

/** Tab goes to the next cell, into a new row behind the last one; false outside of tables. */
export const nextCell: Command = (state, dispatch, view) => {
  if (!isInTable(state)) return false;
  if (goToNextCell(1)(state, dispatch)) return true;
  addRowAfter(state, dispatch);
  return view ? goToNextCell(1)(view.state, view.dispatch) : true;
};

/** Shift+Tab goes back by one cell, and stays in the first. */
export const previousCell: Command = (state, dispatch) =>
  isInTable(state) && (goToNextCell(-1)(state, dispatch) || true);

/** Enter goes to the same column of the next row, a new one behind the last; from an empty last row out of the table. */
export const nextRow: Command = (state, dispatch, view) => {
  if (!isInTable(state) || !view) return false;
  const { map, table, tableStart, left, bottom } = selectedRect(state);
  const goTo = (row: number) => {
    const { map: now, tableStart: start } = selectedRect(view.state);
    const cell = view.state.doc.resolve(start + (now.map[row * now.width + left] ?? 0) + 1);
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, cell.end())).scrollIntoView());
  };
  if (bottom < map.height) return (goTo(bottom), true);
  const last = table.child(map.height - 1);
  if (map.height > 1 && last.textContent === '') {
    const end = tableStart + table.content.size;
    const tr = state.tr.delete(end - last.nodeSize, end);
    const after = tr.mapping.map(end + 1);
    if (tr.doc.resolve(after).nodeAfter?.type !== nodes.paragraph) tr.insert(after, nodes.paragraph.create());
    dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(after + 1))).scrollIntoView());
    return true;
  }
  addRowAfter(state, dispatch);
  goTo(bottom);
  return true;
};

/** The first row of a table holds its heads, as Markdown has it, and every column is aligned as its head is. */
export const tableShape = new Plugin({
  appendTransaction: (transactions, before, { doc, tr }) => {
    if (!transactions.some(({ docChanged }) => docChanged)) return null;
    const known = new Set<Node>();
    before.doc.forEach((block) => known.add(block));
    doc.descendants((node, position) => {
      if (known.has(node) || node.isTextblock) return false;
      if (node.type === nodes.table) shape(tr, node, position + 1);
      return node.type !== nodes.table;
    });
    return tr.docChanged ? tr : null;
  },
});

/** Below a table or a picture at the end there is a paragraph to write on in. */
export const lastParagraph = new Plugin({
  appendTransaction: (transactions, _before, { doc, tr }) =>
    transactions.some(({ docChanged }) => docChanged) && doc.lastChild?.type !== nodes.paragraph
      ? tr.insert(doc.content.size, nodes.paragraph.create())
      : null,
});

function shape(tr: Transaction, table: Node, start: number): void {
  table.forEach((row, rowAt, index) => {
    row.forEach((cell, cellAt, column) => {
      const type = index === 0 ? nodes.table_header : nodes.table_cell;
      const head = table.firstChild?.maybeChild(column);
      const align: unknown = head?.attrs['align'] ?? null;
      const isSpan = cell.attrs['colspan'] !== 1 || cell.attrs['rowspan'] !== 1;
      if (cell.type === type && cell.attrs['align'] === align && !isSpan) return;
      tr.setNodeMarkup(start + rowAt + 1 + cellAt, type, { align });
    });
  });
}
