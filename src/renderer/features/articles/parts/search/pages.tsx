import { useTranslation } from 'react-i18next';
import { ARTICLES_PER_PAGE } from '#domain/limits.ts';
import { PortalLink } from '#renderer/i18n/portal-link.tsx';
import { buttonClass } from '#renderer/ui/button.tsx';
import type { ArticleSearch } from './use-article-search.ts';

/** The way to the other pages of what was found; nothing where one page has all of it. */
export function Pages({ search }: { readonly search: ArticleSearch }) {
  const { t } = useTranslation('articles');
  const { page } = search.query;
  const last = Math.ceil(search.answer.total / ARTICLES_PER_PAGE);
  if (last <= 1) return null;
  return (
    <nav aria-label={t('blog.pages')} className="mt-14 flex flex-wrap items-center gap-4 border-t-2 border-ink pt-5">
      {page > 1 && (
        <PortalLink to={search.addressOf({ page: page - 1 })} rel="prev" className={buttonClass('outline')}>
          {t('blog.newer')}
        </PortalLink>
      )}
      <p className="text-ink-2 [font-variant-numeric:tabular-nums]">{t('blog.pageOf', { page, last })}</p>
      {page < last && (
        <PortalLink to={search.addressOf({ page: page + 1 })} rel="next" className={buttonClass('outline')}>
          {t('blog.older')}
        </PortalLink>
      )}
    </nav>
  );
}
