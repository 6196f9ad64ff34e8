import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { Language, Localized } from '#domain/localized.ts';
import { addressOf } from './public-pages.ts';

/** Words of the editor and its dialogs, from the book of wording. */
export const editorMessages = {
  write: { id: 'Tulis artikel', en: 'Write article' },
  publish: { id: 'Terbitkan', en: 'Publish' },
  published: { id: 'Sudah terbit dan bisa dibaca pengunjung.', en: 'Published. Visitors see it now.' },
  withdraw: { id: 'Tarik dari situs', en: 'Withdraw from the site' },
  undoPublishing: { id: 'Urungkan penerbitan', en: 'Undo publishing' },
  showAgain: { id: 'Urungkan penarikan', en: 'Undo withdrawing' },
  undone: { id: 'Diurungkan. Situs kembali seperti sebelumnya.', en: 'Undone. The site is as it was before.' },
  preview: { id: 'Pratinjau', en: 'Preview' },
  otherActions: { id: 'Tindakan lain', en: 'Other actions' },
  share: { id: 'Bagikan pratinjau', en: 'Share a preview' },
  makeLink: { id: 'Buat tautan', en: 'Create a link' },
  history: { id: 'Riwayat', en: 'History' },
  restore: { id: 'Pakai lagi versi ini', en: 'Use this version again' },
  undo: { id: 'Urungkan', en: 'Undo' },
  attach: { id: 'Lampiran PDF', en: 'PDF attachment' },
  putIn: { id: 'Masukkan ke teks', en: 'Put into the text' },
  compare: { id: 'Bandingkan keduanya', en: 'Compare both' },
  settle: { id: 'Lanjutkan dengan ini', en: 'Go on with this' },
  saved: { id: /^Tersimpan (?!di)/, en: /^Saved (?!on)/ },
  onDevice: { id: /di perangkat|aman di sini/, en: /on this device|safe here/ },
  /** On this device, or with the backend. */
  safe: { id: /^Tersimpan|aman di sini/, en: /^Saved|safe here/ },
  unreached: { id: /^Server belum terjangkau/, en: /^Couldn’t reach the server/ },
  logIn: { id: /^Masuk lagi untuk menyimpan/, en: /^Log in again to save/ },
  again: { id: 'Coba lagi', en: 'Try again' },
  goOn: { id: 'Lanjutkan draf', en: 'Continue draft' },
  otherLanguage: { id: 'Belum tersedia dalam bahasa Indonesia', en: 'Not available in English yet' },
} as const;

const SIDES = { id: { id: 'Indonesia', en: 'English' }, en: { id: 'Indonesian', en: 'English' } } as const;

/** The editor of one article, in the language of the screen. */
export class ArticleEditor {
  readonly page: Page;
  readonly language: Language;
  /** How safe what is written is. */
  readonly keeping: Locator;
  readonly dialog: Locator;
  /** The notice that unsaved text was found on this device. */
  readonly found: Locator;
  /** The bar about a newer version. */
  readonly conflict: Locator;

  constructor(page: Page, language: Language = 'id') {
    this.page = page;
    this.language = language;
    this.keeping = page.locator('.save-status-words');
    this.dialog = page.getByRole('dialog');
    this.found = page.locator('.draft-found');
    this.conflict = page.locator('.conflict-bar');
  }

  /** The same editor in another window. */
  in(page: Page): ArticleEditor {
    return new ArticleEditor(page, this.language);
  }

  /** Opens an article, or a new one. */
  async open(which: number | 'new'): Promise<void> {
    await this.page.goto(addressOf(`/admin/blogs/${which}`, this.language));
    await this.opened();
  }

  async opened(): Promise<void> {
    await expect(this.title('id').or(this.title('en')).first()).toBeVisible();
    await expect(this.content('id').or(this.content('en')).first()).toBeVisible();
  }

