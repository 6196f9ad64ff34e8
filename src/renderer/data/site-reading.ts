import type { Language } from '#domain/localized.ts';
import type { Result } from '#domain/result.ts';
import type { LiveLibrary, Repository } from './repository.ts';
import { footerContent, readSiteContent, type FooterContent, type SiteContent } from './site-content.ts';

/** Nothing of the site was written by super admins: it is as it was built. */
const NOTHING: SiteContent = { banners: [], about: null, contact: null, communities: [] };

interface Asker {
  readonly repository: Repository;
  readonly language: Language;
}

/**
 * What is there at once, with the about page's story as HTML where the build made it. It never fails: the portal's own words
 * are there.
 */
export async function storedSite({ repository, language }: Asker): Promise<{ words: SiteContent; story: string }> {
  const answer = await repository.stored.site(language);
  const words = answer.ok && readSiteContent(answer.value.rows, language, repository.pictureSource);
  return words ? { words, story: answer.value.story } : { words: NOTHING, story: '' };
}

/** What the backend says now; null where it can't be asked, or answers something else. */
export async function siteNow({ repository, language }: Asker): Promise<SiteContent | null> {
  const answer = repository.live && (await askedOnce(repository.live, language));
  return answer?.ok ? readSiteContent(answer.value, language, repository.pictureSource) : null;
}

const underWay = new WeakMap<LiveLibrary, Map<Language, Promise<Result<unknown>>>>();

/** A page and its footer ask at the same time: that is one question. */
function askedOnce(live: LiveLibrary, language: Language): Promise<Result<unknown>> {
  const asked = underWay.get(live) ?? new Map<Language, Promise<Result<unknown>>>();
  underWay.set(live, asked);
  const answer = asked.get(language) ?? live.site(language).finally(() => asked.delete(language));
  asked.set(language, answer);
  return answer;
}

/** The question that was asked last, by what it is told to. */
const latest = new WeakMap<Tell, object>();

type Tell = (words: FooterContent | undefined) => void;

/**
 * Tells what super admins wrote of the footer: what is stored, where the page didn't bring it along, then what the backend
 * says. Undefined: it is as it was built.
 */
export async function followFooter(repository: Repository, language: Language, say: Tell): Promise<void> {
  const asker = { repository, language };
  latest.set(say, asker);
  // A footer that is in another language by now has asked again.
  const tell: Tell = (words) => latest.get(say) === asker && say(words);
  const footerOf = ({ contact }: SiteContent) =>
    contact ? footerContent(contact, language, repository.site.email) : undefined;
  const now = siteNow(asker);
  if (repository.footer?.reader !== language) tell(footerOf((await storedSite(asker)).words));
  const words = await now;
  if (words) tell(footerOf(words));
}
