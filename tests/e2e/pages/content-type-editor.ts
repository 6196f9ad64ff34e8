import { expect, type Locator, type Page } from '@playwright/test';
import { LANGUAGES, type Language, type Localized } from '#domain/localized.ts';
import { ArticleEditor, editorMessages } from './article-editor.ts';
import { addressOf } from './public-pages.ts';

/** Words of what a schema alone describes, from the book of wording. */
const shapeWords = {
  firstWords: { id: 'Isi dengan teks yang sekarang tampil', en: 'Start from the words shown now' },
  drawings: { id: 'Pilih gambar dari portal', en: 'Choose a drawing of the portal' },
  undoPublishing: { id: 'Urungkan penerbitan', en: 'Undo publishing' },
  showAgain: { id: 'Urungkan penarikan', en: 'Undo withdrawing' },
  undone: { id: 'Diurungkan. Situs kembali seperti sebelumnya.', en: 'Undone. The site is as it was before.' },
} as const;

/** The editor of a banner, a community, the about page or the contact page, in the language of the screen. */
export class ContentTypeEditorPage extends ArticleEditor {
  /** Where the section is: /admin/hero-banner. */
  readonly path: string;

  constructor(page: Page, language: Language, path: string) {
    super(page, language);
    this.path = path;
  }

  /** Opens an item, or a new one; the section itself where it holds one only. */
  override async open(which: number | 'new' | 'only'): Promise<void> {
    await this.page.goto(addressOf(which === 'only' ? this.path : `${this.path}/${which}`, this.language));
    await this.opened();
  }

  override async opened(): Promise<void> {
    await expect(this.page.locator('.editor-actions').getByRole('button').last()).toBeVisible();
    await expect(this.title('id').or(this.title('en')).first()).toBeVisible();
  }

  override async number(): Promise<number> {
    await expect(this.page).toHaveURL(new RegExp(`${this.path}/\\d+$`));
    return Number(/(\d+)$/.exec(this.page.url())?.[1]);
  }

  /** A text of one language, by the name of its field. */
  text(side: Language, field: string): Locator {
    return this.#control(side, field).locator('textarea');
  }

  /** Writes such a text in both languages. */
  async writeTexts(field: string, words: Localized): Promise<void> {
    for (const side of LANGUAGES) await this.text(side, field).fill(words[side]);
  }

  async writeTitles(titles: Localized): Promise<void> {
    for (const side of LANGUAGES) await this.title(side).fill(titles[side]);
  }

  /** Takes both languages away from visitors. */
  async withdrawBoth(): Promise<void> {
    for (const side of LANGUAGES) await this.withdraw(side);
  }

  /** Something that both languages share, by the name of its field. */
  async fact(field: string): Promise<Locator> {
    await this.unfold();
    return this.page.locator(`.facts-panel [data-field="${field}"]`);
  }

  /** The entries of a list that one language has. */
  entriesOf(side: Language, field: string): Locator {
    return this.#control(side, field).locator('.entry');
  }

  /** Adds an entry to a list that both languages share. */
  async addShared(field: string): Promise<Locator> {
    await this.unfold();
    const list = this.page.locator(`.shared-list[data-field="${field}"]`);
    const entries = list.locator('.entry');
    const before = await entries.count();
    await list.locator('.entry-list > button').last().click();
    await expect(entries).toHaveCount(before + 1);
    return entries.last();
  }

  /** Takes over what visitors read meanwhile, where nothing was ever written. */
  async begin(): Promise<void> {
    if ((await this.title('id').inputValue()) !== '') return;
    await this.button(shapeWords.firstWords).click();
    await expect(this.title('id')).not.toHaveValue('');
  }

  /** Chooses one of the portal’s own drawings, by its name in the language of the screen. */
  async chooseDrawing(name: string): Promise<void> {
    await this.unfold();
    await this.button(shapeWords.drawings).click();
    await this.button({ id: name, en: name }).click();
  }

  /** Opens the history and looks at the newest version with this title: what is different is marked. */
  async compareWith(title: string): Promise<void> {
    await this.button(editorMessages.history).click();
    await this.dialog
      .getByRole('button', { name: new RegExp(`^${title}`) })
      .first()
      .click();
    await expect(this.dialog.locator('del, ins').first()).toBeVisible();
  }

  /** Brings the version that is looked at back into the editor. */
  async restore(): Promise<void> {
    await this.inDialog(editorMessages.restore).click();
    await expect(this.dialog).toHaveCount(0);
  }

  /** Takes back the publishing or the withdrawing that was just done. */
  async undoPublishing(what: 'undoPublishing' | 'showAgain'): Promise<void> {
    await this.page.locator('.live-note').getByRole('button', { name: shapeWords[what][this.language] }).click();
    await expect(
      this.page.locator('[data-sonner-toast]').filter({ hasText: shapeWords.undone[this.language] }).last(),
    ).toBeVisible();
  }

  #control(side: Language, field: string): Locator {
    return this.page.locator(`.side-control[data-side="${side}"][data-field="${field}"]`);
  }
}
