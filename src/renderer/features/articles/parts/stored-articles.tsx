import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArticlePage } from '#domain/article.ts';
import { useRepository } from '#renderer/data/repository.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useMessages } from '#renderer/i18n/portal-i18n.ts';
import { Pages } from './search/pages.tsx';
import { SearchBox } from './search/search-box.tsx';
import { MarkedText } from './search/marked-text.tsx';
import { useArticleSearch } from './search/use-article-search.ts';
import { useMatchingWords } from './search/use-matching-words.ts';
import { ArticleRow } from './article-row.tsx';
import en from './page-messages/en.json';
import id from './page-messages/id.json';

interface Props {
  /** Another number where what is on this device has changed. */
  readonly version: number;
  /** Said beside an article's date. */
  noteOf(id: number): string | undefined;
}

/** The articles on this device with their pictures, found as everywhere, but never asked for elsewhere. */
export function StoredArticles({ version, noteOf }: Props) {
  useMessages({ id: { articles: id }, en: { articles: en } });
  const first = useFirstPage(version);
  return first && <Found first={first} noteOf={noteOf} />;
}

/** The newest articles on this device; null until they were read. */
function useFirstPage(version: number): ArticlePage | null {
  const repository = useRepository();
  const { language } = useLanguage();
  const [page, setPage] = useState<ArticlePage | null>(null);
  useEffect(() => {
    let wanted = true;
    void repository.stored.articlePage({ search: '', category: '', language, page: 1 }).then((read) => {
      if (wanted && read.ok) setPage(read.value);
    });
    return () => {
      wanted = false;
    };
  }, [repository, language, version]);
  return page;
}

function Found({ first, noteOf }: { readonly first: ArticlePage } & Pick<Props, 'noteOf'>) {
  const { t } = useTranslation('articles');
  const { language } = useLanguage();
  const box = useRef<HTMLInputElement>(null);
  const search = useArticleSearch(first, box, { path: '/library', onlyStored: true });
  const { answer, query, busy } = search;
  const words = useMatchingWords(query, answer);
  const isSearch = query.search !== '';
  const show = isSearch ? (text: string) => <MarkedText text={text} search={query.search} words={words} /> : undefined;
  const found = t('blog.found', { count: answer.total, number: wholeNumber(answer.total, language) });
  return (
    <>
      <SearchBox search={search} box={box} />
      <p role="status" className={isSearch ? 'type-small mt-3 text-ink-3' : 'sr-only'}>
        {!busy && (isSearch && answer.partial ? t('blog.nearestHere') : found)}
      </p>
      {isSearch && !busy && answer.articles.length === 0 && (
        // Only a complete library knows that there is no such article.
        <p className="mt-2 font-bold">{t(answer.onlyHere ? 'blog.noneHere' : 'blog.none')}</p>
      )}
      <ul className={busy ? 'opacity-60' : ''}>
        {answer.articles.map((article) => (
          <li key={article.id} className="border-b-[1.5px] border-line py-5 last:border-b-0">
            <ArticleRow article={article} side="right" note={noteOf(article.id)} {...(show && { show })} />
          </li>
        ))}
      </ul>
      <Pages search={search} />
    </>
  );
}
