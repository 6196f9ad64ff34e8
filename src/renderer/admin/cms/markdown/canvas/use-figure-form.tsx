import { closeHistory } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { NodeSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useState, type ReactNode } from 'react';
import type { FigureDraft } from '#domain/figures/figure-draft.ts';
import type { Language } from '#domain/localized.ts';
import { lazyDialog } from '../../lazy-dialog.tsx';
import { insertBlocks } from './commands.ts';
import { schema } from '#text/schema.ts';

const FigureForm = lazyDialog(async () => (await import('../figures/figure-form.tsx')).FigureForm);

/** The form of a figure on a canvas, and how it is opened: for the figure at a place in the text, or (null) for a new one. */
export function useFigureForm(
  view: EditorView | null,
  lang: Language,
): { readonly open: (at: number | null) => void; readonly form: ReactNode } {
  const [opened, setOpened] = useState<{ readonly at: number | null; readonly source: string | null } | null>(null);
  // What was typed and not put into the text, by the figure that it was typed for.
  const [kept, setKept] = useState<ReadonlyMap<string | null, FigureDraft>>(new Map());
  const keep = (draft: FigureDraft | null) => {
    const now = new Map(kept);
    if (draft && opened) now.set(opened.source, draft);
    else if (opened) now.delete(opened.source);
    setKept(now);
  };
  const open = (at: number | null) => {
    if (!view?.editable) return;
    const node = at === null ? null : view.state.doc.nodeAt(at);
    setOpened({ at, source: node?.type === schema.nodes.figure ? (node.attrs['source'] as string) : null });
  };
  if (!opened || !view) return { open, form: null };
  const { source } = opened;
  const close = () => {
    setOpened(null);
    // After the dialog gave the focus back.
    setTimeout(() => view.focus());
  };
  const form = (
    <FigureForm
      source={source}
      kept={kept.get(source) ?? null}
      lang={lang}
      onApply={(written) => {
        putIn(view, opened, written);
        keep(null);
        close();
      }}
      onClose={(draft) => {
        keep(draft);
        close();
      }}
    />
  );
  return { open, form };
}

/** One step of the undo history. A figure that another person's version has removed meanwhile is inserted again. */
function putIn(
  view: EditorView,
  { at, source }: { readonly at: number | null; readonly source: string | null },
  written: string,
): void {
  const { state } = view;
  const node = schema.nodes.figure.create({ source: written });
  const place = source === null ? null : placeOf(state.doc, at, source);
  const tr = place === null ? insertBlocks(state, [node]) : state.tr.setNodeMarkup(place, null, { source: written });
  if (place !== null) tr.setSelection(NodeSelection.create(tr.doc, place));
  view.dispatch(closeHistory(tr).scrollIntoView());
  view.dispatch(closeHistory(view.state.tr));
}

function placeOf(doc: Node, at: number | null, source: string): number | null {
  const isThere = (node: Node | null) => node?.type === schema.nodes.figure && node.attrs['source'] === source;
  if (at !== null && at < doc.content.size && isThere(doc.nodeAt(at))) return at;
  let found: number | null = null;
  doc.forEach((node, offset) => {
    if (found === null && isThere(node)) found = offset;
  });
  return found;
}
