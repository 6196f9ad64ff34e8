import { found, type PageResult, type PageRequest } from '../../page/page.ts';
import { siteNow, storedSite } from '../../data/site-reading.ts';
import type { AboutContent, Community, SiteContent } from '../../data/site-content.ts';

/** What the about page shows of what super admins wrote; its own words where `about` is null. */
export interface AboutData {
  readonly about: AboutContent | null;
  readonly communities: readonly Community[];
  /** The story as HTML; '' where super admins wrote none. */
  readonly story: string;
}

/** What is there at once. */
export async function loadAbout(request: PageRequest): Promise<PageResult<AboutData>> {
  const { words, story } = await storedSite(request);
  return found(await withStory(words, request, story));
}

/** The backend's current data; null where nothing changed or it can't be reached. */
export async function refreshAbout(request: PageRequest, shown: AboutData): Promise<PageResult<AboutData> | null> {
  const words = await siteNow(request, ['about', 'communities']);
  if (!words) return null;
  const same = words.about?.story === shown.about?.story && words.about?.language === shown.about?.language;
  const now = await withStory(words, request, same ? shown.story : '');
  return JSON.stringify(now) === JSON.stringify(shown) ? null : found(now);
}

/** The Markdown parser is loaded only for a story that the build didn't convert. */
async function withStory(
  { about, communities }: Pick<SiteContent, 'about' | 'communities'>,
  request: PageRequest,
  known: string,
): Promise<AboutData> {
  if (!about?.story || known) return { about, communities, story: about?.story ? known : '' };
  const { renderMarkdown } = await import('#text/render/render-markdown.ts');
  return {
    about,
    communities,
    story: renderMarkdown(about.story, about.language, request.repository.pictureSource).html,
  };
}
