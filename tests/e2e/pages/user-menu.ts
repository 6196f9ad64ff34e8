import type { Locator, Page } from '@playwright/test';
import type { Language } from '#domain/localized.ts';
import { said } from './account-texts.ts';
import { PortalPage } from './portal-page.ts';

/** The signed-in user's menu, in the top bar of wide screens. */
export class UserMenu extends PortalPage {
  /** The button with the signed-in user's e-mail; missing for visitors. */
  readonly button: Locator;
  readonly menu: Locator;
  readonly items: Locator;
  readonly #language: Language;

  constructor(page: Page, language: Language) {
    super(page);
    this.button = this.topBar.locator('button[aria-haspopup=menu]');
    this.menu = page.getByRole('menu');
    this.items = this.menu.getByRole('menuitem');
    this.#language = language;
  }

  async openMenu(): Promise<void> {
    await this.button.click();
    await this.menu.waitFor();
  }

  item(name: 'profile' | 'admin' | 'signOut'): Locator {
    return this.menu.getByRole('menuitem', { name: said(`common:nav.${name}`, this.#language), exact: true });
  }

  async signOut(): Promise<void> {
    await this.openMenu();
    await this.item('signOut').click();
  }
}
