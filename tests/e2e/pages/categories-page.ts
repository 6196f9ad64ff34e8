import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '#domain/localized.ts';
import { AdminPage } from './admin-page.ts';

/** Words of the categories, from the book of wording. */
const categoryWords = {
  add: { id: 'Tambah kategori', en: 'Add category' },
  addTag: { id: 'Tambah tag', en: 'Add tag' },
  indonesian: { id: 'Nama dalam bahasa Indonesia', en: 'Name in Indonesian' },
  english: { id: 'Nama dalam bahasa Inggris', en: 'Name in English' },
  slug: { id: 'Slug URL', en: 'URL slug' },
  save: { id: 'Simpan', en: 'Save' },
  cancel: { id: 'Batal', en: 'Cancel' },
  remove: { id: 'Hapus', en: 'Delete' },
  edit: { id: 'Ubah', en: 'Edit' },
  up: { id: 'Naikkan', en: 'Move' },
  undo: { id: 'Urungkan', en: 'Undo' },
  undone: { id: 'Sudah diurungkan', en: 'Undone' },
  added: { id: 'Kategori ditambahkan', en: 'Category added' },
  saved: { id: 'Kategori tersimpan', en: 'Category saved' },
  merge: { id: 'Pindahkan lalu hapus', en: 'Move and delete' },
  kept: { id: 'Yang Anda ketik tadi masih ada.', en: 'What you typed earlier is still here.' },
  changedSince: { id: 'Belum ada yang tertimpa.', en: 'Nothing has been overwritten.' },
} as const;

type Word = keyof typeof categoryWords;

/** The categories of the blog, as a super admin keeps them. */
export class CategoriesPage extends AdminPage {
  readonly rows: Locator;
  readonly add: Locator;
  readonly addTag: Locator;
  /** The form that is open. */
  readonly form: Locator;
  readonly dialog: Locator;

  constructor(page: Page, language: Language = 'id') {
    super(page, language);
    this.rows = this.main.locator('.category-row');
    this.add = this.main.getByRole('button', { name: this.word('add') });
    this.addTag = this.main.getByRole('button', { name: this.word('addTag') });
    this.form = this.main.locator('form.category-form');
    this.dialog = page.getByRole('dialog');
  }

  word(name: Word): string {
    return categoryWords[name][this.language];
  }

  async show(): Promise<void> {
    await this.enter('/admin/blog-categories');
    await expect(this.rows.first()).toBeVisible();
  }

  /** A row by the name that it shows in the language of the screen. */
  row(name: string): Locator {
    return this.rows.filter({ has: this.page.getByText(name, { exact: true }) });
  }

  edit(name: string): Locator {
    return this.main.getByRole('button', { name: `${this.word('edit')} ${name}`, exact: true });
  }

  remove(name: string): Locator {
    return this.main.getByRole('button', { name: `${this.word('remove')} ${name}`, exact: true });
  }

  up(name: string): Locator {
    return this.row(name)
      .getByRole('button', { name: new RegExp(`^${this.word('up')} `) })
      .first();
  }

  field(name: 'indonesian' | 'english' | 'slug'): Locator {
    return this.form.getByLabel(this.word(name), { exact: true });
  }

  async save(): Promise<void> {
    await this.form.getByRole('button', { name: this.word('save'), exact: true }).click();
  }

  /** Presses the button of the notice with this text. */
  async undo(notice: string): Promise<void> {
    await this.toasts
      .filter({ hasText: notice })
      .getByRole('button', { name: this.word('undo') })
      .click();
    await expect(this.toast(this.word('undone')).first()).toBeVisible();
  }

  /** Names in their order, in the language of the screen. */
  async names(): Promise<readonly string[]> {
    return this.rows.locator('.category-name').allTextContents();
  }
}
