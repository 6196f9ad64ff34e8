import { expect, type Page } from '@playwright/test';
import type { Language } from '#domain/localized.ts';
import { PUBLIC_URL } from '../../support/portal/portals.ts';
import { addressOf, titleOf, type PublicPage } from './public-pages.ts';

/** The tags in a document's head that describe the page; a list where there could be several. */
function readHead(page: Page) {
  return page.evaluate(() => {
    const all = (selector: string, name: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
    return {
      language: document.documentElement.lang,
      titles: [...document.head.querySelectorAll('title')].map((title) => title.textContent),
      descriptions: all('meta[name=description]', 'content'),
      canonical: all('link[rel=canonical]', 'href'),
      alternates: [...document.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
      robots: all('meta[name=robots]', 'content'),
      shareAddress: all('meta[property="og:url"]', 'content'),
      shareTitle: all('meta[property="og:title"]', 'content'),
      pictures: all('meta[property="og:image"]', 'content'),
    };
  });
}

/** Expects that the head names this page, in this language, and nothing twice. */
export async function expectHead(page: Page, each: PublicPage, language: Language, site = PUBLIC_URL): Promise<void> {
  const at = (one: Language): string => site + addressOf(each.path, one);
  const { pictures, ...head } = await readHead(page);
  expect(head).toEqual({
    language,
    titles: [titleOf(each, language)],
    descriptions: [each.description[language]],
    canonical: each.hidden ? [] : [at(language)],
    alternates: each.hidden
      ? []
      : [
          ['id', at('id')],
          ['en', at('en')],
          ['x-default', at('id')],
        ],
    robots: each.hidden ? ['noindex'] : [],
    shareAddress: each.hidden ? [] : [at(language)],
    shareTitle: [(each.title ?? each.heading)[language]],
  });
  if (each.hidden) return;
  expect(pictures).toHaveLength(1);
  expect(pictures[0]).toMatch(new RegExp(`^${site}/share/(home\\.png|\\d+-${language}\\.jpg)$`));
}
