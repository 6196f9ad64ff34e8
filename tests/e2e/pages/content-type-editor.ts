import { expect, type FrameLocator, type Locator } from '@playwright/test';
import { LANGUAGES, type Language, type Localized } from '#domain/localized.ts';
import { ArticleEditor } from './article-editor.ts';

const DONE = { id: 'Selesai', en: 'Done' };

/**
 * The editor of a banner, a community, the about page, the contact page or the seasons, in the language of the screen, once it is
 * open: `open` and `number` are those of articles.
 */
export class ContentTypeEditorPage extends ArticleEditor {
  /** The page in its frame. */
  get site(): FrameLocator {
    return this.page.frameLocator('.text-page iframe');
  }

  override async opened(): Promise<void> {
    await expect(this.page.locator('.editor-actions').getByRole('button').last()).toBeVisible();
    await expect(this.site.locator('[data-text-place]').first()).toBeVisible();
  }

  /** Closes the text that is open, which may lie over another one. */
  async closeText(): Promise<void> {
    const done = this.page.locator('.text-popover').getByRole('button', { name: DONE[this.language], exact: true });
    if (await done.isVisible()) await done.click();
  }

  /** Opens a text where it stands on the page, or from the list of those that the page doesn't show; gives the field of a language. */
  async text(side: Language, field: string): Promise<Locator> {
    const control = this.#control(side, field);
    if (!(await control.isVisible())) {
      await this.fold();
      await this.closeText();
      const onPage = this.site.locator(`[data-text-name="${field}"]`).first();
      const inList = this.page.locator(`button[data-text-name="${field}"]`);
      await ((await inList.isVisible()) ? inList : onPage).click();
    }
    return control.locator('textarea, [contenteditable="true"]').first();
  }

  override title(side: Language): Locator {
    return this.#control(side, 'title').locator('textarea');
  }

  /** Writes such a text in both languages. */
  async writeTexts(field: string, words: Localized): Promise<void> {
    for (const side of LANGUAGES) await (await this.text(side, field)).fill(words[side]);
  }

  async writeTitles(titles: Localized): Promise<void> {
    await this.writeTexts('title', titles);
  }

  override async openPublish(sides: readonly Language[]): Promise<void> {
    await this.fold();
    await super.openPublish(sides);
  }

  override async withdraw(side: Language): Promise<void> {
    await this.fold();
    await super.withdraw(side);
  }

  /** Something that both languages share, by the name of its field. */
  async fact(field: string): Promise<Locator> {
    await this.unfold();
    return this.page.locator(`.facts-panel [data-field="${field}"]`);
  }

  /** Shows the page in a language. */
  async showPageIn(side: Language): Promise<void> {
    await this.page.locator('.text-tools button[aria-pressed]').nth(LANGUAGES.indexOf(side)).click();
  }

  /** Opens an entry of a list of the shown language, by a word of it on the page. */
  async entry(field: string, word: string): Promise<Locator> {
    await this.fold();
    await this.closeText();
    await this.site.locator(`[data-text-name="${field}"]`).filter({ hasText: word }).first().click();
    return this.page.locator('.text-popover .entry');
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

  #control(side: Language, field: string): Locator {
    return this.page.locator(`.side-control[data-side="${side}"][data-field="${field}"]`);
  }
}
