import { useId, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArticlePage } from '#domain/article.ts';
import { LATEST_ARTICLES, SEARCH_LENGTH_MAX } from '#domain/limits.ts';
import { wholeNumber } from '../../i18n/numbers.ts';
import { useLanguage } from '../../i18n/language.ts';
import { PortalLink } from '../../i18n/portal-link.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { ArticleRow } from './parts/article-row.tsx';
import type { ArticleSearch } from './use-article-search.ts';

interface Props {
  readonly search: ArticleSearch;
  readonly box: RefObject<HTMLInputElement | null>;
}

/** Search and categories; above the list on narrow screens. */
export function BlogSidebar({ search, box }: Props) {
  return (
    <div className="min-w-0">
      <SearchBox search={search} box={box} />
      <Categories search={search} />
    </div>
  );
}

/** The latest articles, below search and categories; on narrow screens below the list, which begins with the same ones. Nothing before there are any. */
export function LatestArticles({ latest }: { readonly latest: ArticlePage }) {
  const { t } = useTranslation('articles');
  if (latest.articles.length === 0) return null;
  return (
    <section className="latest-articles mt-6 lg:mt-1">
      <h2 className="border-b-2 border-ink pb-2.5 text-base font-bold">{t('blog.latest')}</h2>
      <div className="grid gap-x-5 md:grid-cols-3 lg:grid-cols-1">
        {latest.articles.slice(0, LATEST_ARTICLES).map((article) => (
          <div key={article.id} className="border-b-[1.5px] border-line py-4">
            <ArticleRow article={article} side="left" />
          </div>
        ))}
      </div>
    </section>
  );
}

/** Where somebody types what is searched. */
export function SearchBox({ search, box }: Props) {
  const { t } = useTranslation('articles');
  const id = useId();
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()} className="relative">
      <label htmlFor={id} className="sr-only">
        {t('blog.searchLabel')}
      </label>
      <SearchIcon className="pointer-events-none absolute top-3.5 left-3 text-ink-2" />
      <input
        ref={box}
        id={id}
        type="search"
        name="q"
        autoComplete="off"
        maxLength={SEARCH_LENGTH_MAX}
        placeholder={t('blog.search')}
        value={search.typed}
        onChange={(event) => search.type(event.target.value)}
        className="field-control"
      />
    </form>
  );
}

function Categories({ search }: { readonly search: ArticleSearch }) {
  const { t } = useTranslation('articles');
  const { language } = useLanguage();
  const { categories } = search.answer;
  const all = categories.reduce((sum, category) => sum + category.count, 0);
  const entries = [
    { slug: '', name: t('blog.all'), count: all },
    ...categories.map((category) => ({ slug: category.slug, name: category.name[language], count: category.count })),
  ];
  return (
    <nav aria-label={t('blog.categories')} className="mt-5 lg:mt-8">
      <h2 className="hidden border-b-2 border-ink pb-2.5 text-base font-bold lg:block">{t('blog.categories')}</h2>
      <ul className="category-list">
        {entries.map((entry) => (
          <li key={entry.slug}>
            <PortalLink
              to={search.addressOf({ category: entry.slug })}
              aria-current={entry.slug === search.query.category ? 'true' : undefined}
              className="category-entry"
            >
              <span>{entry.name}</span>
              <span className="[font-variant-numeric:tabular-nums]">
                {wholeNumber(entry.count, language)}
                <span className="sr-only"> {t('blog.articlesIn', { count: entry.count })}</span>
              </span>
            </PortalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
