import { useEffect, useEffectEvent, type RefObject } from 'react';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import type { MarkdownHandle } from '../markdown/markdown-handle.ts';

/** A paragraph by where it is: its text, and its place among the segments of that. */
export interface ParagraphPlace {
  readonly language: Language;
  readonly field: string;
  readonly place: number;
}

type Handles = RefObject<Map<string, MarkdownHandle>>;

/** The paragraph in which the selection begins; null where it is in no text, or in none of its paragraphs. */
export function selectedPlace(handles: Handles): ParagraphPlace | null {
  const start = document.getSelection()?.anchorNode?.parentElement;
  const text = start?.closest<HTMLElement>('[data-side][data-field]');
  const { side, field = '' } = text?.dataset ?? {};
  const language = LANGUAGES.find((each) => each === side);
  if (!text || !language) return null;
  const handle = handles.current.get(`${side}.${field}`);
  const place = handle ? handle.segment() : placeOfRead(text, start);
  return place === null ? null : { language, field, place };
}

/** In a text that is only read: a single field is one paragraph, of others the elements say which one they are. */
function placeOfRead(text: HTMLElement, start: Element | null | undefined): number | null {
  if (!text.querySelector('[data-segments]')) return text.matches('.side-read') ? 0 : null;
  const at = start?.closest<HTMLElement>('[data-segment]')?.dataset['segment'];
  return at === undefined ? null : Number(at);
}

/** While the comments are open, chooses the paragraph that the cursor is in. */
export function useCursorParagraph(
  isOpen: boolean,
  handles: Handles,
  onChoose: (language: Language, field: string, place: number) => void,
): void {
  const look = useEffectEvent(() => {
    const at = selectedPlace(handles);
    if (at) onChoose(at.language, at.field, at.place);
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    // Where it was before they were opened.
    look();
    const listen = () => look();
    document.addEventListener('selectionchange', listen);
    return () => document.removeEventListener('selectionchange', listen);
  }, [isOpen]);
}
