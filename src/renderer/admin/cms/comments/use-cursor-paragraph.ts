import { useEffect, useEffectEvent, type RefObject } from 'react';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import type { MarkdownHandle } from '../markdown/markdown-handle.ts';

/** While the comments are open, chooses the paragraph that the cursor is in. */
export function useCursorParagraph(
  isOpen: boolean,
  handles: RefObject<Map<string, MarkdownHandle>>,
  onChoose: (language: Language, field: string, place: number) => void,
): void {
  const look = useEffectEvent(() => {
    const text = document.getSelection()?.anchorNode?.parentElement?.closest<HTMLElement>('[data-side][data-field]');
    const { side, field = '' } = text?.dataset ?? {};
    const language = LANGUAGES.find((each) => each === side);
    const place = handles.current.get(`${side}.${field}`)?.segment();
    if (language && place !== undefined && place !== null) onChoose(language, field, place);
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
