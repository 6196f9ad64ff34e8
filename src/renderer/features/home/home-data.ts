import type { ComponentType, ReactNode } from 'react';
import type { ArticlePage, ArticleSummary } from '#domain/article.ts';
import { LATEST_ARTICLES } from '#domain/limits.ts';
import type { FieldCalendar } from '#domain/seasons/field-tasks.ts';
import { seasonsByRegion, type SeasonsByRegion } from '#domain/seasons/planting-seasons.ts';
import { found, type PageResult, type PageRequest } from '../../page/page.ts';
import { siteNow, storedSite } from '../../data/site-reading.ts';
import type { AboutContent, Banner, ContactContent, SeasonsContent, SiteContent } from '../../data/site-content.ts';
import { firstPage, refreshedPage } from '../articles/parts/newest-articles.ts';

/** What the home page shows of what super admins wrote; null where it shows its own words. */
interface HomeWords {
  readonly banners: readonly Banner[];
  readonly about: HomeAbout | null;
  readonly contact: HomeContact | null;
  readonly month: HomeMonth | null;
}

type Card = 'vision' | 'mission' | 'education' | 'community';

export type HomeAbout = Pick<AboutContent, 'language' | 'homeTitle' | 'homeText' | `${Card}Title` | `${Card}Text`>;
export type HomeMonth = Pick<SeasonsContent, 'language' | 'title' | 'content'>;
export type HomeContact = Pick<ContactContent, 'language' | 'email' | 'place' | 'askTitle' | 'askText'>;

/** Renders banners. Its code is loaded only where there are any. */
type BannersView = ComponentType<{
  readonly banners: readonly Banner[];
  readonly links: ReactNode;
  readonly otherwise: ReactNode;
}>;

export interface HomeData {
  readonly articles: readonly ArticleSummary[];
  readonly words: HomeWords | null;
  /** What the calendar strips of all articles offer in any region and month. */
  readonly calendars: readonly FieldCalendar[];
  readonly seasons: SeasonsByRegion;
  /** null where there are no banners. What a prerendered page carries leaves it out: it is code. */
  readonly Banners: BannersView | null;
}

const latest = (list: ArticlePage) => list.articles.slice(0, LATEST_ARTICLES);

/** What is there at once. */
export async function loadHome(request: PageRequest): Promise<PageResult<HomeData>> {
  const { stored } = request.repository;
  const [articles, { words }, calendars] = await Promise.all([
    firstPage(request, latest),
    storedSite(request),
    stored.calendars(request.language),
  ]);
  if (articles.kind !== 'found') return articles;
  const seasons = seasonsByRegion(words.seasons?.stages ?? {});
  const offered = await offeredOf(calendars.ok ? calendars.value : []);
  return found(await withBanners({ calendars: offered, seasons, articles: articles.data, words: homeWords(words) }));
}

/** The calendars of a page. A prerendered one has them in its data; this code is for navigations from another page. */
async function offeredOf(calendars: readonly FieldCalendar[]): Promise<readonly FieldCalendar[]> {
  if (calendars.length === 0) return [];
  try {
    return (await import('#domain/seasons/year-of-tasks.ts')).offeredInYear(calendars);
  } catch (error) {
    // The rest of the page is worth having.
    console.warn('What the year’s tasks are could not be loaded:', error);
    return [];
  }
}

/** The backend's current data; null where nothing changed or it can't be reached. */
export async function refreshHome(request: PageRequest, shown: HomeData): Promise<PageResult<HomeData> | null> {
  const [articles, site] = await Promise.all([
    refreshedPage(request, shown.articles, latest),
    siteNow(request, ['banners', 'about', 'contact', 'seasons']),
  ]);
  const words = site ? homeWords(site) : shown.words;
  const seasons = site ? seasonsByRegion(site.seasons?.stages ?? {}) : shown.seasons;
  if (!articles && JSON.stringify([words, seasons]) === JSON.stringify([shown.words, shown.seasons])) return null;
  const list = articles?.kind === 'found' ? articles.data : shown.articles;
  return found(await withBanners({ ...shown, seasons, articles: list, words }));
}

/** A page with the code that its banners need. */
export async function withBanners(data: Omit<HomeData, 'Banners'>): Promise<HomeData> {
  const needed = data.words !== null && data.words.banners.length > 0;
  return { ...data, Banners: needed ? await bannersView() : null };
}

/** null where the code can't be loaded: the rest of the page, with the built-in first view, doesn't wait for it. */
async function bannersView(): Promise<BannersView | null> {
  try {
    return (await import('../hero-banners/parts/hero-banners.tsx')).HeroBanners;
  } catch (error) {
    console.warn('The banners’ code could not be loaded:', error);
    return null;
  }
}

function homeWords(site: Pick<SiteContent, 'banners' | 'about' | 'contact' | 'seasons'>): HomeWords | null {
  const { banners, about, contact, seasons } = site;
  if (banners.length === 0 && !about && !contact && !seasons) return null;
  return {
    banners,
    about: about && homeAbout(about),
    contact: contact && homeContact(contact),
    month: seasons && homeMonth(seasons),
  };
}

/** The about page's story needn't come along. */
function homeAbout(about: AboutContent): HomeAbout {
  const { language, homeTitle, homeText, visionTitle, visionText, missionTitle, missionText } = about;
  const { educationTitle, educationText, communityTitle, communityText } = about;
  const first = { language, homeTitle, homeText, visionTitle, visionText, missionTitle, missionText };
  return { ...first, educationTitle, educationText, communityTitle, communityText };
}

function homeMonth({ language, title, content }: SeasonsContent): HomeMonth {
  return { language, title, content };
}

function homeContact({ language, email, place, askTitle, askText }: ContactContent): HomeContact {
  return { language, email, place, askTitle, askText };
}
