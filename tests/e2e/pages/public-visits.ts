import { expect, type Page } from '@playwright/test';
import type { Language } from '#domain/localized.ts';
import { LONG_FORM } from '../../support/portal/journey-languages.ts';
import { BlogPage } from './blog-page.ts';
import { ContactForm, newLetter } from './contact-form.ts';
import { addressOf } from './public-pages.ts';
import { words } from './words.ts';

type Look = (state: string) => Promise<void>;

interface PublicVisit {
  readonly name: string;
  /** Leads a fresh browser from state to state, and looks at each. */
  walk(page: Page, language: Language, look: Look): Promise<void>;
}

/** The longest texts that the backend accepts. */
const LENGTHS: ReadonlyMap<string, number> = new Map([
  ['title', 200],
  ['excerpt', 400],
]);
const SOUGHT = { id: 'kompos', en: 'compost' } as const;
const endless = (key: string) => 'Katapanjang'.repeat(40).slice(0, LENGTHS.get(key));
const withLongWords = (key: string, value: unknown) =>
  typeof value === 'string' && LENGTHS.has(key) ? endless(key) : value;

/** What public pages show at times: mistakes in a form, nothing found, words without an end. */
export const publicVisits: readonly PublicVisit[] = [
  {
    name: 'the form with mistakes, and sent',
    async walk(page, language, look) {
      // The same form at two places.
      for (const place of LONG_FORM ? (['home', 'contact'] as const) : (['contact'] as const)) {
        const form = new ContactForm(page, place, language);
        await form.show();
        await form.submit();
        await expect(form.toasts).toBeVisible();
        await expect(form.field('message')).toHaveAttribute('aria-invalid', 'true');
        await look(`errors in the form at ${place}`);
      }
      const form = new ContactForm(page, 'contact', language);
      await form.fill(newLetter('contact'));
      await form.submit();
      await expect(form.toast(words.sent[language])).toBeVisible();
      await look('a message was sent');
    },
  },
  {
    name: 'the list with nothing found, and words without an end',
    async walk(page, language, look) {
      const blog = new BlogPage(page);
      await blog.open(`${addressOf('/blog', language)}?q=zzzz`);
      await expect(blog.results.getByText(words.noArticles[language])).toBeVisible();
      await look('nothing was found');
      await page.route(/\/rpc\/search_articles/, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: JSON.stringify(JSON.parse(await response.text(), withLongWords)) });
      });
      await blog.search.fill(SOUGHT[language]);
      await expect(blog.main.getByText(endless('excerpt')).first()).toBeVisible();
      await look('words without an end in a card');
    },
  },
];
