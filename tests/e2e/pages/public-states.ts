import { expect, type Page } from '@playwright/test';
import type { Language } from '#domain/localized.ts';
import { LONG_FORM } from '../../support/portal/journey-languages.ts';
import { BlogPage } from './blog-page.ts';
import { ContactForm, newLetter } from './contact-form.ts';
import { addressOf } from './public-pages.ts';
import { words } from './words.ts';

interface PublicState {
  readonly name: string;
  /** Leads a fresh browser there. */
  show(page: Page, language: Language): Promise<void>;
}

/** The longest texts that the backend accepts. */
const LENGTHS: ReadonlyMap<string, number> = new Map([
  ['title', 200],
  ['excerpt', 400],
]);
const endless = (key: string) => 'Katapanjang'.repeat(40).slice(0, LENGTHS.get(key));
const withLongWords = (key: string, value: unknown) =>
  typeof value === 'string' && LENGTHS.has(key) ? endless(key) : value;

/** What public pages show at times: mistakes in a form, nothing found, words without an end. */
export const publicStates: readonly PublicState[] = [
  // The same form at two places.
  ...(LONG_FORM ? (['home', 'contact'] as const) : (['home'] as const)).map((place) => ({
    name: `errors in the form at ${place}`,
    async show(page: Page, language: Language) {
      const form = new ContactForm(page, place, language);
      await form.show();
      await form.submit();
      await expect(form.toasts).toBeVisible();
      await expect(form.field('message')).toHaveAttribute('aria-invalid', 'true');
    },
  })),
  {
    name: 'a message was sent',
    async show(page, language) {
      const form = new ContactForm(page, 'contact', language);
      await form.show();
      await form.fill(newLetter('contact'));
      await form.submit();
      await expect(form.toast(words.sent[language])).toBeVisible();
    },
  },
  {
    name: 'nothing was found',
    async show(page, language) {
      const blog = new BlogPage(page);
      await blog.open(`${addressOf('/blog', language)}?q=zzzz`);
      await expect(blog.results.getByText(words.noArticles[language])).toBeVisible();
    },
  },
  {
    name: 'words without an end in a card',
    async show(page, language) {
      await page.route(/\/rpc\/search_articles/, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: JSON.stringify(JSON.parse(await response.text(), withLongWords)) });
      });
      const blog = new BlogPage(page);
      await blog.open(`${addressOf('/blog', language)}?search=cabai`);
      await expect(blog.main.getByText(endless('excerpt')).first()).toBeVisible();
    },
  },
];
