import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArticlePage } from '#domain/article.ts';
import { ARTICLES_PER_PAGE } from '#domain/limits.ts';
import { RepositoryContext, useRepository, type Repository } from '#renderer/data/repository.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { addMessages } from '#renderer/i18n/portal-i18n.ts';
import { PortalLink } from '#renderer/i18n/portal-link.tsx';
import { buttonClass } from '#renderer/ui/button.tsx';
import { SearchBox } from './search/search-box.tsx';
import { MarkedText } from './search/marked-text.tsx';
import { useArticleSearch, type ArticleSearch } from './search/use-article-search.ts';
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
export function KeptArticles(props: Props) {
  const { i18n } = useTranslation('articles');
  useState(() => {
    addMessages(i18n, 'id', { articles: id });
    addMessages(i18n, 'en', { articles: en });
  });
  const repository = useRepository();
  const own = useMemo<Repository>(() => onlyStored(repository), [repository]);
  return (
    <RepositoryContext value={own}>
      <Listed {...props} />
    </RepositoryContext>
  );
}

/** The repository without its backend. Its parts are read at each call: on the web the library takes their place once it is loaded. */
function onlyStored(repository: Repository): Repository {
  return Object.assign(Object.create(repository) as Repository, { live: null });
}

function Listed({ version, noteOf }: Props) {
  const first = useFirstPage(version);
  return first && <Found first={first} noteOf={noteOf} />;
}

/** The newest articles on this device; null until they were read. */
function useFirstPage(version: number): ArticlePage | null {
  const repository = useContext(RepositoryContext);
  const { language } = useLanguage();
  const [page, setPage] = useState<ArticlePage | null>(null);
  useEffect(() => {
    let wanted = true;
    void repository?.stored.articlePage({ search: '', category: '', language, page: 1 }).then((read) => {
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
  const search = useArticleSearch(first, box);
  const { answer, query, busy } = search;
  const words = useMatchingWords(query, answer);
  const isSearch = query.search !== '';
  const show = isSearch ? (text: string) => <MarkedText text={text} search={query.search} words={words} /> : undefined;
  return (
    <>
      <SearchBox search={search} box={box} />
      <p role="status" className={isSearch ? 'type-small mt-3 text-ink-3' : 'sr-only'}>
        {!busy && t('blog.found', { count: answer.total, number: wholeNumber(answer.total, language) })}
      </p>
      {isSearch && !busy && answer.articles.length === 0 && <p className="mt-2 font-bold">{t('blog.none')}</p>}
      <ul className={busy ? 'opacity-60' : ''}>
        {answer.articles.map((article) => (
          <li key={article.id} className="border-b-[1.5px] border-line py-5 last:border-b-0">
            <ArticleRow article={article} side="right" note={noteOf(article.id)} {...(show && { show })} />
          </li>
        ))}
      </ul>
      {answer.total > ARTICLES_PER_PAGE && <Pages search={search} />}
    </>
  );
}

function Pages({ search }: { readonly search: ArticleSearch }) {
  const { t } = useTranslation('articles');
  const { page } = search.query;
  const last = Math.ceil(search.answer.total / ARTICLES_PER_PAGE);
  const addressOf = (wanted: number) => search.addressOf({ page: wanted }).replace(/^\/blog/, '/library');
  return (
    <nav aria-label={t('blog.pages')} className="flex flex-wrap items-center gap-4 border-t-[1.5px] border-line pt-5">
      {page > 1 && (
        <PortalLink to={addressOf(page - 1)} rel="prev" className={buttonClass('outline', 'sm')}>
          {t('blog.newer')}
        </PortalLink>
      )}
      <p className="text-ink-2">{t('blog.pageOf', { page, last })}</p>
      {page < last && (
        <PortalLink to={addressOf(page + 1)} rel="next" className={buttonClass('outline', 'sm')}>
          {t('blog.older')}
        </PortalLink>
      )}
    </nav>
  );
}
