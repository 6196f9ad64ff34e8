import { useMemo, useState, type RefObject } from 'react';
import { textSegments } from '#text/segments.ts';
import type { Language } from '#domain/localized.ts';
import { translationText, type TranslatedDocument } from '../content-type.ts';
import { useCursorParagraph } from '../comments/use-cursor-paragraph.ts';
import type { MarkdownHandle } from '../markdown/markdown-handle.ts';
import type { PreviewSurroundings } from './preview-panel.tsx';

/** The paragraph of the shown language that the cursor is in, while a preview follows it; null before it was in one. */
export function useFollowedParagraph(
  isFollowed: boolean,
  handles: RefObject<Map<string, MarkdownHandle>>,
  document: TranslatedDocument,
  shown: Language,
): PreviewSurroundings['followed'] {
  const [at, setAt] = useState<{ language: Language; field: string; place: number } | null>(null);
  useCursorParagraph(isFollowed, handles, (language, field, place) =>
    setAt((now) =>
      now?.language === language && now.field === field && now.place === place ? now : { language, field, place },
    ),
  );
  const text = isFollowed && at?.language === shown ? translationText(document, at.language, at.field) : null;
  const place = at?.place ?? 0;
  return useMemo(() => {
    if (text === null) return null;
    const segments = textSegments(text);
    return place < segments.length ? { place, share: place / segments.length } : null;
  }, [text, place]);
}
