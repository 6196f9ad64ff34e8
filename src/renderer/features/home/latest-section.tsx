import { useTranslation } from 'react-i18next';
import type { ArticleSummary } from '#domain/article.ts';
import { PortalLink } from '../../i18n/portal-link.tsx';
import { ArticleCard } from '../articles/parts/article-card.tsx';
import { ArticleRow } from '../articles/parts/article-row.tsx';

/** The newest articles: one large, two small; on phones the small ones are rows. */
export function LatestSection({ articles }: { readonly articles: readonly ArticleSummary[] }) {
  const { t } = useTranslation(['home', 'articles']);
  const [newest, ...others] = articles;
  return (
    <section className="page-width page-section">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="type-h2">{t('latest')}</h2>
        <PortalLink
          to="/blog"
          className="inline-flex min-h-11 items-center font-bold text-brand underline decoration-2 underline-offset-[6px]"
        >
          {t('articles:blog.allArticles')}
        </PortalLink>
      </div>
      <div className="mt-4 grid gap-6 md:mt-7 lg:grid-cols-[7fr_5fr] lg:gap-12">
        {newest && <ArticleCard article={newest} size="large" />}
        <div className="grid content-start lg:gap-9">
          {others.map((article) => (
            <div key={article.id} className="border-t-[1.5px] border-line py-5 lg:border-0 lg:py-0">
              <div className="lg:hidden">
                <ArticleRow article={article} side="right" />
              </div>
              <div className="hidden lg:block">
                <ArticleCard article={article} size="small" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
