import type { Locator, Page } from '@playwright/test';
import { photograph } from '../pages/article-editor.ts';
import { stepTo } from '../../support/portal/keyboard.ts';
import { expect, test } from '../../support/portal/writing-test.ts';

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => localStorage.setItem('tunas.writing-mode', 'canvas'));
});

/** Presses keys one after another, waiting each time until the browser has fired selectionchange. */
async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
  }
}

test('what is typed with the marks of Markdown and with keys becomes the article, and its Markdown', async ({
  page,
  article,
  editor,
  draftApi: api,
}) => {
  await api.save(article.id, (document) => ({ ...document, id: { ...document.id, content: '' } }));
  await editor.open(article.id);
  const canvas = editor.content('id');
  await canvas.click();
  await page.keyboard.type('## Kapan dipasang\nSetelah ');
  await press(page, 'Control+b');
  await page.keyboard.type('hujan pertama');
  await press(page, 'Control+b');
  await page.keyboard.type('.\n- satu\ndua\n');
  await press(page, 'Enter');
  await page.keyboard.type('1. semai\ntanam\n');
  await press(page, 'Enter');
  await page.keyboard.type('> Awas *api*');
  await expect(canvas.locator('h2')).toHaveText('Kapan dipasang');
  await expect(canvas.locator('strong')).toHaveText('hujan pertama');
  await expect(canvas.locator('ul > li')).toHaveText(['satu', 'dua']);
  await expect(canvas.locator('ol > li')).toHaveText(['semai', 'tanam']);
  await expect(canvas.locator('blockquote')).toHaveText('Awas *api*');
  await editor.saved();
  const written = [
    '## Kapan dipasang',
    'Setelah **hujan pertama**.',
    '- satu\n- dua',
    '1. semai\n2. tanam',
    '> Awas \\*api\\*',
  ].join('\n\n');
  expect((await api.read(article.id)).document.id.content).toBe(written);

  await press(page, 'Control+z', 'Control+z');
  await expect(canvas.locator('blockquote')).toHaveCount(0);
  await press(page, 'Control+y', 'Control+y');
  await expect(canvas.locator('blockquote')).toHaveText('Awas *api*');
});

test('one changed paragraph leaves every other byte, and the Markdown view shows the same text', async ({
  page,
  article,
  editor,
  draftApi: api,
}) => {
  const before = '*   satu\n*   __dua__\n\n\nTengah.\n\n|a|b|\n|-|-|\n|1|2|\n';
  await api.save(article.id, (document) => ({ ...document, id: { ...document.id, content: before } }));
  await api.save(article.id, (document) => ({
    ...document,
    id: {
      ...document.id,
      title: 'Selada NFT pertama, dari benih sampai panen',
      excerpt: 'Mulai dari satu talang. '.repeat(8),
    },
  }));
  await editor.open(article.id);
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect.poll(() => firstLine(page)).toBeLessThanOrEqual(330);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => firstLine(page)).toBeLessThanOrEqual(420);
  await page.setViewportSize({ width: 1366, height: 800 });
  await editor.content('id').getByText('Tengah.').click();
  await press(page, 'End');
  await page.keyboard.type(' Lagi.');
  await editor.saved();
  const after = before.replace('Tengah.', 'Tengah. Lagi.');
  expect((await api.read(article.id)).document.id.content).toBe(after);

  await page.getByRole('button', { name: 'Tulis sebagai Markdown' }).first().click();
  await expect(page.locator('.cm-content').first()).toContainText('Tengah. Lagi.');
  await editor.content('id').getByText('Tengah. Lagi.').click();
  await press(page, 'End');
  await page.keyboard.type(' Habis.');
  await page.getByRole('button', { name: 'Tulis sebagai Markdown' }).first().click();
  await expect(editor.content('id').locator('td')).toHaveText(['1', '2']);
  // Both views go on with one undo: what the other one wrote first, then what was written here before.
  await editor.content('id').getByText('Tengah. Lagi. Habis.').click();
  await press(page, 'Control+z');
  await expect(editor.content('id')).toContainText('Tengah. Lagi.');
  await expect(editor.content('id')).not.toContainText('Habis.');
  await press(page, 'Control+z');
  await expect(editor.content('id')).not.toContainText('Lagi.');
  await press(page, 'Control+y');
  await expect(editor.content('id')).toContainText('Tengah. Lagi.');
  await editor.saved();
  expect((await api.read(article.id)).document.id.content).toBe(after);
});