  title(side: Language): Locator {
    return this.page.locator(`.side-control[data-side="${side}"] .side-title`);
  }

  excerpt(side: Language): Locator {
    return this.page.locator(`.side-control[data-side="${side}"] .side-lines`);
  }

  content(side: Language): Locator {
    return this.page.locator(`.side-control[data-side="${side}"] :is(.cm-content, .canvas-text)`);
  }

  /** The states beside a language's name. */
  states(side: Language): Locator {
    return this.page.locator(`.pane-head[data-side="${side}"] .state-pill`);
  }

  button(name: Localized<string | RegExp>): Locator {
    return this.page.getByRole('button', { name: name[this.language], exact: true });
  }

  inDialog(name: Localized<string | RegExp>): Locator {
    return this.dialog.getByRole('button', { name: name[this.language], exact: true });
  }

  /** Opens the dialog of links to the preview, makes one, and gives its address. */
  async makeLink(): Promise<string> {
    await this.button(editorMessages.otherActions).click();
    await this.page.getByRole('menuitem', { name: editorMessages.share[this.language], exact: true }).click();
    await this.inDialog(editorMessages.makeLink).click();
    const address = this.dialog.getByRole('textbox');
    await expect(address).toBeFocused();
    return address.inputValue();
  }

  /** The preview beside the text. */
  get previewPanel(): Locator {
    return this.page.getByRole('complementary', { name: editorMessages.preview[this.language], exact: true });
  }

  /** The page that the preview shows, in its frame. */
  get preview(): FrameLocator {
    return this.previewPanel.frameLocator('iframe');
  }

  /** Waits until the backend has everything. */
  async saved(): Promise<void> {
    await expect(this.keeping).toHaveText(editorMessages.saved[this.language]);
  }

  /** Waits until the status line says that this device has everything. */
  async keptHere(): Promise<void> {
    await expect(this.keeping).toHaveText(editorMessages.onDevice[this.language]);
  }

  /** The number in the address, once the article has one. */
  async number(): Promise<number> {
    await expect(this.page).toHaveURL(/\/admin\/blogs\/\d+$/);
    return Number(/(\d+)$/.exec(this.page.url())?.[1]);
  }

  /** Types key by key. */
  async write(side: Language, text: string): Promise<void> {
    await this.content(side).click();
    await this.page.keyboard.type(text);
  }

  /** Opens the comparison that the bar offers. */
  async compare(): Promise<void> {
    await this.conflict.getByRole('button', { name: editorMessages.compare[this.language] }).click();
    await expect(this.dialog).toBeVisible();
  }

  /** Pastes a text over the text of a side: as plain text, or with its HTML. */
  async replace(side: Language, text: string, html = ''): Promise<void> {
    await this.content(side).click();
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.paste(side, text, html);
  }

  /** Pastes a text where the caret is. */
  async paste(side: Language, text: string, html: string): Promise<void> {
    const clipboard = { 'text/plain': text, 'text/html': html };
    await this.content(side).evaluate((field, pasted) => {
      const data = new DataTransfer();
      for (const [type, value] of Object.entries(pasted)) if (value !== '') data.setData(type, value);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    }, clipboard);
  }

  async unfold(): Promise<void> {
    const button = this.page.locator('.editor-details-toggle');
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  }

  /** Closes what lies beside the text. A form has its shared part above it: that stays. */
  async fold(): Promise<void> {
    const drawer = this.page.locator('.editor-details:visible');
    if (!(await drawer.isVisible())) return;
    await this.page.locator('.editor-details-toggle').click();
    await expect(drawer).toBeHidden();
  }

  async chooseCategory(name: string): Promise<void> {
    await this.unfold();
    await this.page.locator('.facts-panel select').selectOption({ label: name });
    await this.fold();
  }

