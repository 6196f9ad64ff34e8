import type { Locator, Page } from '@playwright/test';
import { AdminPage } from '../pages/admin-page.ts';
import { stepTo } from '../../support/portal/keyboard.ts';
import { expect, test } from '../../support/portal/writing-test.ts';

test.beforeEach(async ({ context }) => {
  // An empty page has no storage.
  await context.addInitScript(() => origin !== 'null' && localStorage.setItem('tunas.writing-mode', 'canvas'));
});

/** Presses keys one after another, waiting each time until the browser has fired selectionchange. */
async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
  }
}

/** Where the first line of the text begins below the top of the window, px. */
const firstLine = (place: Page | Locator) =>
  place
    .locator('.canvas-text > *')
    .filter({ visible: true })
    .first()
    .evaluate((block) => block.getBoundingClientRect().top);

test('what is written on the canvas becomes the article and its Markdown, and what is untouched keeps its bytes', async ({
  page,
  article,
  editor,
  draftApi: api,
}) => {
  await api.save(article.id, (document) => ({ ...document, id: { ...document.id, content: '' } }));
  await editor.open(article.id);
  const canvas = editor.content('id');
  const written = [
    '## Kapan dipasang',
    'Setelah **hujan pertama**.',
    '- satu\n- dua',
    '1. semai\n2. tanam',
    '> Awas \\*api\\*',
  ].join('\n\n');
  await test.step('the marks of Markdown become blocks', async () => {
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
    expect((await api.read(article.id)).document.id.content).toBe(written);
  });

  await test.step('undo and redo', async () => {
    await press(page, 'Control+z', 'Control+z');
    await expect(canvas.locator('blockquote')).toHaveCount(0);
    await press(page, 'Control+y', 'Control+y');
    await expect(canvas.locator('blockquote')).toHaveText('Awas *api*');
  });

  await test.step('a table by its own keys', async () => {
    // A table, by its own keys; in an empty last row Enter leads out of it.
    await press(page, 'Control+End', 'Enter', 'Enter');
    await page.keyboard.type('/tab');
    await expect(page.getByRole('option', { name: 'Tabel' })).toHaveAttribute('aria-selected', 'true');
    await press(page, 'Enter');
    for (const cell of ['Bahan', 'Kilogram', 'Jerami', '40', 'Sekam']) {
      await page.keyboard.type(cell);
      if (cell !== 'Sekam') await press(page, 'Tab');
    }
    await press(page, 'Alt+Shift+ArrowRight', 'Alt+Shift+ArrowDown', 'Alt+Shift+Backspace');
    await expect(canvas.locator('table th')).toHaveText(['Bahan', '', 'Kilogram']);
    await press(page, 'Enter');
    await page.keyboard.type('Di bawah tabel.');
    await expect(canvas.locator(':scope > p').last()).toHaveText('Di bawah tabel.');
  });

  await test.step('a paste from Word', async () => {
    // What comes from Word has its form, and none of its code: html-to-blocks.test.ts has all of that.
    await press(page, 'Enter');
    const list =
      '<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·&nbsp;</span>Jerami</p>';
    await editor.paste('id', 'x', `<h1>Mulsa</h1><p class="MsoNormal"><b>Tebal</b> biasa</p>${list}<script>1</script>`);
    await expect(canvas.locator('h2')).toHaveText(['Kapan dipasang', 'Mulsa']);
    await editor.saved();
    const rows = '| Bahan |  | Kilogram |\n| --- | --- | --- |\n| Jerami |  | 40 |';
    const all = `${written}\n\n${rows}\n\nDi bawah tabel.\n\n## Mulsa\n\n**Tebal** biasa\n\n- Jerami`;
    expect((await api.read(article.id)).document.id.content).toBe(all);
  });

  await test.step('one changed paragraph leaves every other byte, and the Markdown view shows the same text', async () => {
    const before = '*   satu\n*   __dua__\n\n\nTengah.\n\n|a|b|\n|-|-|\n|1|2|\n';
    await api.save(article.id, (document) => ({ ...document, id: { ...document.id, content: before } }));
    await editor.open(article.id);
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
});

test('a text begins high, advice leads to its words, and what was translated before is taken by one key', async ({
  page,
  editor,
  draftApi: api,
}) => {
  const admin = new AdminPage(page);
  await admin.enter('/admin/messages?search=zzzz');
  const turnTo = async (id: number) => {
    await admin.turnTo(`/admin/blogs/${id}`);
    await editor.opened();
  };

  await test.step('a text that is published, changed and behind begins as high as any other one', async () => {
    const article = await api.create();
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
    await turnTo(article.id);
    const pane = page.locator('.pane[data-side=en]');
    await page.setViewportSize({ width: 1366, height: 768 });
    await expect(pane.locator('.state-pill')).toHaveText(['Terbit', 'Diubah', '1 tertinggal']);
    await expect.poll(() => firstLine(pane)).toBeLessThanOrEqual(330);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: /^English/ }).click();
    await expect.poll(() => firstLine(pane)).toBeLessThanOrEqual(420);
    await page.setViewportSize({ width: 1366, height: 800 });
  });

  await test.step('advice on a text leads to its words', async () => {
    const article = await api.create();
    const content = 'Bibit kuat.\n\nPetani melakukan penyiraman, dikarenakan tanah kering.';
    await api.save(article.id, (document) => ({ ...document, id: { ...document.id, content } }));
    await turnTo(article.id);
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
  });

  await test.step('what was translated before is offered where it is missing, with what differs', async () => {
    const article = await api.create();
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
    await turnTo(article.id);
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
});