/** Where the first line of the text begins below the top of the window, px. */
const firstLine = (place: Page | Locator) =>
  place
    .locator('.canvas-text > *')
    .filter({ visible: true })
    .first()
    .evaluate((block) => block.getBoundingClientRect().top);

test('a text that is published, changed and behind begins as high as any other one', async ({
  page,
  article,
  editor,
  draftApi: api,
}) => {
  const content = 'Satu kalimat.\n\n## Bagian\n\nTengah.';
  const text = {
    title: 'First NFT lettuce, from seed to harvest',
    excerpt: 'Start from one channel. '.repeat(8),
    content,
  };
  await api.save(article.id, (document) => ({
    ...document,
    id: { ...document.id, ...text },
    en: { ...document.en, ...text, imageAlt: 'A channel of lettuce' },
  }));
  await api.publish(article.id, ['id', 'en']);
  const since = '2026-01-02T03:04:05Z';
  await api.save(article.id, (document) => ({
    ...document,
    id: { ...document.id, content: `${content} Lagi.` },
    en: { ...document.en, content: `${content} More.` },
    outdated: { content: { language: 'en', was: content, since, bothChanged: false } },
  }));
  await editor.open(article.id);
  const pane = page.locator('.pane[data-side=en]');
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(pane.locator('.state-pill')).toHaveText(['Terbit', 'Diubah', '1 tertinggal']);
  await expect.poll(() => firstLine(pane)).toBeLessThanOrEqual(330);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: /^English/ }).click();
  await expect.poll(() => firstLine(pane)).toBeLessThanOrEqual(420);
});

test('a table is built and a picture described without a mouse', async ({ page, article, editor, draftApi: api }) => {
  await editor.open(article.id);
  await stepTo(page, editor.content('id'));
  await press(page, 'Control+End', 'Enter');
  await page.keyboard.type('/tab');
  await expect(page.getByRole('option', { name: 'Tabel' })).toHaveAttribute('aria-selected', 'true');
  await press(page, 'Enter');
  await page.keyboard.type('Bahan');
  await press(page, 'Tab');
  await page.keyboard.type('Kilogram');
  await press(page, 'Tab');
  await page.keyboard.type('Jerami');
  await press(page, 'Tab');
  await page.keyboard.type('40');
  await press(page, 'Tab');
  await page.keyboard.type('Sekam');
  await press(page, 'Alt+Shift+ArrowRight', 'Alt+Shift+ArrowDown', 'Alt+Shift+Backspace');
  const table = editor.content('id').locator('table');
  await expect(table.locator('th')).toHaveText(['Bahan', '', 'Kilogram']);
  await editor.saved();
  const rows = '| Bahan |  | Kilogram |\n| --- | --- | --- |\n| Jerami |  | 40 |\n|  |  |  |';
  await expect.poll(async () => (await api.read(article.id)).document.id.content).toContain(rows);

  // In an empty last row Enter leads out of the table.
  await press(page, 'Enter');
  await page.keyboard.type('Di bawah tabel.');
  await expect(editor.content('id').locator(':scope > p').last()).toHaveText('Di bawah tabel.');
});

