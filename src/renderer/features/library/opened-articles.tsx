import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArticleSummary } from '#domain/article.ts';
import { cachedSummaries } from '#renderer/data/cached-pages.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { useMessages } from '#renderer/i18n/portal-i18n.ts';
import { ArticleRow } from '../articles/parts/article-row.tsx';
import en from '../articles/parts/page-messages/en.json';
import id from '../articles/parts/page-messages/id.json';
import { NothingOpened, type OpenedProps } from './nothing-opened.tsx';

/** The articles that were read on this device before and open without a network. */
export function OpenedArticles({ besides }: OpenedProps) {
  useMessages({ id: { articles: id }, en: { articles: en } });
  const { t } = useTranslation('library');
  const articles = useKeptSummaries()?.filter(({ id }) => !besides?.has(id));
  if (!articles) return null;
  if (articles.length === 0) return <NothingOpened besides={besides} />;
  return (
    <div>
      <p className="max-w-[38.1em] text-ink-2">{t('opened.lead')}</p>
      <ul>
        {articles.map((article) => (
          <li key={article.id} className="border-b-[1.5px] border-line py-5 last:border-b-0">
            <ArticleRow article={article} side="right" />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Null until they were read. */
function useKeptSummaries(): readonly ArticleSummary[] | null {
  const { language } = useLanguage();
  const [articles, setArticles] = useState<readonly ArticleSummary[] | null>(null);
  useEffect(() => {
    let wanted = true;
    cachedSummaries(language).then(
      (read) => wanted && setArticles(read),
      (error: unknown) => {
        console.warn('What was read on this device could not be listed:', error);
        if (wanted) setArticles([]);
      },
    );
    return () => {
      wanted = false;
    };
  }, [language]);
  return articles;
}
