import type { Locator, Page } from '@playwright/test';
import { PortalPage } from './portal-page.ts';

/** The article list with its search. */
export class BlogPage extends PortalPage {
  readonly search: Locator;
  readonly results: Locator;
  readonly cards: Locator;
  readonly titles: Locator;
  readonly categories: Locator;
  readonly status: Locator;
  readonly pages: Locator;

  constructor(page: Page) {
    super(page);
    this.search = page.getByRole('searchbox');
    this.results = page.locator('main section[aria-busy]');
    this.cards = this.results.getByRole('article');
    this.titles = this.cards.getByRole('heading');
    this.categories = page.locator('.category-list');
    // The line above the cards; what helps after a search has one of its own below it.
    this.status = this.results.getByRole('status').first();
    this.pages = this.results.getByRole('navigation');
  }

  category(name: string): Locator {
    return this.categories.getByRole('link', { name });
  }

  /** The searches that the page sends to the backend from now on, in order. */
  countSearches(): readonly string[] {
    const asked: string[] = [];
    this.page.on('request', (request) => {
      const url = new URL(request.url());
      if (!url.pathname.endsWith('/rpc/search_articles') || request.method() !== 'GET') return;
      const search = url.searchParams.get('search') ?? '';
      if (search !== '') asked.push(search);
    });
    return asked;
  }
}
