import type { Node } from 'prosemirror-model';
import { Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import { type ReactPortal, useEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { textSegments } from '#text/segments.ts';
import type { TextMark } from '../field-props.ts';
import { schema } from '#text/schema.ts';
import { writeBlock } from '#text/write-blocks.ts';
import { writeLine } from '#text/write-words.ts';

type MarkPlace = Omit<TextMark, 'note'>;

/** A mark with the element that its note is rendered into. */
interface PlacedMark extends MarkPlace {
  readonly host: HTMLElement;
}

/** How marked blocks and rows of tables look. A row shows it in its cells, the chosen ones apart. */
const LOOKS: Readonly<Record<TextMark['look'], string>> = {
  outdated:
    'bg-warn-soft shadow-[-6px_0_0_var(--warn-soft),-9px_0_0_var(--accent),6px_0_0_var(--warn-soft)] ' +
    '[&:is(tr)]:shadow-none [&:is(tr)>:not(.selectedCell)]:bg-warn-soft forced-colors:outline-2 ' +
    'forced-colors:outline-offset-2 forced-colors:outline-[color:Highlight]',
  changed:
    'shadow-[-9px_0_0_var(--info-soft),-11px_0_0_var(--info)] [li>&]:shadow-[-4px_0_0_var(--info)] ' +
    '[&:is(tr)]:shadow-none [&:is(tr)>:not(.selectedCell)]:bg-info-soft forced-colors:outline forced-colors:outline-dashed ' +
    'forced-colors:outline-offset-2 forced-colors:outline-[color:CanvasText]',
  commented: '-mr-2 pr-1.5 border-r-2 border-accent',
};

const marksKey = new PluginKey<DecorationSet>('text-marks');

/** Shows marks on segments. They move with the text until they are set anew. */
export function textMarks(): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    key: marksKey,
    state: {
      init: () => DecorationSet.empty,
      apply: (transaction, shown) => {
        const marks = transaction.getMeta(marksKey) as readonly PlacedMark[] | undefined;
        return marks
          ? DecorationSet.create(transaction.doc, decorationsOf(transaction.doc, marks))
          : shown.map(transaction.mapping, transaction.doc);
      },
    },
    props: { decorations: (state) => marksKey.getState(state) },
  });
}

const NONE: readonly TextMark[] = [];

/** Puts marks on a canvas; returns the portals that render their notes. */
export function useTextMarks(view: EditorView | null, marks = NONE): readonly ReactPortal[] {
  const keys = marks.map(({ key }) => key).join(' ');
  const hosts = useMemo(() => new Map(keys.split(' ').map((key) => [key, noteHost()] as const)), [keys]);
  // Compared by what they say: with each letter they are others, and come to the same.
  const places = JSON.stringify(marks.map(({ key, look, from, to }) => ({ key, look, from, to })));
  useEffect(() => {
    if (!view) return;
    const placed = (JSON.parse(places) as readonly MarkPlace[]).flatMap((mark): PlacedMark[] => {
      const host = hosts.get(mark.key);
      return host ? [{ ...mark, host }] : [];
    });
    view.dispatch(view.state.tr.setMeta(marksKey, placed));
  }, [view, places, hosts]);
  return marks.flatMap(({ key, note }) => {
    const host = hosts.get(key);
    return host ? [createPortal(note, host, key)] : [];
  });
}

/** The element for a note, which isn't editable. */
function noteHost(): HTMLElement {
  const host = document.createElement('div');
  host.contentEditable = 'false';
  return host;
}

function decorationsOf(doc: Node, marks: readonly PlacedMark[]): Decoration[] {
  const places = marks.length > 0 ? segmentPlaces(doc) : [];
  return marks.flatMap(({ key, look, from, to, host }, index) => {
    const segments = places.slice(from, to);
    const last = segments.at(-1) ?? places[from - 1];
    const note = Decoration.widget(last?.end ?? 0, host, {
      key,
      // Notes at one place stand in the order of their marks.
      side: last ? 1 + index / marks.length : -1,
      ignoreSelection: true,
      stopEvent: () => true,
    });
    return [...segments.map((each) => Decoration.node(each.from, each.to, { class: LOOKS[look] })), note];
  });
}

/** Where a segment stands on the canvas, and where something below it goes: below a row that is below its table. */
interface SegmentPlace {
  readonly from: number;
  readonly to: number;
  readonly end: number;
}

/** The segments of a document's text, in order. */
export function segmentPlaces(doc: Node): SegmentPlace[] {
  const places: SegmentPlace[] = [];
  const { nodes } = schema;
  doc.descendants((node, from, parent) => {
    const to = from + node.nodeSize;
    switch (node.type) {
      case nodes.raw:
        for (const _ of textSegments(node.attrs['source'] as string)) places.push({ from, to, end: to });
        return false;
      case nodes.table_row: {
        const table = doc.resolve(from);
        if (!isEmpty(node)) places.push({ from, to, end: parent ? table.after() : to });
        return false;
      }
      case nodes.paragraph:
      case nodes.heading:
      case nodes.picture:
      case nodes.figure:
        if (!isEmpty(node)) places.push({ from, to, end: to });
        return false;
      default:
        return true;
    }
  });
  return places;
}

/** What leaves no words in the text. */
function isEmpty(node: Node): boolean {
  switch (node.type) {
    case schema.nodes.paragraph:
      return writeBlock(node).length === 0;
    case schema.nodes.heading:
      return writeLine(node.content) === '';
    case schema.nodes.table_row:
      return node.children.every((cell) => writeLine(cell.content) === '');
    default:
      return false;
  }
}
