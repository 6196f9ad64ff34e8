import { expect, type Locator } from '@playwright/test';
import { LANGUAGES, type Language, type Localized } from '#domain/localized.ts';
import { ArticleEditor } from './article-editor.ts';

const FIRST_WORDS = { id: 'Isi dengan teks yang sekarang tampil', en: 'Start from the words shown now' };

/**
 * The editor of a banner, a community, the about page, the contact page or the seasons, in the language of the screen, once it is
 * open: `open` and `number` are those of articles.
 */
export class ContentTypeEditorPage extends ArticleEditor {
  override async opened(): Promise<void> {
    await expect(this.page.locator('.editor-actions').getByRole('button').last()).toBeVisible();
    await expect(this.title('id').or(this.title('en')).first()).toBeVisible();
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
    await this.button(FIRST_WORDS).click();
    await expect(this.title('id')).not.toHaveValue('');
  }

  #control(side: Language, field: string): Locator {
    return this.page.locator(`.side-control[data-side="${side}"][data-field="${field}"]`);
  }
}
