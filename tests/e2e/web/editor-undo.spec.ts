import type { Locator, Page } from '@playwright/test';
import type { Language } from '#domain/localized.ts';
import { type ArticleEditor, photograph } from '../pages/article-editor.ts';
import { stepTo } from '../../support/portal/keyboard.ts';
import { expect, test } from '../../support/portal/writing-test.ts';

/** What is written within half a second is one change to the text's own history; so long after the last one begins another, ms. */
const APART_MS = 520;

/** What is typed key by key may be several changes where the machine is slow: never more than its letters. */
const MOST_KEYS = 14;

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => origin !== 'null' && localStorage.setItem('tunas.writing-mode', 'canvas'));
});

test('undo takes back the last change of the text that is written in, through pictures, tables, views and languages', async ({
  page,
  article,
  editor,
  draftApi: api,
}) => {
  await api.save(article.id, (document) => ({
    ...document,
    id: { ...document.id, title: 'Mulsa', excerpt: 'Jerami menahan air.', content: '*   Jerami\n\n\nSekam.\n' },
    en: { ...document.en, title: 'Mulch', excerpt: 'Straw keeps water.', content: 'Straw.\n' },
  }));
  const save = async () => {
    await press(page, 'Control+s');
    await editor.saved();
  };
  const texts = async () => (await api.read(article.id)).document;
  const before = await texts();
  await editor.open(article.id);
  const [id, en] = [new Text(editor, 'id'), new Text(editor, 'en')];

  // Plain fields: each its own, whatever was written elsewhere.
  await stepTo(page, editor.title('id'));
  await press(page, 'End');
  await page.keyboard.type(' tebal');
  await press(page, 'Control+Shift+l', 'End');
  await expect(editor.title('en')).toBeFocused();
  await press(page, 'Control+z', 'Control+y');
  await expect(editor.title('id')).toHaveValue('Mulsa tebal');
  await page.keyboard.type(', thick');
  await undoUntil(page, () => expect(editor.title('en')).toHaveValue('Mulch', { timeout: 100 }));
  await press(page, 'Control+z');
  await expect(editor.title('id')).toHaveValue('Mulsa tebal');
  await redoUntil(page, () => expect(editor.title('en')).toHaveValue('Mulch, thick', { timeout: 100 }));

  // A text, a picture with its words, and a table.
  await press(page, 'Control+Shift+l');
  await stepTo(page, editor.content('id'));
  await press(page, 'Control+End');
  await id.begin();
  await id.change(() => page.keyboard.type(' Daun.'));
  await press(page, 'Enter');
  await page.keyboard.type('/gambar');
  await press(page, 'ArrowDown');
  await expect(page.getByRole('option', { name: 'Gambar', exact: true })).toHaveAttribute('aria-selected', 'true');
  await id.change(() => placePicture(editor));
  const picture = editor.content('id').locator('figure');
  const caption = picture.getByRole('textbox', { name: 'Keterangan untuk pembaca, kalau perlu' });
  const words = picture.getByRole('textbox', { name: 'Gambar ini memperlihatkan apa?' });
  await stepTo(page, caption);
  await id.change(() => page.keyboard.type('Kebun'));
  await stepTo(page, words);
  await press(page, 'End');
  await id.change(() => page.keyboard.type(' tebal'));
  // In a picture's own fields the key takes back what was written last in the text, and only that.
  await id.back(1);
  await expect(words).toBeFocused();
  await id.forth(1);
  await press(page, 'Enter');
  await page.keyboard.type('/tab');
  await expect(page.getByRole('option', { name: 'Tabel' })).toHaveAttribute('aria-selected', 'true');
  await id.change(() => press(page, 'Enter'));
  await id.change(() => page.keyboard.type('Bahan'));
  await press(page, 'Tab');
  await id.change(() => page.keyboard.type('Kilogram'));
  for (const keys of ['Alt+Shift+ArrowRight', 'Alt+Shift+ArrowDown', 'Alt+Shift+Delete', 'Alt+Shift+Backspace'])
    await id.change(() => press(page, keys));
  await save();
  const written = await texts();
  expect(written.id.content).toMatch(/!\[Jerami tebal\]\(\/media\/[^ ]+ "Kebun"\)/);

  // The other language takes back its own alone, in both views of it.
  await press(page, 'Control+Shift+l');
  await expect(editor.content('en')).toBeFocused();
  await en.begin();
  await press(page, 'Control+z', 'Control+End');
  await en.change(() => page.keyboard.type(' Husks.'));
  const source = page.getByRole('button', { name: 'Tulis sebagai Markdown' });
  await press(page, 'Shift+Tab', 'End');
  await expect(source.last()).toBeFocused();
  await press(page, 'Enter');
  await expect(editor.content('en')).toHaveClass(/cm-content/);
  await expect(editor.content('en')).toBeFocused();
  await press(page, 'Control+End');
  await page.keyboard.type('Leaves.');
  await expect(editor.content('en')).toContainText('Leaves.');
  await undoUntil(page, () => expect(editor.content('en')).not.toContainText(/L/, { timeout: 100 }));
  await redoUntil(page, () => expect(editor.content('en')).toContainText('Leaves.', { timeout: 100 }));
  await press(page, 'Shift+Tab', 'End');
  await expect(source.last()).toBeFocused();
  await press(page, 'Enter');
  await expect(editor.content('en')).toHaveClass(/canvas-text/);
  await expect(editor.content('en')).toBeFocused();
  await en.note();
  await en.back(2);
  await en.forth(2);
  expect(await id.shown()).toEqual(id.now);

  // One language alone: the other one is out of sight, and stays as it is.
  await stepTo(
    page,
    page.locator('.pane[data-side=en]').getByRole('button', { name: 'Tulis English saja' }),
    'Shift+Tab',
  );
  await press(page, 'Enter');
  await expect(editor.content('id')).toBeHidden();
  await stepTo(page, editor.content('en'));
  await press(page, 'Control+Home');
  await en.change(() => page.keyboard.type('Dry '));
  await en.back(3);
  await press(page, 'Control+z', 'Control+z');
  await en.forth(3);
  await press(page, 'Control+Shift+l');
  await expect(editor.content('id')).toBeFocused();
  expect(await id.shown()).toEqual(id.now);

  // All the way back and forth, byte for byte, and what is saved is what is shown.
  await save();
  const english = (await texts()).en;
  expect(english).toEqual({ ...before.en, title: 'Mulch, thick', content: 'Dry Straw. Husks. Leaves.' });
  await id.back(id.length);
  await press(page, 'Control+z');
  await save();
  expect(await texts()).toEqual({ ...before, id: { ...before.id, title: 'Mulsa tebal' }, en: english });
  await id.forth(id.length);
  await press(page, 'Control+y');
  await save();
  expect(await texts()).toEqual({ ...written, en: english });
  await page.reload();
  await editor.opened();
  // But for the empty paragraph below the table, which is there to write on in.
  expect(await id.shown()).toEqual(id.now?.slice(0, -1));
});

