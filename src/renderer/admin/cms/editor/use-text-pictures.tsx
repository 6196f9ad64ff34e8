import { useMemo, useRef, useState } from 'react';
import type { Language, Localized } from '#domain/localized.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import type { MarkdownHandle } from '../markdown/markdown-handle.ts';
import type { MarkdownExtras } from '../translation/markup-control.tsx';
import { InsertAttachment } from '../attachments/insert-attachment.tsx';
import { InsertPicture } from '../pictures/insert-picture.tsx';
import { useWaitingPictures } from '../pictures/use-waiting-pictures.ts';
import { useTranslation } from 'react-i18next';
import { useRepository } from '#renderer/data/repository.ts';
import type { FindPages } from '#renderer/data/queries/portal-pages.ts';
import { useStoredChoice } from '#renderer/admin/use-stored-choice.ts';
import type { WritingMode } from '#renderer/platform/port.ts';

interface Settings {
  readonly upload: Accounts['upload'];
  readonly pictureSource: (address: string, width?: number) => string;
}

/** Pictures and attached files within the two texts: shown where they stand, dropped, pasted or chosen. */
export function useTextPictures({ upload, pictureSource }: Settings): MarkdownExtras {
  const handles = useRef(new Map<string, MarkdownHandle>());
  const waiting = { id: useWaitingPictures(), en: useWaitingPictures() };
  const attaching = { id: useWaitingPictures('attachment'), en: useWaitingPictures('attachment') };
  // The editor draws its pictures anew with another function: this one stays.
  const source = useMemo(() => (address: string) => pictureSource(address, 660), [pictureSource]);
  /** The text that a picture or a file is chosen for, as `<language>.<field>`. */
  const [choosing, setChoosing] = useState<string | null>(null);
  const [choosingFile, setChoosingFile] = useState<string | null>(null);
  const insert = (place: string, markdown: string, placeholder?: string) => {
    const handle = handles.current.get(place);
    handle?.insert(markdown, placeholder);
    // The dialog holds the focus until it is gone.
    requestAnimationFrame(() => handle?.focus());
  };
  const findPages = usePortalPages();
  const [mode, onMode] = useStoredChoice<WritingMode>('writing-mode', ['canvas', 'source']);
  return {
    mode,
    onMode,
    handles,
    findPages,
    pictureSource: source,
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
          waiting={waiting[language]}
          isChoosing={choosing === `${language}.${field}`}
          onChoosingEnd={() => setChoosing(null)}
          upload={upload}
          pictureSource={pictureSource}
          onInsert={(markdown, placeholder) => insert(`${language}.${field}`, markdown, placeholder)}
        />
        <InsertAttachment
          id={`attachment-in-${language}-${field}`}
          language={language}
          waiting={attaching[language]}
          isChoosing={choosingFile === `${language}.${field}`}
          onChoosingEnd={() => setChoosingFile(null)}
          isHeld={waiting[language].pictures.length > 0 && !waiting[language].isPutOff}
          upload={upload}
          // On lines of its own, below the cursor.
          onInsert={(markdown) => insert(`${language}.${field}`, `${markdown}\n`)}
        />
      </>
    ),
  };
}

/** Pages that are always there, by what the menu calls them. */
const PAGES = [
  ['common:nav.home', '/'],
  ['common:nav.articles', '/blog'],
  ['common:nav.about', '/about'],
  ['common:nav.contact', '/contact'],
] as const;

/** Finds pages of the portal by their titles in one language: those of the menu, and published articles. */
function usePortalPages(): Localized<FindPages> {
  const { live, stored } = useRepository();
  const { i18n } = useTranslation();
  return useMemo(() => {
    const finder =
      (language: Language): FindPages =>
      async (words, signal) => {
        const t = i18n.getFixedT(language, ['common']);
        const pages = PAGES.map(([title, path]) => ({ title: t(title), path }));
        const named = pages.filter(({ title }) => title.toLowerCase().includes(words.toLowerCase()));
        const query = { search: words, category: '', language, page: 1 };
        const result = live ? await live.articlePage(query, signal) : null;
        const articles = result?.ok ? result.value.articles : await storedArticles(language);
        const found = articles.filter(({ title }) => result?.ok || title.toLowerCase().includes(words.toLowerCase()));
        return [...named, ...found.map(({ id, title }) => ({ title, path: `/article/${id}` }))];
      };
    const storedArticles = async (language: Language) => {
      const result = await stored.firstArticles(language);
      return result.ok ? result.value : [];
    };
    return { id: finder('id'), en: finder('en') };
  }, [live, stored, i18n]);
}
