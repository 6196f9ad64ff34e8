import { Annotation, Compartment, EditorState, StateEffect, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { type RefObject, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LeftViews } from '../field-props.ts';
import { ReportedTexts } from '../reported-texts.ts';
import { withoutFindMarks } from './find-in-source.ts';

/** Marks what came from outside, so that it isn't reported back as something the person wrote. */
const fromOutside = Annotation.define<true>();

interface Settings {
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** What never changes for this field. */
  readonly fixed: () => Extension;
  /** What may change while it is written in; a new identity puts it into force. */
  readonly variable: Extension;
  /** Called with each new state. */
  readonly onState: (state: EditorState) => void;
  /** Where the state of an earlier editor of this text is, its history among the rest, and this one leaves its own. */
  readonly leftRef: RefObject<LeftViews>;
}

/**
 * An editor in an element. Its text follows the value: what the person writes is reported, and another value from outside is
 * put in as the smallest change, so that the cursor stays where it was. A value that merely comes late changes nothing.
 */
export function useSourceView(
  place: RefObject<HTMLElement | null>,
  { value, onChange, fixed, variable, onState, leftRef }: Settings,
): EditorView | null {
  const [view, setView] = useState<EditorView | null>(null);
  const [changing] = useState(() => new Compartment());
  const reported = useRef<ReportedTexts>(null);
  const report = useEffectEvent((text: string) => {
    reported.current?.add(text);
    // The view shows it already, so everything else may be rendered later.
    startTransition(() => onChange(text));
  });
  const tellState = useEffectEvent(onState);
  const begin = useEffectEvent((parent: HTMLElement) => {
    const before = leftRef.current.source as EditorState | undefined;
    const extensions = [
      // Only \n ends a line: another editor's \r stays where it is.
      EditorState.lineSeparator.of('\n'),
      fixed(),
      changing.of(variable),
      EditorView.updateListener.of((update) => {
        const isOwn = update.transactions.some((each) => each.docChanged && !each.annotation(fromOutside));
        if (isOwn) report(update.state.doc.toString());
        if (update.transactions.length > 0 || update.focusChanged) tellState(update.state);
      }),
    ];
    reported.current = new ReportedTexts(before?.doc.toString() ?? value);
    const state =
      before?.update({ effects: StateEffect.reconfigure.of(extensions) }).state ??
      EditorState.create({ doc: value, extensions });
    return new EditorView({ state, parent });
  });
  const leave = useEffectEvent(({ state }: EditorView) => {
    // What was found may not be looked for any longer by then.
    leftRef.current.source = withoutFindMarks(state);
  });

  useEffect(() => {
    if (!place.current) return undefined;
    const made = begin(place.current);
    setView(made);
    tellState(made.state);
    return () => {
      leave(made);
      made.destroy();
      setView(null);
    };
  }, [place]);

  useEffect(() => {
    view?.dispatch({ effects: changing.reconfigure(variable) });
  }, [view, changing, variable]);

  useEffect(() => {
    if (!view || !reported.current?.isFromOutside(value)) return;
    const changes = minimalChange(view.state.doc.toString(), value);
    if (!changes) return;
    reported.current.forget();
    view.dispatch({ changes, annotations: fromOutside.of(true) });
  });

  return view;
}

/** One piece of a text in the place of another, by offsets in the first text. */
interface Replacement {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** The smallest single replacement that makes the second text of the first, or null where they are the same. */
export function minimalChange(before: string, after: string): Replacement | null {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}
