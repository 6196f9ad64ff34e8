import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArticlePage } from '#domain/article.ts';
import { LATEST_ARTICLES } from '#domain/limits.ts';
import { wholeNumber } from '../../i18n/numbers.ts';
import { useLanguage } from '../../i18n/language.ts';
import { PortalLink } from '../../i18n/portal-link.tsx';
import { ArticleRow } from './parts/article-row.tsx';
import { SearchBox } from './parts/search/search-box.tsx';
import type { ArticleSearch } from './parts/search/use-article-search.ts';

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
    <nav
      aria-label={t('blog.categories')}
      className="blog-categories mt-5 lg:mt-8"
      data-chosen={search.query.category ? 'true' : undefined}
    >
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
