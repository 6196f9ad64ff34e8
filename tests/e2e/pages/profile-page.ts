import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '#domain/localized.ts';
import { said } from './account-texts.ts';
import { addressOf } from './public-pages.ts';
import { PortalPage } from './portal-page.ts';

/** /profile in one language. */
export class ProfilePage extends PortalPage {
  readonly email: Locator;
  readonly fullName: Locator;
  readonly save: Locator;
  readonly retry: Locator;
  /** What went wrong with the name. */
  readonly nameAlert: Locator;
  readonly password: Locator;
  readonly secondFactor: Locator;
  readonly factors: Locator;
  readonly signOut: Locator;
  readonly #language: Language;

  constructor(page: Page, language: Language) {
    super(page);
    this.#language = language;
    const details = this.section('profile:details');
    this.email = details.getByLabel(said('auth:email', language), { exact: true });
    this.fullName = details.getByLabel(said('auth:fullName', language), { exact: true });
    this.save = details.locator('button[type=submit]');
    this.retry = details.getByRole('button', { name: said('common:error.retry', language), exact: true });
    this.nameAlert = details.getByRole('alert');
    this.password = this.section('profile:password');
    this.secondFactor = this.section('auth:mfa.title');
    this.factors = this.secondFactor.getByRole('listitem');
    this.signOut = this.section('profile:session').getByRole('button', { name: said('common:nav.signOut', language) });
  }

  /** Opens the profile and waits until the name is there, or why it isn't. */
  async show(): Promise<void> {
    await this.open(addressOf('/profile', this.#language));
    await expect(this.save.or(this.retry).first()).toBeVisible();
    await expect(this.main.locator('form[aria-busy=true]')).toHaveCount(0);
  }

  /** A section with this heading. */
  section(title: 'profile:details' | 'profile:password' | 'profile:session' | 'auth:mfa.title'): Locator {
    return this.page.getByRole('region', { name: said(title, this.#language), exact: true });
  }

  async changePassword(current: string, password: string, confirm = password): Promise<void> {
    const field = (key: 'profile:current' | 'auth:reset.new' | 'auth:confirm') =>
      this.password.getByLabel(said(key, this.#language), { exact: true });
    await field('profile:current').fill(current);
    await field('auth:reset.new').fill(password);
    await field('auth:confirm').fill(confirm);
    await this.password.locator('button[type=submit]').click();
  }

  /** A button of the second factor's section. */
  action(name: Parameters<typeof said>[0], values: Readonly<Record<string, string>> = {}): Locator {
    return this.secondFactor.getByRole('button', { name: said(name, this.#language, values), exact: true });
  }
}
