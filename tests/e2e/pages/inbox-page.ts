import type { Locator, Page } from '@playwright/test';
import type { Language } from '#domain/localized.ts';
import { AdminPage } from './admin-page.ts';

/** Words of the inbox. */
const inboxWords = {
  bulk: { id: 'Untuk yang dipilih', en: 'With the selected ones' },
  undo: { id: 'Urungkan', en: 'Undo' },
  reply: { id: 'Balas lewat email', en: 'Reply by email' },
  yourReply: { id: 'Balasan Anda', en: 'Your reply' },
  everything: { id: 'Pilih semua pesan di halaman ini', en: 'Select all messages on this page' },
  back: { id: 'Kembali ke daftar pesan', en: 'Back to the messages' },
  unread: { id: 'belum dibaca', en: 'unread' },
  assignee: { id: 'Ditangani oleh', en: 'Assigned to' },
  articles: { id: 'Sisipkan artikel', en: 'Insert an article' },
  templates: { id: 'Templat balasan', en: 'Reply templates' },
  keepAsTemplate: { id: 'Simpan sebagai templat', en: 'Save reply as a template' },
  insert: { id: 'Sisipkan', en: 'Insert' },
  sentAsk: { id: 'Sudah terkirim?', en: 'Did the mail go?' },
  sentYes: { id: 'Sudah', en: 'Yes' },
} as const;

/** The inbox, opened by a super admin. */
export class InboxPage extends AdminPage {
  readonly rows: Locator;
  readonly bulk: Locator;
  readonly pane: Locator;
  readonly search: Locator;
  readonly reply: Locator;
  readonly assignee: Locator;
  /** The buttons below the reply. */
  readonly articles: Locator;
  readonly templates: Locator;
  readonly dialog: Locator;

  constructor(page: Page, language: Language = 'id') {
    super(page, language);
    this.rows = this.main.locator('[data-message]');
    this.bulk = this.main.getByRole('group', { name: this.word('bulk') });
    this.pane = this.main.getByRole('article');
    this.search = this.main.getByRole('searchbox');
    this.reply = this.pane.getByRole('textbox', { name: this.word('yourReply') });
    this.assignee = this.pane.getByRole('button', { name: new RegExp(`^${this.word('assignee')}: `) });
    this.articles = this.pane.getByRole('button', { name: this.word('articles') });
    this.templates = this.pane.getByRole('button', { name: this.word('templates') });
    this.dialog = page.getByRole('dialog');
  }

  word(name: keyof typeof inboxWords): string {
    return inboxWords[name][this.language];
  }

  row(text: string): Locator {
    return this.rows.filter({ hasText: text });
  }

  /** Keeps what is written as a reply, and goes on in the mail program. */
  async sendReply(): Promise<void> {
    await this.pane.getByRole('button', { name: this.word('reply') }).click();
  }

  /** The number beside the section's name; 0 where there is none. */
  async unread(): Promise<number> {
    const mark = this.sidebar.locator('[data-count]');
    return (await mark.count()) === 0 ? 0 : Number(await mark.getAttribute('data-count'));
  }
}
