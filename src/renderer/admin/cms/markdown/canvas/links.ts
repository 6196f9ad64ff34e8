import type { EditorState, Transaction } from 'prosemirror-state';
import type { LinkPlace } from '../link-form.tsx';
import { linkRange } from './formats.ts';
import { schema } from '#text/schema.ts';

const { link } = schema.marks;

/** What the link form begins with. */
export function canvasLinkPlace(state: EditorState): LinkPlace {
  const range = linkRange(state);
  const { from, to } = range ?? state.selection;
  const address = range ? (range.mark.attrs['href'] as string) : null;
  return { text: state.doc.textBetween(from, to, ' '), address };
}

/** Sets a link, or gives the one at the cursor another address; null where none can stand there. */
export function setLink(state: EditorState, address: string, text: string): Transaction | null {
  const range = linkRange(state);
  const { from, to } = range ?? state.selection;
  const mark = link.create({ href: address });
  const { $from, $to } = state.selection;
  if (!$from.sameParent($to) || !$from.parent.inlineContent) return null;
  const tr = state.tr;
  if (from === to) tr.replaceWith(from, to, schema.text(text === '' ? address : text, [mark]));
  else tr.removeMark(from, to, link).addMark(from, to, mark);
  return tr.removeStoredMark(link).scrollIntoView();
}

/** Leaves the words of the link at the cursor, without their address. */
export function unsetLink(state: EditorState): Transaction {
  const range = linkRange(state);
  return range ? state.tr.removeMark(range.from, range.to, link) : state.tr;
}
