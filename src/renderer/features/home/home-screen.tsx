import type { ArticleSummary } from '#domain/article.ts';
import { LATEST_ARTICLES } from '#domain/limits.ts';
import { definePage } from '../../data/page.ts';
import { firstPage, refreshedPage } from '../articles/parts/first-page.ts';
import { AboutSection } from './about-section.tsx';
import { AskSection } from './ask-section.tsx';
import { Hero } from './hero.tsx';
import { LatestSection } from './latest-section.tsx';
import { StatisticsSection } from './statistics-section.tsx';
import { ThemesSection } from './themes-section.tsx';

type Latest = readonly ArticleSummary[];

function HomeScreen({ data }: { readonly data: Latest }) {
  return (
    <>
      <Hero />
      <AboutSection />
      <ThemesSection />
      {data.length > 0 && <LatestSection articles={data} />}
      <StatisticsSection />
      <AskSection />
    </>
  );
}

export const page = definePage<Latest>({
  Screen: HomeScreen,
  head: (_data, t) => ({ title: t('app.tagline'), description: t('home.lead'), image: '/share/home.png' }),
  load: (request) => firstPage(request, (list) => list.articles.slice(0, LATEST_ARTICLES)),
  refresh: (request, shown) => refreshedPage(request, shown, (list) => list.articles.slice(0, LATEST_ARTICLES)),
});