test('a picture goes in where the cursor is, is described in place, and its description is saved', async ({
  page,
  article,
  editor,
  draftApi: api,
}) => {
  await editor.open(article.id);
  await editor.content('id').click();
  await press(page, 'Control+Home');
  // The listener must be registered before the dialog is opened.
  const files = page.waitForEvent('filechooser');
  await page.locator('.markup-field').first().getByRole('button', { name: 'Gambar', exact: true }).click();
  await expect(editor.dialog.getByRole('button', { name: 'Unggah gambar' })).toBeFocused();
  // The dialog's first button has the focus.
  await press(page, 'Enter');
  await (
    await files
  ).setFiles({ name: 'jerami.jpg', mimeType: 'image/jpeg', buffer: await photograph(page, 800, 500) });
  await editor.dialog.getByRole('textbox', { name: 'Dalam bahasa Indonesia' }).fill('Jerami di bedengan');
  await editor.dialog.getByRole('button', { name: 'Masukkan ke teks' }).click();
  const picture = editor.content('id').locator('figure');
  await expect(picture.locator('img')).toHaveAttribute('src', /article-images/);
  const words = picture.getByRole('textbox', { name: 'Gambar ini memperlihatkan apa?' });
  await expect(words).toHaveValue('Jerami di bedengan');
  await words.fill('Jerami tebal');
  await picture.getByRole('textbox', { name: 'Keterangan untuk pembaca, kalau perlu' }).fill('Kebun Ibu "Sri"');
  await press(page, 'Enter');
  await editor.saved();
  const markdown = /!\[Jerami tebal\]\(\/media\/[^ ]+ "Kebun Ibu \\"Sri\\""\)/;
  expect((await api.read(article.id)).document.id.content).toMatch(markdown);
});

