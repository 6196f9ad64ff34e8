import type { Locator, Page } from '@playwright/test';
import type { Language } from '#domain/localized.ts';
import { addressOf } from './public-pages.ts';
import { PortalPage } from './portal-page.ts';
import { words } from './words.ts';

export type Place = 'home' | 'contact';
type FieldName = 'name' | 'email' | 'subject' | 'message';
export type Letter = Readonly<Partial<Record<FieldName, string>>>;

/** The form at the end of the home page, or the one on the contact page. */
export class ContactForm extends PortalPage {
  readonly form: Locator;
  readonly button: Locator;
  readonly mailLink: Locator;
  readonly #place: Place;
  readonly #language: Language;

  constructor(page: Page, place: Place, language: Language) {
    super(page);
    this.form = page.locator('main form');
    this.button = this.form.locator('button[type=submit]');
    this.mailLink = this.form.locator('a[href^="mailto:"]');
    this.#place = place;
    this.#language = language;
  }

  /** Opens the page that the form stands on, in the form's language. */
  async show(): Promise<void> {
    await this.open(addressOf(this.#place === 'home' ? '/' : '/contact', this.#language));
  }

  get fieldNames(): readonly FieldName[] {
    return this.#place === 'home' ? ['name', 'email', 'message'] : ['name', 'email', 'subject', 'message'];
  }

  field(name: FieldName): Locator {
    return this.form.getByLabel(words[name][this.#language], { exact: true });
  }

  async fill(letter: Letter): Promise<void> {
    for (const name of this.fieldNames) {
      const text = letter[name];
      if (text !== undefined) await this.field(name).fill(text);
    }
  }

  async submit(): Promise<void> {
    await this.button.click();
  }

  /** What stands in the fields now. */
  async values(): Promise<Letter> {
    const entries = this.fieldNames.map(async (name) => [name, await this.field(name).inputValue()] as const);
    return Object.fromEntries(await Promise.all(entries));
  }

  /** The failure's title differs between the two places (specification, section 8). */
  get failure(): string {
    return words[this.#place === 'home' ? 'failedAtHome' : 'failedAtContact'][this.#language];
  }

  /** Starts to measure how long the form shows its busy state, in ms. */
  async timeBusyState(): Promise<() => Promise<number>> {
    await this.form.evaluate((form) => {
      const span = { from: 0, to: 0 };
      Object.assign(globalThis, { busySpan: span });
      new MutationObserver(() => {
        if (form.getAttribute('aria-busy') === 'true') span.from = performance.now();
        else if (span.from > 0) span.to = performance.now();
      }).observe(form, { attributes: true, attributeFilter: ['aria-busy'] });
    });
    return () =>
      this.page.evaluate(() => {
        const { from, to } = (globalThis as unknown as { busySpan: { from: number; to: number } }).busySpan;
        return to - from;
      });
  }
}

let letters = 0;

/** A letter from an address that no other letter has, so that its row can be found and no flood is counted. */
export function newLetter(place: Place): Required<Omit<Letter, 'subject'>> & Letter {
  letters += 1;
  const sender = `${process.pid}-${Date.now()}-${letters}`;
  return {
    name: 'Ratna Wulandari',
    email: `ratna-${sender}@contoh.id`,
    ...(place === 'contact' ? { subject: 'Selada layu & akar cokelat' } : {}),
    message: 'Akar selada saya cokelat.\nApa yang bisa saya lakukan?',
  };
}
