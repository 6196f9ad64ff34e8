import { expect, type Locator, type Page, type Request } from '@playwright/test';
import type { Language } from '#domain/localized.ts';
import { checkPage } from '../../support/portal/page-checks/check-page.ts';
import { words } from './words.ts';

/** What every page of the portal has: top bar, heading, toasts, and the life that scripts bring. */
export class PortalPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly topBar: Locator;
  readonly main: Locator;
  readonly toasts: Locator;
  /** The button of the phone's menu, whatever its label. */
  readonly menuButton: Locator;

  readonly #underWay = new Set<Request>();

  constructor(page: Page) {
    this.page = page;
    page.on('request', (request) => this.#underWay.add(request));
    page.on('requestfinished', (request) => this.#underWay.delete(request));
    page.on('requestfailed', (request) => this.#underWay.delete(request));
    // A page to which the reader can return keeps its heading beside that of the failure.
    this.heading = page.locator('main h1').filter({ visible: true });
    this.topBar = page.locator('header.top-bar');
    this.main = page.locator('main#content');
    this.toasts = page.locator('[data-sonner-toast]');
    this.menuButton = page.locator('header summary');
  }

  /** Opens an address and waits until its scripts have taken the page over. */
  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await this.alive();
  }

  /** React writes its mark on an element once that element listens. */
  async alive(): Promise<void> {
    await this.page.waitForFunction(() => {
      const main = document.querySelector('main#content');
      return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
    });
  }

  /** Waits until the page has made its automatic requests and rendered the responses; not for pictures that a journey holds back. */
  async settled(which: 'everything' | 'but pictures' = 'everything'): Promise<void> {
    await this.alive();
    for (let quiet = 0; quiet < 3; quiet += 1) {
      await this.page.waitForTimeout(50);
      const waits = [...this.#underWay].some((each) => which === 'everything' || each.resourceType() !== 'image');
      if (waits) quiet = -1;
    }
    await checkPage(this.page, 'once it was quiet');
  }

  languageLink(language: Language): Locator {
    return this.topBar.locator(`a[hreflang="${language}"]`);
  }

  async chooseLanguage(language: Language): Promise<void> {
    await this.languageLink(language).click();
    await expect(this.page.locator('html')).toHaveAttribute('lang', language);
  }

  /** Stores a choice of language, as an earlier visit would have done. */
  async remember(language: Language): Promise<void> {
    await this.page.addInitScript((chosen) => {
      // Only where nothing is stored, so that a choice made during the journey stays.
      if (localStorage.getItem('tunas.language') === null) localStorage.setItem('tunas.language', chosen);
    }, language);
  }

  toast(text: string): Locator {
    return this.toasts.filter({ hasText: text });
  }

  /** An entry of the bar on wide screens, or of the open menu on phones. */
  entry(name: 'home' | 'articles' | 'library' | 'about' | 'contact' | 'login', language: Language): Locator {
    return this.topBar.getByRole('link', { name: words[name][language], exact: true }).filter({ visible: true });
  }

  scrollTop(): Promise<number> {
    return this.page.evaluate(() => window.scrollY);
  }
}
