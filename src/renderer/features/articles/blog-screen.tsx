import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArticlePage } from '#domain/article.ts';
import { definePage } from '../../page/page.ts';
import { PageTop } from '../../ui/page-top.tsx';
import { BlogSidebar, LatestArticles } from './blog-sidebar.tsx';
import { BlogResults } from './blog-results.tsx';
import { MissingNote } from './missing-note.tsx';
import { firstPage, refreshedPage } from './parts/newest-articles.ts';
import { useArticleSearch } from './parts/search/use-article-search.ts';

/** What one searches by, and what is found. */
const COLUMNS = 'lg:grid-cols-[280px_1fr] lg:gap-x-[70px]';

function BlogScreen({ data }: { readonly data: ArticlePage }) {
  const { t } = useTranslation('articles');
  const box = useRef<HTMLInputElement>(null);
  const search = useArticleSearch(data, box, { path: '/blog' });
  return (
    <div data-searching={search.wasTyped && (search.query.search || search.typed.trim()) ? 'true' : undefined}>
      <PageTop title={t('blog.title')} lead={t('blog.lead')} columns={COLUMNS} />
      <MissingNote latest={data} />
      <div className={`blog-columns page-width grid gap-y-8 pt-8 md:pt-12 lg:grid-rows-[auto_1fr] ${COLUMNS}`}>
        <BlogSidebar search={search} box={box} />
        <BlogResults search={search} />
        <LatestArticles latest={data} />
      </div>
    </div>
  );
}

export const page = definePage<ArticlePage>({
  Screen: BlogScreen,
  head: (_data, t) => ({
    title: t('articles:blog.title'),
    description: t('articles:blog.lead'),
    image: '/share/home.png',
  }),
  load: (request) => firstPage(request, (list) => list),
  refresh: (request, shown) => refreshedPage(request, shown, (list) => list),
});
