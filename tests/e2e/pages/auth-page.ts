import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '#domain/localized.ts';
import { said } from './account-texts.ts';
import { addressOf } from './public-pages.ts';
import { PortalPage } from './portal-page.ts';

export type AuthField = 'fullName' | 'email' | 'password' | 'confirm' | 'newPassword' | 'code';

const LABELS = {
  fullName: 'auth:fullName',
  email: 'auth:email',
  password: 'auth:password',
  confirm: 'auth:confirm',
  newPassword: 'auth:reset.new',
  code: 'auth:mfa.code',
} as const;

/** /auth in one language: its tabs, and the steps beside them. */
export class AuthPage extends PortalPage {
  readonly form: Locator;
  /** The button that sends the form; its words change while it is busy. */
  readonly button: Locator;
  /** What went wrong, above the button. */
  readonly alert: Locator;
  readonly #language: Language;

  constructor(page: Page, language: Language) {
    super(page);
    // The home page, which stands there until the next one comes, has a form with an e-mail of its own.
    this.form = page.locator('main .auth-page form');
    this.button = this.form.locator('button[type=submit]');
    this.alert = page.locator('main [role=alert]');
    this.#language = language;
  }

  /** Opens /auth, with the search part that is given. */
  async show(search = ''): Promise<void> {
    await this.open(addressOf('/auth', this.#language) + search);
  }

  tab(name: 'login' | 'signUp'): Locator {
    return this.page.getByRole('tab', { name: said(`auth:${name}`, this.#language), exact: true });
  }

  field(name: AuthField): Locator {
    return this.form.getByLabel(said(LABELS[name], this.#language), { exact: true });
  }

  /** Buttons that show what stands in a password field, in the form's order. */
  get eyes(): Locator {
    return this.form.locator('button[aria-pressed]');
  }

  action(name: Parameters<typeof said>[0]): Locator {
    return this.main.getByRole('button', { name: said(name, this.#language), exact: true });
  }

  async fill(words: Readonly<Partial<Record<AuthField, string>>>): Promise<void> {
    for (const [name, text] of Object.entries(words)) await this.field(name as AuthField).fill(text);
  }

  async submit(): Promise<void> {
    await this.button.click();
  }

  /** Fills in the login and sends it. */
  async logIn({ email, password }: { readonly email: string; readonly password: string }): Promise<void> {
    await this.fill({ email, password });
    await this.submit();
  }

  async typeCode(code: string): Promise<void> {
    await this.field('code').fill(code);
    await this.submit();
  }

  /** Expects one notice with exactly this title and detail. */
  async expectToast(title: string, detail?: string): Promise<void> {
    const toast = this.toast(title);
    await expect(toast).toHaveCount(1);
    await expect(toast.locator('[data-title]')).toHaveText(title);
    if (detail !== undefined) await expect(toast.locator('[data-description]')).toHaveText(detail);
  }

  /** Expects the page of this path, in this language. */
  async expectAt(path: string): Promise<void> {
    await expect(this.page).toHaveURL((url) => url.pathname + url.search === addressOf(path, this.#language));
  }

  /** Expects the admin area: the sidebar marks the current section. */
  async expectInAdmin(): Promise<void> {
    await this.expectAt('/admin');
    const dashboard = { id: 'Dasbor', en: 'Dashboard' }[this.#language];
    await expect(this.page.getByRole('link', { name: dashboard, exact: true })).toHaveAttribute('aria-current', 'page');
  }

  /** Expects that a person with a new account was redirected to the home page, with a welcome and nothing else. */
  async expectWelcomed(): Promise<void> {
    const { title, detail } = {
      id: { title: 'Pendaftaran berhasil', detail: 'Akun Anda siap dipakai. Panel admin hanya untuk tim.' },
      en: {
        title: 'Registration successful!',
        detail: 'Your account is ready. The admin panel is for the team.',
      },
    }[this.#language];
    await this.expectAt('/');
    await expect(this.toast(title)).toContainText(detail);
    await expect(this.toasts.filter({ hasText: /Akses ditolak|Access Denied/ })).toHaveCount(0);
  }

  /** Expects that the admin area's guard has redirected to the home page, with the reason. */
  async expectDenied(): Promise<void> {
    const { title, detail } = {
      id: { title: 'Akses ditolak', detail: 'Anda tidak punya izin untuk membuka panel admin.' },
      en: { title: 'Access Denied', detail: "You don't have permission to access the admin panel." },
    }[this.#language];
    await expect(this.toast(title)).toContainText(detail);
    await this.expectAt('/');
  }
}
