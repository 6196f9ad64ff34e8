import { useMemo, useRef } from 'react';
import type { Language } from '#domain/localized.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import type { MarkdownHandle } from '../markdown/markdown-handle.ts';
import type { MarkdownExtras } from '../translation/translation-control.tsx';
import { InsertPicture } from '../pictures/insert-picture.tsx';
import { useWaitingPictures } from '../pictures/use-waiting-pictures.ts';
import { usePortalPages } from './use-portal-pages.ts';

interface Doors {
  readonly upload: Accounts['upload'];
  readonly pictureSource: (address: string, width?: number) => string;
}

/** Pictures within the two texts: shown where they stand, dropped, pasted or chosen below. */
export function useTextPictures({ upload, pictureSource }: Doors): MarkdownExtras {
  const handles = useRef(new Map<string, MarkdownHandle>());
  const waiting = { id: useWaitingPictures(), en: useWaitingPictures() };
  // The editor draws its pictures anew with another function: this one stays.
  const source = useMemo(() => (address: string) => pictureSource(address, 660), [pictureSource]);
  const findPages = usePortalPages();
  return {
    handles,
    findPages,
    pictureSource: source,
    onPictures: (language: Language, _field, files) => waiting[language].add(files),
    onHeldPictures: (language, _field, pictures) =>
      waiting[language].add(
        pictures.map(({ file }) => file),
        pictures,
      ),
    below: (language, field) => (
      <InsertPicture
        id={`picture-in-${language}-${field}`}
        language={language}
        waiting={waiting[language]}
        upload={upload}
        pictureSource={pictureSource}
        onInsert={(markdown, placeholder) => {
          const handle = handles.current.get(`${language}.${field}`);
          handle?.insert(markdown, placeholder);
          handle?.focus();
        }}
      />
    ),
  };
}