test('what is pasted from Word comes clean, and a reload in the middle of writing loses nothing', async ({
  page,
  article,
  editor,
}) => {
  await editor.open(article.id);
  const canvas = editor.content('id');
  await canvas.click();
  await press(page, 'Control+End', 'Enter');
  await canvas.evaluate((field) => {
    const data = new DataTransfer();
    const list =
      '<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·&nbsp;</span>Jerami</p>';
    const table = '<table><tr><td>Dosis</td><td>kg</td></tr><tr><td>Urea</td><td>10<sup>2</sup></td></tr></table>';
    data.setData(
      'text/html',
      `<h1>Mulsa</h1><p class="MsoNormal"><b>Tebal</b> biasa</p>${list}${table}<script>1</script>`,
    );
    data.setData('text/plain', 'x');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(canvas.locator('h2')).toHaveText('Mulsa');
  await expect(canvas.locator('strong')).toHaveText('Tebal');
  await expect(canvas.locator('li')).toHaveText('Jerami');
  await expect(canvas.locator('td')).toHaveText(['Urea', '10²']);
  await page.keyboard.type('Akhir');
  await editor.keptHere();
  await page.reload();
  await editor.opened();
  await expect(canvas.locator('td')).toHaveText(['Urea', '10²']);
  await expect(canvas).toContainText('Akhir');
});

test('nothing is published while something pasted isn’t in the text yet', async ({ page, article, editor }) => {
  await editor.open(article.id);
  const canvas = editor.content('id');
  await canvas.click();
  const publish = page.locator('.editor-actions').getByRole('button', { name: /^Terbitkan/ });
  await expect(publish).toBeEnabled();
  const button = await publish.elementHandle();
  const seen = await canvas.evaluate(async (field, watched) => {
    if (!(watched instanceof HTMLButtonElement)) throw new Error('There is no button.');
    const data = new DataTransfer();
    data.setData('text/html', '<p>Jerami menahan air di tanah.</p>'.repeat(1000));
    data.setData('text/plain', 'x');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    const states: { readonly isDisabled: boolean; readonly isIn: boolean }[] = [];
    while (states.at(-1)?.isIn !== true) {
      await new Promise((done) => requestAnimationFrame(done));
      const isIn = field.textContent.includes('Jerami menahan air');
      states.push({ isDisabled: watched.disabled, isIn });
    }
    return states;
  }, button);
  expect(seen.filter(({ isIn }) => !isIn).length).toBeGreaterThan(0);
  expect(seen.filter(({ isDisabled, isIn }) => !isIn && !isDisabled)).toEqual([]);
  await expect(publish).toBeEnabled();
});

test('advice on a text leads to its words, and what is dismissed or switched off stays so', async ({
  page,
  article,
  editor,
  draftApi: api,
}) => {
  const content = 'Bibit kuat.\n\nPetani melakukan penyiraman, dikarenakan tanah kering.';
  await api.save(article.id, (document) => ({ ...document, id: { ...document.id, content } }));
  await editor.open(article.id);
  const marks = editor.content('id').locator('.canvas-advice');
  await expect(marks).toHaveText(['melakukan penyiraman', 'dikarenakan']);
  await press(page, 'Control+.');
  const panel = page.getByRole('region', { name: 'Mudah dibaca' });
  const line = panel.getByRole('button', { name: 'Lebih mudah: karena' });
  await expect(line).toContainText('Lebih mudah: karena');
  await stepTo(page, line);
  await press(page, 'Enter');
  await expect(editor.content('id')).toBeFocused();
  await page.keyboard.type('karena');
  await editor.saved();
  const better = content.replace('dikarenakan', 'karena');
  expect((await api.read(article.id)).document.id.content).toBe(better);
  await expect(marks).toHaveText(['melakukan penyiraman']);

  if (!(await panel.isVisible())) await press(page, 'Control+.');
  await panel.getByRole('button', { name: 'Jangan tampilkan lagi: melakukan penyiraman' }).click();
  await expect(marks).toHaveCount(0);
  await expect(panel.getByText('Tidak ada saran.')).toBeVisible();
  await editor.open(article.id);
  await editor.content('id').getByText('Bibit kuat.').click();
  await press(page, 'End');
  await page.keyboard.type(' Apabila telah tumbuh.');
  await expect(marks).toHaveText(['Apabila', 'telah']);
  await press(page, 'Control+.');
  await panel.getByText('Tandai di dalam teks').click();
  await expect(marks).toHaveCount(0);
  await editor.saved();
  await editor.open(article.id);
  await press(page, 'Control+.');
  await expect(panel.getByText('2 saran')).toBeVisible();
  await expect(panel.getByRole('checkbox')).not.toBeChecked();
  await expect(marks).toHaveCount(0);
});

test('what was translated before is offered where it is missing, with what differs, and taken by one key', async ({
  page,
  article,
  editor,
  draftApi: api,
}) => {
  const word = `tandon${Date.now()}`.replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
  const source = `Bersihkan ${word} setiap 14 hari sebelum lumut menempel di dinding.`;
  const translation = `Clean the ${word} every 14 days, before algae stick to its wall.`;
  const both = (id: string, en: string) =>
    api.save(article.id, (document) => ({
      ...document,
      id: { ...document.id, content: id },
      en: { ...document.en, title: 'Straw mulch', excerpt: 'Straw keeps soil wet.', content: en },
    }));
  await both(`Pembuka.\n\n${source}`, `Opening.\n\n${translation}`);
  await api.publish(article.id, ['id', 'en']);
  await both(`Pembuka.\n\n${source.replace('14', '10')}`, 'Opening.');
  await page.setViewportSize({ width: 1600, height: 900 });
  await editor.open(article.id);
  const offer = editor.content('en').getByRole('group', { name: 'Pernah diterjemahkan' });
  await expect(offer.locator('del')).toContainText('14');
  await expect(offer.locator('ins')).toContainText('10');
  await expect(offer).toContainText(translation);
  await editor.content('en').getByText('Opening.').click();
  // Who types up to the key, and on after it, loses no letter by it.
  await press(page, 'End');
  await page.keyboard.type(' Mulch');
  await page.keyboard.press('F9');
  await page.keyboard.type(' first');
  await expect(editor.content('en')).toContainText(translation);
  await expect(offer).toHaveCount(0);
  await editor.saved();
  expect((await api.read(article.id)).document.en.content).toBe(`Opening. Mulch first\n\n${translation}`);
});
