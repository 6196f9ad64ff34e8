import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ArticlePage } from '#domain/article.ts';
import { RELATED_ARTICLES } from '#domain/limits.ts';
import { missingArticleOf } from './missing-article.ts';
import { ArticleRow } from './parts/article-row.tsx';

/** A note that the requested article doesn't exist, with others of its category where that is known. */
export function MissingNote({ latest }: { readonly latest: ArticlePage }) {
  const { t } = useTranslation('articles');
  const missing = missingArticleOf(useLocation().state);
  if (!missing) return null;
  const similar = latest.articles
    .filter(({ id, category }) => id !== missing.missingArticle && category.slug === missing.category)
    .slice(0, RELATED_ARTICLES);
  return (
    <div className="page-width mt-8">
      <div className="rounded-[10px] bg-mist px-5 py-4" role="status">
        <p className="type-h3 font-extrabold">{t('blog.none')}</p>
        <p className="mt-1 text-ink-2">{t('blog.missingHint')}</p>
      </div>
      {similar.length > 0 && (
        <section className="mt-6">
          <h2 className="border-b-2 border-ink pb-2.5 text-base font-bold">{t('blog.similar')}</h2>
          <ul className="grid gap-x-8 md:grid-cols-3">
            {similar.map((article) => (
              <li key={article.id} className="border-b-[1.5px] border-line py-4">
                <ArticleRow article={article} side="left" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
