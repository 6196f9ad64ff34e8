import './article-preview.css';
import { useContext, useEffect, useMemo, useState, type MouseEvent } from 'react';
import type { ArticleDocument, ArticleSide } from '#domain/article-document.ts';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { ok } from '#domain/reply.ts';
import type { KeptCategory } from '../../../data/collections/categories.ts';
import { renderMarkup } from '../../../data/markup/render-markup.ts';
import { useRepository } from '../../../data/port.ts';
import { useAsked } from '../../../editing/history/use-asked.ts';
import { countWords } from '../../../editing/markup/count-words.ts';
import { LANGUAGE_NAMES } from '../../../editing/language-names.ts';
import { otherLanguage } from '../../../editing/panes/in-step.ts';
import { errorMessageKey } from '../../../i18n/error-message.ts';
import { LanguageContext, LearnTextsContext, useLanguage } from '../../../i18n/language.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/private/dialog.tsx';
import type { ArticleData } from '../article-data.ts';
import { todayInJakarta } from './today.ts';

/** The visitors' own screen. Its chunk stays theirs: prerendered pages name it. */
const fetchScreen = async () => (await import('../article-screen.tsx')).page;

/** Has what the preview shows fetched while somebody writes: it then needs no network. */
export function usePreparedPreview(): void {
  const learn = useContext(LearnTextsContext);
  useEffect(() => {
    Promise.all([fetchScreen(), ...LANGUAGES.map(learn)]).catch((error: unknown) =>
      console.warn('The preview could not be fetched ahead:', error),
    );
  }, [learn]);
}

interface Props {
  readonly id: number;
  readonly article: ArticleDocument;
  readonly categories: readonly KeptCategory[];
  readonly first: Language;
  readonly onClose: () => void;
}

/** What is written, on the very screen that visitors get, in either language. It needs no network. */
export function ArticlePreview({ id, article, categories, first, onClose }: Props) {
  const { t } = useTranslation();
  const choice = useLanguage();
  const { pictureSource } = useRepository();
  const [language, setLanguage] = useState(first);
  const learn = useContext(LearnTextsContext);
  const page = useAsked(async () => {
    const [screen] = await Promise.all([fetchScreen(), ...LANGUAGES.map(learn)]);
    return ok(screen);
  }, [learn]);
  const data = useMemo(
    () => previewData({ id, article, categories, wanted: language, pictureSource }),
    [id, article, categories, language, pictureSource],
  );
  return (
    <Dialog title={t('edit.preview')} closeLabel={t('edit.previewClose')} onClose={onClose} size="wide">
      <div className="preview-switch" role="group" aria-label={t('language.label')}>
        {LANGUAGES.map((each) => (
          <button key={each} type="button" aria-pressed={each === language} onClick={() => setLanguage(each)}>
            {LANGUAGE_NAMES[each]}
          </button>
        ))}
      </div>
      {page.kind === 'asking' && <p role="status">{t('busy.loading')}</p>}
      {page.kind === 'failed' && (
        <div role="alert">
          <p>{t(errorMessageKey(page.code))}</p>
          <Button variant="outline" size="sm" onClick={page.retry}>
            {t('error.retry')}
          </Button>
        </div>
      )}
      <div className="preview-page" lang={language} onClickCapture={stayHere}>
        <LanguageContext value={{ ...choice, language }}>
          {page.kind === 'there' && <page.value.Screen data={data} />}
        </LanguageContext>
      </div>
    </Dialog>
  );
}

/**
 * Links and share buttons are there to be seen: following one would leave the editor, or share what isn't published. Links
 * within the article are followed here, without a place in the browser's history.
 */
function stayHere(event: MouseEvent<HTMLElement>): void {
  const target = event.target instanceof Element ? event.target.closest('a, button') : null;
  if (!target) return;
  event.preventDefault();
  event.stopPropagation();
  const address = target.getAttribute('href');
  if (!address?.startsWith('#')) return;
  const named = [...event.currentTarget.querySelectorAll('[id]')];
  named.find(({ id }) => address === `#${id}` || address === encodeURI(`#${id}`))?.scrollIntoView();
}

interface Wanted {
  readonly id: number;
  readonly article: ArticleDocument;
  readonly categories: readonly KeptCategory[];
  readonly wanted: Language;
  readonly pictureSource: (address: string) => string;
}

/** As the backend would answer: the other language where the wanted one has no words yet. */
function previewData({ id, article, categories, wanted, pictureSource }: Wanted): ArticleData {
  const other = otherLanguage(wanted);
  const language = !hasWords(article[wanted]) && hasWords(article[other]) ? other : wanted;
  const side = article[language];
  const category = categories.find((each) => each.id === article.category);
  return {
    article: {
      id,
      title: side.title,
      excerpt: side.excerpt,
      image: article.image === '' ? '/pictures/ploughed-bed.svg' : pictureSource(article.image),
      imageAlt: article.decorative ? '' : side.imageAlt,
      date: article.date ?? todayInJakarta(new Date()),
      category: category ?? { slug: '', name: { id: '–', en: '–' } },
      language,
      words: countWords(side.content),
      author: article.author[language],
      reviewedOn: article.reviewedOn,
      audience: side.audience,
      place: side.place,
      version: '',
      ...renderMarkup(side.content, language, pictureSource),
    },
    related: [],
  };
}

function hasWords({ title, content }: ArticleSide): boolean {
  return title.trim() !== '' || content.trim() !== '';
}
