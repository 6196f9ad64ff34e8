import { useTranslation } from 'react-i18next';
import type { Tag } from '#domain/article.ts';
import { useLanguage } from '../../i18n/language.ts';
import { PortalLink } from '../../i18n/portal-link.tsx';

/** What the article is also found by, below its text: each leads to all articles with it. */
export function ArticleTags({ tags }: { readonly tags: readonly Tag[] | undefined }) {
  const { t } = useTranslation('articles');
  const { language } = useLanguage();
  return (
    tags && (
      <ul
        aria-label={t('article.tags')}
        lang={language}
        className="article-tags type-small mt-8 flex flex-wrap gap-x-5 print:hidden"
      >
        {tags.map(({ slug, name }) => (
          <li key={slug}>
            <PortalLink
              to={`/blog?tag=${slug}`}
              className="inline-flex min-h-11 items-center text-ink-2 underline hover:text-brand"
            >
              {name[language]}
            </PortalLink>
          </li>
        ))}
      </ul>
    )
  );
}