  /** Chooses a file as the picture, whatever it is: its bytes, or where it lies. */
  async choose(file: Buffer | string, name = 'sawah.jpg'): Promise<void> {
    await this.unfold();
    const chosen = typeof file === 'string' ? file : { name, mimeType: 'image/jpeg', buffer: file };
    await this.page.locator('.editor-shared input[type=file]').first().setInputFiles(chosen);
  }

  /** Uploads a picture and waits until the article shows it. */
  async choosePicture(picture: Buffer, name = 'sawah.jpg'): Promise<void> {
    await this.choose(picture, name);
    await expect(this.page.locator('.editor-shared img').first()).toHaveAttribute('src', /article-images/);
    await this.fold();
  }

  /** Opens what attaches files to the text that is shown first. */
  async openAttachments(): Promise<void> {
    const tool = this.page.getByRole('button', { name: editorMessages.attach[this.language], exact: true });
    await tool.filter({ visible: true }).first().click();
    await expect(this.dialog).toBeVisible();
  }

  /** Uploads a PDF and puts a link to it into that text. */
  async attach(name: string): Promise<void> {
    await this.openAttachments();
    const buffer = Buffer.from('%PDF-1.7\n%%EOF\n');
    await this.dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer });
    await this.dialog.getByRole('button', { name: editorMessages.putIn[this.language] }).click();
    await expect(this.dialog).toHaveCount(0);
  }

  async describePicture(words: Localized): Promise<void> {
    await this.unfold();
    for (const side of ['id', 'en'] as const) await this.page.locator(`[id$="-alt-${side}"]`).fill(words[side]);
    await this.fold();
  }

  /** Opens the question of what to publish, and ticks exactly these languages. */
  async openPublish(sides: readonly Language[]): Promise<void> {
    // Its text shows which language has changes; it is the last and only filled button.
    await this.page.locator('.editor-actions').getByRole('button').last().click();
    for (const side of ['id', 'en'] as const) {
      await this.dialog.getByRole('checkbox', { name: SIDES[this.language][side] }).setChecked(sides.includes(side));
    }
  }

  /** Publishes exactly these languages, at once. */
  async publish(sides: readonly Language[]): Promise<void> {
    await this.openPublish(sides);
    await this.inDialog(editorMessages.publish).click();
    // The note of an earlier time may still stand there: only this one's dialog goes.
    await expect(this.dialog).toHaveCount(0);
    await expect(this.page.locator('.live-note')).toContainText(editorMessages.published[this.language]);
  }

  /** Takes a language away from visitors. */
  async withdraw(side: Language): Promise<void> {
    await this.page.locator('.editor-actions').getByRole('button').last().click();
    const group = this.dialog.getByRole('group', { name: SIDES[this.language][side], exact: true });
    await group.getByRole('button', { name: editorMessages.withdraw[this.language] }).click();
    await expect(this.dialog).toHaveCount(0);
  }

  /** Takes back the publishing or the withdrawing that was just done. */
  async undo(what: 'undoPublishing' | 'showAgain'): Promise<void> {
    await this.page.locator('.live-note').getByRole('button', { name: editorMessages[what][this.language] }).click();
    const undone = this.page.locator('[data-sonner-toast]').filter({ hasText: editorMessages.undone[this.language] });
    await expect(undone.last()).toBeVisible();
  }
}

/** A photograph made by the browser: a JPEG of this size. */
export async function photograph(page: Page, width = 2000, height = 1250): Promise<Buffer> {
  const bytes = await page.evaluate(
    async ([wide, high]) => {
      const canvas = document.createElement('canvas');
      canvas.width = wide;
      canvas.height = high;
      const brush = canvas.getContext('2d')!;
      brush.fillStyle = '#2f7240';
      brush.fillRect(0, 0, wide, high);
      brush.fillStyle = '#f1c453';
      brush.fillRect(wide / 8, high / 8, wide / 3, high / 3);
      const blob = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made!), 'image/jpeg'));
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    [width, height] as const,
  );
  return Buffer.from(bytes);
}
