import { history } from 'prosemirror-history';
import { DOMParser, type Node } from 'prosemirror-model';
import { EditorState, type Plugin, TextSelection, type Transaction } from 'prosemirror-state';
import { EditorView, type NodeViewConstructor } from 'prosemirror-view';
import { type RefObject, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LeftViews } from '../field-props.ts';
import { ReportedTexts } from '../reported-texts.ts';
import { changeTo } from './change-to.ts';
import { withoutFindMarks } from './find-in-canvas.ts';
import { SourceText } from '#text/source-text.ts';

/** Marks what came from outside, so that it isn't reported back as something the person wrote. */
const OUTSIDE = 'outside';

/**
 * Once it is there so long, ms, the canvas does for nothing what the first letter needs: the rules that it is read by are made and the
 * code that takes it in, writes it down and finds its place is compiled, so that the letter doesn't wait for that.
 */
const REST_MS = 300;

/** A canvas: its view, and what its text was made of. */
export interface Canvas {
  readonly view: EditorView;
  /** The Markdown of a document that its own became. */
  readonly write: (doc: Node) => string;
}

interface Settings {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly readOnly: boolean;
  /** Attributes of the element that is written in. */
  readonly attributes: Record<string, string>;
  /** What never changes for this field. */
  readonly plugins: () => readonly Plugin[];
  readonly nodeViews: Readonly<Record<string, NodeViewConstructor>>;
  /** Called with each new state; rendering a change of the text may wait for the next key. */
  readonly onState: (view: EditorView, isChanged: boolean) => void;
  /** Where an earlier canvas of this text is, and this one leaves itself. */
  readonly leftRef: RefObject<LeftViews>;
}

/** What a canvas leaves of itself: its history among the rest. */
interface LeftCanvas {
  readonly state: EditorState;
  readonly source: SourceText;
  readonly text: string;
}

/**
 * A canvas in an element. Its text follows the value: what the person writes is reported as Markdown, and another value from
 * outside is put in as the smallest change, so that the cursor stays where it was. A value that merely comes late changes
 * nothing.
 */
export function useCanvasView(place: RefObject<HTMLElement | null>, settings: Settings): Canvas | null {
  const { value, readOnly, leftRef } = settings;
  // Compared by value: new objects would re-render everything with each letter.
  const attributes = JSON.stringify(settings.attributes);
  const [canvas, setCanvas] = useState<Canvas | null>(null);
  const source = useRef<SourceText>(null);
  const reported = useRef<ReportedTexts>(null);
  const written = useRef(value);
  const tellState = useEffectEvent((view: EditorView, isChanged: boolean) => settings.onState(view, isChanged));
  const dispatch = useEffectEvent((view: EditorView, transaction: Transaction) => {
    const { state } = view.state.applyTransaction(transaction);
    const isChanged = state.doc !== view.state.doc;
    view.updateState(state);
    const isReported = isChanged && transaction.getMeta(OUTSIDE) !== true;
    const text = isReported ? source.current?.write(state.doc) : undefined;
    if (text !== undefined && text !== written.current) {
      written.current = text;
      reported.current?.add(text);
      // The canvas shows it already, so everything else may be rendered later.
      startTransition(() => settings.onChange(text));
    }
    tellState(view, isChanged);
  });
  const begin = useEffectEvent((parent: HTMLElement): EditorView => {
    const before = leftRef.current.canvas as LeftCanvas | undefined;
    source.current = before?.source ?? new SourceText(value);
    written.current = before?.text ?? value;
    reported.current = new ReportedTexts(written.current);
    const plugins = [...settings.plugins(), history()];
    const state = before?.state.reconfigure({ plugins }) ?? EditorState.create({ doc: source.current.doc, plugins });
    const view: EditorView = new EditorView(parent, {
      state,
      attributes: settings.attributes,
      editable: () => !readOnly,
      nodeViews: settings.nodeViews,
      dispatchTransaction: (transaction) => dispatch(view, transaction),
      handleScrollToSelection: isInSight,
    });
    return view;
  });

  const prepare = useEffectEvent((view: EditorView) => {
    const { state } = view;
    DOMParser.fromSchema(state.schema);
    const letter = state.tr.insertText('a', TextSelection.atStart(state.doc).from);
    source.current?.write(state.applyTransaction(letter).state.doc);
    isInSight(view);
  });
  const leave = useEffectEvent(({ state }: EditorView) => {
    if (!source.current) return;
    // What was found may not be looked for any longer by then.
    const left = withoutFindMarks(state);
    leftRef.current.canvas = { state: left, source: source.current, text: written.current } satisfies LeftCanvas;
  });

  useEffect(() => {
    if (!place.current) return undefined;
    const view = begin(place.current);
    setCanvas({ view, write: (doc) => source.current?.write(doc) ?? '' });
    tellState(view, false);
    const timer = setTimeout(() => prepare(view), REST_MS);
    return () => {
      clearTimeout(timer);
      leave(view);
      view.destroy();
      setCanvas(null);
    };
  }, [place]);

  useEffect(() => {
    canvas?.view.setProps({
      attributes: JSON.parse(attributes) as Record<string, string>,
    });
  }, [canvas, attributes]);

  const wasReadOnly = useRef(readOnly);
  const redraw = useEffectEvent((view: EditorView) => {
    // New objects make the library create the pictures' views again, which depend on them.
    view.setProps({ editable: () => !readOnly, nodeViews: { ...settings.nodeViews } });
  });
  useEffect(() => {
    if (!canvas || wasReadOnly.current === readOnly) return;
    wasReadOnly.current = readOnly;
    redraw(canvas.view);
  }, [canvas, readOnly]);

  // After each render: a reported value is removed from the list as soon as it comes back.
  useEffect(() => {
    if (!canvas || !reported.current?.isFromOutside(value) || value === written.current) return;
    const next = new SourceText(value);
    const change = changeTo(canvas.view.state, next.doc);
    source.current = next;
    written.current = value;
    reported.current.forget();
    if (change) canvas.view.dispatch(change.setMeta(OUTSIDE, true));
    next.adopt(canvas.view.state.doc);
  });

  return canvas;
}

/**
 * Whether the cursor is visible, so that nothing has to be scrolled. The library measures each element around it with each letter.
 * For a selected picture, and deeper within blocks, it still does: a table scrolls by itself.
 */
function isInSight(view: EditorView): boolean {
  const { $head } = view.state.selection;
  if ($head.depth !== 1) return false;
  const { top, bottom } = view.coordsAtPos($head.pos, 1);
  const { defaultView, documentElement } = view.dom.ownerDocument;
  // A keyboard on the screen covers a part of the page.
  return top >= 0 && bottom <= (defaultView?.visualViewport?.height ?? documentElement.clientHeight);
}
