import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/localized.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import type { MarkdownHandle } from '../markdown/markdown-handle.ts';
import type { MarkdownExtras } from '../translation/editor-context.ts';
import { InsertAttachment } from '../attachments/insert-attachment.tsx';
import { InsertPicture } from '../pictures/insert-picture.tsx';
import { useInsertQueue } from '../uploads/use-insert-queue.ts';
import { usePortalPages } from './use-portal-pages.ts';
import { useStoredChoice } from '#renderer/admin/use-stored-choice.ts';
import type { WritingMode } from '#renderer/platform/port.ts';
import { showToast } from '#renderer/ui/toast.ts';

interface Settings {
  readonly upload: Accounts['upload'];
  readonly pictureSource: (address: string, width?: number) => string;
}

/**
 * What the Markdown fields of both languages are given beside their texts: pictures and attached files that are dropped, pasted or
 * chosen, pages to link to, and whether the canvas or the source is shown. And whether something pasted isn't in its text yet.
 */
export function useMarkdownExtras({
  upload,
  pictureSource,
}: Settings): MarkdownExtras & { readonly isPasting: boolean } {
  const { t } = useTranslation('uploads');
  const handles = useRef(new Map<string, MarkdownHandle>());
  const waiting = { id: useInsertQueue(), en: useInsertQueue() };
  const attaching = { id: useInsertQueue('attachment'), en: useInsertQueue('attachment') };
  // Another function would make the editor load its pictures anew, so this one stays the same.
  const source = useMemo(() => (address: string) => pictureSource(address, 660), [pictureSource]);
  /** The text that a picture or a file is chosen for, as `<language>.<field>`. */
  const [choosing, setChoosing] = useState<string | null>(null);
  const [choosingFile, setChoosingFile] = useState<string | null>(null);
  const [pending, setPending] = useState<Readonly<Record<string, number>>>({});
  const insert = (place: string, markdown: string, placeholder?: string) => {
    const handle = handles.current.get(place);
    // Missing while the other view's code loads.
    if (!handle?.insert(markdown, placeholder)) {
      void showToast({ kind: 'error', title: t('textLoading') });
      return false;
    }
    // The dialog holds the focus until it is gone.
    requestAnimationFrame(() => handle.focus());
    return true;
  };
  const findPages = usePortalPages();
  const [mode, onMode] = useStoredChoice<WritingMode>('writing-mode', ['canvas', 'source']);
  return {
    mode,
    onMode,
    handles,
    findPages,
    pictureSource: source,
    isPasting: Object.values(pending).some((pastes) => pastes > 0),
    onPending: (language, field, pastes) => setPending((known) => ({ ...known, [`${language}.${field}`]: pastes })),
    onChoosePicture: (language, field) => setChoosing(`${language}.${field}`),
    onPictures: (language: Language, _field, files) => waiting[language].add(files),
    onChooseAttachment: (language, field) => setChoosingFile(`${language}.${field}`),
    onAttachments: (language, _field, files) => attaching[language].add(files),
    onHeldPictures: (language, _field, pictures) =>
      waiting[language].add(
        pictures.map(({ file }) => file),
        pictures,
      ),
    below: (language, field) => (
      <>
        <InsertPicture
          id={`picture-in-${language}-${field}`}
          language={language}
          queue={waiting[language]}
          isChoosing={choosing === `${language}.${field}`}
          onChoosingEnd={() => setChoosing(null)}
          upload={upload}
          pictureSource={pictureSource}
          onInsert={(markdown, placeholder) => insert(`${language}.${field}`, markdown, placeholder)}
        />
        <InsertAttachment
          id={`attachment-in-${language}-${field}`}
          language={language}
          queue={attaching[language]}
          isChoosing={choosingFile === `${language}.${field}`}
          onChoosingEnd={() => setChoosingFile(null)}
          isHeld={waiting[language].files.length > 0 && !waiting[language].isPutOff}
          upload={upload}
          // On lines of its own, below the cursor.
          onInsert={(markdown) => insert(`${language}.${field}`, `${markdown}\n`)}
        />
      </>
    ),
  };
}
