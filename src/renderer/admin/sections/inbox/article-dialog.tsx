import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cutText } from '#domain/clean-text.ts';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { request } from '#renderer/data/request-error.ts';
import { useRepository } from '#renderer/data/repository.ts';
import { pathInLanguage } from '#renderer/i18n/localized-path.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Field } from '#renderer/ui/field.tsx';
import { Choices } from '#renderer/ui/lazy/choices.tsx';
import { Dialog } from '#renderer/ui/lazy/dialog.tsx';
import { usePortalPages } from '../../cms/editor/use-portal-pages.ts';
import { useLanguageNames } from '../../cms/language-names.ts';
import { LinkPages } from '../../cms/markdown/link-pages.tsx';
import { QueryNote } from '../../feedback/query-note.tsx';
import { articlePassages, type Passage } from './article-passages.ts';

/** How many characters of a passage are shown in the list. */
const SHOWN = 70;
const SEARCH_MAX = 100;

interface Props {
  /** The language to begin with: that of the message. */
  readonly language: Language;
  readonly opener: Element | null;
  /** Gets what is to be inserted into the reply, as plain text. */
  readonly onInsert: (text: string) => void;
  readonly onClose: () => void;
}

interface Chosen {
  readonly title: string;
  readonly path: string;
}

/** Finds a published article and makes the paragraphs of a reply of it: its title, its address, and a passage if one is wanted. */
export function ArticleDialog({ language: initial, opener, onInsert, onClose }: Props) {
  const { t } = useTranslation('inbox');
  const platform = usePlatform();
  const pages = usePortalPages();
  const languageNames = useLanguageNames();
  const id = useId();
  const [language, setLanguage] = useState(initial);
  const [words, setWords] = useState('');
  const [article, setArticle] = useState<Chosen | null>(null);
  const [passage, setPassage] = useState<Passage | null>(null);
  const choose = (chosen: Chosen | null) => {
    setArticle(chosen);
    setPassage(null);
  };
  const text = article === null ? '' : articleText(article, passage, addressOf(article, passage));
  function addressOf({ path }: Chosen, within: Passage | null): string | null {
    const address = platform.publicAddress(pathInLanguage(path, language));
    const anchor = within === null || within.anchor === '' ? '' : `#${encodeURIComponent(within.anchor)}`;
    return address && address + anchor;
  }
  return (
    <Dialog
      title={t('insertArticle')}
      closeLabel={t('close')}
      opener={opener}
      size="list"
      onClose={onClose}
      actions={
        article === null ? undefined : (
          <>
            <Button onClick={() => onInsert(text)}>{t('insert')}</Button>
            <Button variant="outline" onClick={() => choose(null)}>
              {t('anotherArticle')}
            </Button>
          </>
        )
      }
    >
      {article === null ? (
        <div className="grid gap-4">
          <Choices<Language>
            label={t('articleLanguage')}
            values={LANGUAGES}
            chosen={language}
            nameOf={(each) => languageNames[each]}
            onChoose={setLanguage}
          />
          <Field
            id={id}
            name="article"
            label={t('findArticle')}
            autoComplete="off"
            maxLength={SEARCH_MAX}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <LinkPages
            words={words}
            lang={language}
            findPages={pages[language]}
            only="articles"
            none={t('noArticle')}
            onChoose={(path, title) => choose({ path, title })}
          />
        </div>
      ) : (
        <div className="grid gap-4">
          <PassageSelect article={article} language={language} passage={passage} onChoose={setPassage} />
          <div>
            <p className="mb-1.5 font-bold">{t('willBeInserted')}</p>
            <p lang={language} className="rounded-[8px] bg-mist px-4 py-3 wrap-anywhere whitespace-pre-wrap">
              {text}
            </p>
          </div>
        </div>
      )}
    </Dialog>
  );
}

interface PassageProps {
  readonly article: Chosen;
  readonly language: Language;
  readonly passage: Passage | null;
  readonly onChoose: (passage: Passage | null) => void;
}

/** The choice of a passage to quote; an article whose text can't be read now goes without one. */
function PassageSelect({ article, language, passage, onChoose }: PassageProps) {
  const { t } = useTranslation('inbox');
  const id = useId();
  const passages = useArticlePassages(article.path, language);
  const list = passages.data ?? [];
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-bold">
        {t('passage')}
      </label>
      <select
        id={id}
        // The list of articles is gone, and what was pressed with it.
        autoFocus
        className="field-control text-ellipsis"
        value={passage === null ? '' : list.indexOf(passage)}
        onChange={({ target }) => onChoose(target.value === '' ? null : (list[Number(target.value)] ?? null))}
      >
        <option value="">{t('noPassage')}</option>
        {list.map((each, index) => (
          <option key={index} value={index} lang={language}>
            {each.isHeading ? t('headingPassage', { text: shortened(each.text) }) : shortened(each.text)}
          </option>
        ))}
      </select>
      <QueryNote query={passages} title={t('passagesNotRead')} />
    </div>
  );
}

function shortened(text: string): string {
  return text.length > SHOWN ? `${cutText(text, SHOWN)}…` : text;
}

/** The passages of a published article; from this device's copy where the backend can't be reached. */
function useArticlePassages(path: string, language: Language) {
  const { live, stored } = useRepository();
  const id = Number(path.replace('/article/', ''));
  return useQuery({
    queryKey: ['article-passages', language, id],
    queryFn: ({ signal }) =>
      request(async () => {
        const found = await live?.article(id, language, signal);
        return found?.ok ? found : stored.article(id, language);
      }),
    select: ({ html }) => articlePassages(html),
  });
}

/** An article in a reply: title, address, and the passage in quotation marks. */
function articleText({ title }: Chosen, passage: Passage | null, address: string | null): string {
  const quote = passage === null ? null : passage.isHeading ? passage.text : `“${passage.text}”`;
  return [[title, address].filter((line) => line !== null).join('\n'), quote]
    .filter((part) => part !== null)
    .join('\n\n');
}
