import { definePage } from '../../page/page.ts';
import { AboutSection } from './about-section.tsx';
import { AskSection } from './ask-section.tsx';
import { Hero, HeroLinks } from './hero.tsx';
import { loadHome, refreshHome, withBanners, type HomeData } from './home-data.ts';
import { LatestSection } from './latest-section.tsx';
import { MonthSection } from './month/month-section.tsx';
import { useSeason } from './month/use-season.ts';
import { StatisticsSection } from './statistics-section.tsx';
import { ThemesSection } from './themes-section.tsx';

function HomeScreen({ data: { articles, words, calendars, seasons, Banners } }: { readonly data: HomeData }) {
  const hasArticles = articles.length > 0;
  const hero = <Hero hasArticles={hasArticles} />;
  const links = <HeroLinks hasArticles={hasArticles} />;
  return (
    <>
      {words && Banners ? <Banners banners={words.banners} links={links} otherwise={hero} /> : hero}
      <ReadersMonth {...{ seasons, calendars, words }} />
      <AboutSection about={words?.about ?? null} />
      <ThemesSection />
      {hasArticles && <LatestSection articles={articles} />}
      <StatisticsSection />
      <AskSection contact={words?.contact ?? null} />
    </>
  );
}

/** A separate component, so that only it is re-rendered once the month and the region are known. */
function ReadersMonth({ seasons, calendars, words }: Pick<HomeData, 'seasons' | 'calendars' | 'words'>) {
  const season = useSeason(seasons);
  if (calendars.length === 0) return null;
  return <MonthSection calendars={calendars} month={words?.month ?? null} {...season} />;
}

export const page = definePage<HomeData>({
  Screen: HomeScreen,
  head: (_data, t) => ({ title: t('common:app.tagline'), description: t('home:lead'), image: '/share/home.png' }),
  load: loadHome,
  refresh: refreshHome,
  slim: {
    remove: (data) => ({ ...data, Banners: null }),
    restore: withBanners,
  },
});
