import type { Language } from '#domain/localized.ts';
import type { Result } from '#domain/result.ts';
import type { LiveLibrary, Repository } from './repository.ts';
import {
  footerContent,
  readSiteContent,
  type ContactContent,
  type FooterContent,
  type SiteContent,
  type SitePart,
} from './site-content.ts';

/** Nothing of the site was written by super admins: it is as it was built. */
const NOTHING: SiteContent = {
  banners: [],
  about: null,
  contact: null,
  communities: [],
  seasons: null,
  asksPhone: false,
};

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

/** The backend's current values of these parts; null where it can't be reached, or the response is invalid. */
export async function siteNow<Part extends SitePart>(
  { repository, language }: Asker,
  parts: readonly Part[],
): Promise<Pick<SiteContent, Part | 'asksPhone'> | null> {
  const answer = repository.live && (await askedOnce(repository.live, language, parts));
  return answer?.ok ? readSiteContent(answer.value, language, repository.pictureSource) : null;
}

interface Question {
  readonly language: Language;
  readonly parts: readonly SitePart[];
  readonly answer: Promise<Result<unknown>>;
}

const underWay = new WeakMap<LiveLibrary, Set<Question>>();

/** A page and its footer may request the same parts at the same time: they share one request. */
function askedOnce(live: LiveLibrary, language: Language, parts: readonly SitePart[]): Promise<Result<unknown>> {
  const questions = underWay.get(live) ?? new Set<Question>();
  underWay.set(live, questions);
  const same = [...questions].find(
    (asked) => asked.language === language && parts.every((part) => asked.parts.includes(part)),
  );
  if (same) return same.answer;
  const question = { language, parts, answer: live.site(language, parts).finally(() => questions.delete(question)) };
  questions.add(question);
  return question.answer;
}

/** The last request of each callback. */
const latest = new WeakMap<Tell, object>();

type Tell = (words: FooterContent | undefined) => void;

/**
 * Reports the footer's texts by super admins: the stored ones, where the page didn't contain them (`known`), then those of the backend.
 * Undefined: the built-in ones.
 */
export async function followFooter(
  repository: Repository,
  known: FooterContent | undefined,
  language: Language,
  say: Tell,
): Promise<void> {
  const asker = { repository, language };
  latest.set(say, asker);
  // The footer has changed its language and requested its texts again.
  const tell: Tell = (words) => latest.get(say) === asker && say(words);
  const footerOf = (contact: ContactContent | null) =>
    contact ? footerContent(contact, language, repository.site.email) : undefined;
  const now = siteNow(asker, ['contact']);
  if (known?.reader !== language) tell(footerOf((await storedSite(asker)).words.contact));
  const words = await now;
  if (words) tell(footerOf(words.contact));
}