/** Presses keys one after another, waiting each time until the browser has fired selectionchange. */
async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30))));
  }
}

/** Presses the key of undo until something holds, at most as often as letters were typed. */
async function undoUntil(page: Page, check: () => Promise<void>, key = 'Control+z'): Promise<void> {
  for (let times = 1; ; times += 1) {
    await press(page, key);
    const isOver = await check().then(
      () => true,
      (error: unknown) => {
        if (times === MOST_KEYS) throw error;
        return false;
      },
    );
    if (isOver) return;
  }
}

const redoUntil = (page: Page, check: () => Promise<void>) => undoUntil(page, check, 'Control+y');

/** Uploads a picture from the list that `/` opened, describes it and puts it in, by keys. */
async function placePicture({ page, dialog }: ArticleEditor): Promise<void> {
  // The listener must be registered before the dialog is opened.
  const files = page.waitForEvent('filechooser');
  await press(page, 'Enter');
  await expect(dialog.getByRole('button', { name: 'Unggah gambar' })).toBeFocused();
  await press(page, 'Enter');
  const buffer = await photograph(page, 400, 250);
  await (await files).setFiles({ name: 'jerami.jpg', mimeType: 'image/jpeg', buffer });
  await stepTo(page, dialog.getByRole('textbox', { name: 'Dalam bahasa Indonesia' }));
  await page.keyboard.type('Jerami');
  await stepTo(page, dialog.getByRole('button', { name: 'Masukkan ke teks' }));
  await press(page, 'Enter');
  await expect(dialog).toHaveCount(0);
}

/** The text of one language, and what it showed after each change. */
class Text {
  private readonly page: Page;
  private readonly field: Locator;
  private readonly states: (readonly string[])[] = [];
  private at = 0;

  constructor(editor: ArticleEditor, side: Language) {
    this.page = editor.page;
    this.field = editor.content(side);
  }

  /** How many changes were made. */
  get length(): number {
    return this.states.length - 1;
  }

  /** What it showed last. */
  get now(): readonly string[] | undefined {
    return this.states[this.at];
  }

  /** Its blocks, in words, and the words of its pictures. */
  shown(): Promise<readonly string[]> {
    return this.field.evaluate((text) =>
      [...text.querySelectorAll<HTMLElement>('p, li, th, td, figure, textarea')].map((each) =>
        each instanceof HTMLTextAreaElement
          ? each.value
          : `${each.tagName} ${each.tagName === 'FIGURE' ? '' : each.textContent}`,
      ),
    );
  }

  async note(): Promise<void> {
    this.states.push(await this.shown());
    this.at = this.states.length - 1;
    await this.page.waitForTimeout(APART_MS);
  }

  begin(): Promise<void> {
    return this.note();
  }

  async change(make: () => Promise<unknown>): Promise<void> {
    await make();
    await expect.poll(() => this.shown()).not.toEqual(this.now);
    await this.note();
  }

  /** Takes back so many changes, each to exactly what was there before it. */
  back(steps: number): Promise<void> {
    return this.go(steps, -1, 'Control+z');
  }

  forth(steps: number): Promise<void> {
    return this.go(steps, 1, 'Control+y');
  }

  private async go(steps: number, by: number, key: string): Promise<void> {
    for (let step = 0; step < steps; step += 1) {
      this.at += by;
      await undoUntil(this.page, async () => expect(await this.shown()).toEqual(this.now), key);
    }
  }
}
