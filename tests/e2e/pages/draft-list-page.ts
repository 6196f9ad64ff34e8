import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '#domain/localized.ts';
import { AdminPage } from './admin-page.ts';

/** Words of the list of articles, from the book of wording. */
const listWords = {
  show: { id: 'Tampilkan', en: 'Show' },
  category: { id: 'Kategori', en: 'Category' },
  bulk: { id: 'Untuk yang dipilih', en: 'With the selected ones' },
  pages: { id: 'Halaman', en: 'Pages' },
  kept: { id: 'Hanya di perangkat ini', en: 'On this device only' },
  sort: { id: 'Urutkan', en: 'Sort by' },
  title: { id: 'Judul', en: 'Title' },
  publish: { id: 'Terbitkan', en: 'Publish' },
  publishBoth: { id: 'Terbitkan kedua bahasa', en: 'Publish both languages' },
  publishIndonesian: { id: 'Terbitkan Indonesia', en: 'Publish Indonesian' },
  tags: { id: 'Tag', en: 'Tags' },
  tag: { id: 'Beri tag', en: 'Add tags' },
  withdraw: { id: 'Tarik dari situs', en: 'Withdraw from the site' },
  bin: { id: 'Pindahkan ke Sampah', en: 'Move to bin' },
  restore: { id: 'Kembalikan', en: 'Restore' },
  forever: { id: 'Hapus selamanya', en: 'Delete forever' },
  cancel: { id: 'Batal', en: 'Cancel' },
  undo: { id: 'Urungkan', en: 'Undo' },
  undone: { id: 'Sudah diurungkan', en: 'Undone' },
  retry: { id: 'Coba lagi', en: 'Try again' },
  nothing: { id: 'Tidak ada yang cocok', en: 'Nothing found' },
  whole: { id: 'Tampilkan semua', en: 'Show all' },
  next: { id: 'Halaman berikutnya', en: 'Next page' },
  previous: { id: 'Halaman sebelumnya', en: 'Previous page' },
  failed: { id: 'Belum berhasil. Pilihan Anda masih ada.', en: 'That didn’t work. Your selection is still here.' },
  offline: { id: 'Tidak ada internet.', en: 'No internet.' },
} as const;

type Word = keyof typeof listWords;

/** The list of articles as a super admin sees it. */
export class DraftListPage extends AdminPage {
  readonly search: Locator;
  readonly rows: Locator;
  /** The links that the rows are, by their titles. */
  readonly titles: Locator;
  /** What is shown, or how much is chosen. */
  readonly status: Locator;
  readonly bulk: Locator;
  /** The note in the page. */
  readonly note: Locator;
  readonly pages: Locator;
  readonly everything: Locator;

  constructor(page: Page, language: Language = 'id') {
    super(page, language);
    this.search = this.main.getByRole('searchbox');
    this.rows = this.main.locator('tbody').getByRole('row');
    this.titles = this.rows.getByRole('link');
    this.status = this.main.locator('[data-status]');
    this.bulk = this.main.getByRole('group', { name: this.word('bulk') });
    this.note = this.main.locator('[data-note]');
    this.pages = this.main.getByRole('navigation', { name: this.word('pages') });
    this.everything = this.main.locator('thead').getByRole('checkbox');
  }

  word(name: Word): string {
    return listWords[name][this.language];
  }

  /** Opens the list; `question` is the search part of its address, with its question mark. */
  async show(question = ''): Promise<void> {
    await this.enter(`/admin/blogs${question}`);
    await this.read();
  }

  /** Waits until the response to the last request is rendered. */
  async read(): Promise<void> {
    await expect(this.main.getByRole('region').filter({ has: this.page.locator('#draft-list') })).toHaveAttribute(
      'aria-busy',
      'false',
    );
  }

  /** The button of what is shown. */
  get shown(): Locator {
    return this.main.getByRole('group', { name: this.word('show') }).locator('[aria-pressed=true]');
  }

  choice(name: 'category' | 'sort'): Locator {
    return this.main.getByRole('combobox', { name: this.word(name), exact: true });
  }

  row(title: string): Locator {
    return this.rows.filter({ has: this.page.getByRole('link', { name: title, exact: true }) });
  }

  tick(title: string): Locator {
    return this.row(title).getByRole('checkbox');
  }

  /** The states of both languages, in the order of their columns. */
  states(title: string): Locator {
    return this.row(title).locator('.state-pill');
  }

  button(name: Word): Locator {
    return this.bulk.getByRole('button', { name: this.word(name), exact: true });
  }

  async publishChosen(which: 'publishBoth' | 'publishIndonesian'): Promise<void> {
    await this.button('publish').click();
    await this.menuItem(this.word(which)).click();
  }

  /** Presses the button of the notice with this text. */
  async undo(notice: string | RegExp): Promise<void> {
    await this.toasts
      .filter({ hasText: notice })
      .getByRole('button', { name: this.word('undo') })
      .click();
    await expect(this.toast(this.word('undone')).first()).toBeVisible();
    await this.read();
  }

  /** The lists that the page requests from now on: the search text of each, in order. */
  countSearches(): readonly string[] {
    const asked: string[] = [];
    this.page.on('request', (request) => {
      if (request.method() === 'OPTIONS' || !LISTING.test(request.url())) return;
      asked.push((request.postDataJSON() as { search: string }).search);
    });
    return asked;
  }
}

/** The request for a page of the list. */
export const LISTING = /\/rest\/v1\/rpc\/list_drafts/;

let words = 0;

/** A word that stands in no other journey's articles. */
export function newWord(): string {
  words += 1;
  return `kunyit${process.pid}x${Date.now()}x${words}`;
}
