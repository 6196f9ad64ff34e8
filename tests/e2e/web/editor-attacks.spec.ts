import type { Locator, Page } from '@playwright/test';
import { LANGUAGES } from '#domain/localized.ts';
import { tableStyle } from '#text/render/table-frame.ts';
import { editorMessages, photograph } from '../pages/article-editor.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { addressOf } from '../pages/public-pages.ts';
import { CAMERA, cameraJpeg } from '../../support/pictures/camera-jpeg.ts';
import { checkPage, allowFinding } from '../../support/portal/page-checks/check-page.ts';
import { expect, test } from '../../support/portal/writing-test.ts';

/** What every attack would do if it ran. */
const STRIKE = 'document.documentElement.dataset.struck=1;alert(1)';

const ADDRESSES = [
  `javascript:${STRIKE}`,
  `JaVaScRiPt:${STRIKE}`,
  `java\tscript:${STRIKE}`,
  `\u0001javascript:${STRIKE}`,
  `&#106;avascript:${STRIKE}`,
  `javascript&colon;${STRIKE}`,
  `java&NewLine;script:${STRIKE}`,
  `javascript://example.org/%0a${STRIKE}`,
  `vbscript:${STRIKE}`,
  `data:text/html,<script>${STRIKE}</script>`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${STRIKE}'/>`,
  '//evil.example/x',
  '/\\evil.example',
];

const HTML = [
  `<script>${STRIKE}</script>`,
  `<img src=x onerror="${STRIKE}">`,
  `<svg onload="${STRIKE}"><animate onbegin="${STRIKE}"/></svg>`,
  `<iframe srcdoc="<script>${STRIKE}</script>"></iframe>`,
  `<a href="javascript:${STRIKE}">x</a>`,
  '<style>*{display:none}</style>',
  '<base href="//evil.example">',
  `</div></article><script>${STRIKE}</script>`,
  `&lt;img src=x onerror="${STRIKE}"&gt;`,
  `![" onerror="${STRIKE}](/pictures/saung.svg "\\" onload=${STRIKE}")`,
];

const LINKS = ADDRESSES.flatMap((address) => [`[ke sana](${address})`, `[ke sana](<${address}> "judul")`]);

/** These can't be published: they are rendered in the editor only. */
const PICTURES = ['', ...ADDRESSES.flatMap((address) => [`![gambar](${address})`, `![gambar](<${address}>)`])].join(
  '\n\n',
);

/** Names that every object has, as headings and as words of links. */
const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'content', 'portal'];

const WICKED = [
  ...HTML,
  ...LINKS,
  ...NAMES.map((name) => `## ${name}\n\n[${name}]`),
  ...NAMES.map((name) => `[${name}]: javascript:${STRIKE}`),
].join('\n\n');

/** Text with marks of writing direction or invisible characters; one text is very long. */
const ODD = [
  '\u202eterbalik sampai akhir',
  'العربية والعبرية עברית',
  `nol\u200b\u200d\u2060lebar${'\u200b'.repeat(2000)}`,
  `Z${'a\u0300\u0301\u0302'.repeat(200)}`,
  'takputus'.repeat(400),
  `https://example.org/${'x'.repeat(800)}`,
  `|${'kolom|'.repeat(40)}\n|${'-|'.repeat(40)}\n|${'isi|'.repeat(40)}`,
].join('\n\n');

/** Notes everything that an attack might do to a page. */
async function guard(page: Page): Promise<() => Promise<readonly string[]>> {
  const struck: string[] = [];
  page.on('dialog', (dialog) => {
    // The browser itself asks about an unsaved page.
    if (dialog.type() !== 'beforeunload') struck.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => struck.push(`a window: ${popup.url()}`));
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === 'evil.example') struck.push(`asked for: ${request.url()}`);
  });
  page.on('pageerror', (error) => struck.push(`an error: ${error.message}`));
  return async () => {
    const marked = await page.evaluate(() => document.documentElement.dataset['struck'] !== undefined);
    return marked ? [...struck, 'a script ran'] : struck;
  };
}

/** The styles of wide tables, which the portal itself writes into a text that has a table. */
const OWN_STYLES = LANGUAGES.map(tableStyle);

/** Dangerous elements and addresses within a rendered article, which no article may have. The drawers have forms of their own. */
function dangers(article: Locator): Promise<readonly string[]> {
  return article.evaluate((root, ownStyles) => {
    const never = 'script, style, iframe, object, embed, base, form:not(aside.editor-details form), meta, link';
    const wrong = [...root.querySelectorAll(never)]
      .filter((element) => element.tagName !== 'STYLE' || !ownStyles.includes(element.textContent))
      .map((element) => element.outerHTML.slice(0, 80));
    for (const element of root.querySelectorAll('*')) {
      const handlers = element.getAttributeNames().filter((name) => name.startsWith('on') || name === 'srcdoc');
      wrong.push(...handlers.map((name) => `${element.tagName} ${name}`));
      const address = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
      // The preview's frame has no address of its own.
      const reached = new URL(address, document.baseURI);
      const own = reached.origin === self.origin || reached.origin === 'https://example.org';
      // Articles on the same topic, of other journeys, have pictures that were uploaded to the backend.
      const isUploaded =
        element.tagName === 'IMG' && reached.pathname.startsWith('/storage/v1/object/public/article-images/');
      if (!own && !isUploaded && element.closest('.share-bar, svg') === null)
        wrong.push(`${element.tagName} ${address.slice(0, 80)}`);
    }
    return wrong;
  }, OWN_STYLES);
}

/** What is published: scripts, HTML and wicked addresses in one language, turned, unseen and endless words in the other. */
const TEXTS = {
  id: { title: `<img src=x onerror=${STRIKE}> __proto__`, content: WICKED },
  en: { title: `\u202e${'Panjang\u200b sekali '.repeat(20)}`.slice(0, 200), content: ODD },
} as const;

const WIDTHS = process.env['PROVE'] ? [360, 768, 1366] : [360, 1366];

test('scripts, HTML, wicked addresses and turned, unseen and endless words: harmless in the editor, the preview and for visitors', async ({
  page,
  article,
  editor,
  draftApi: api,
}) => {
  test.slow();
  allowFinding(/^language: /, 'attackers write in whatever language');
  allowFinding(/^complaint: 404 for image/, 'an attacker’s picture has no address');
  const struck = await guard(page);
  // What is pasted into the Markdown view is stored letter by letter.
  await page.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('tunas.writing-mode', 'source');
  });
  const written = { ...TEXTS, id: { ...TEXTS.id, content: WICKED + PICTURES } };
  await editor.open(article.id);
  for (const side of LANGUAGES) {
    await editor.title(side).fill(written[side].title);
    await editor.replace(side, written[side].content);
  }
  await editor.saved();
  expect((await api.read(article.id)).document).toMatchObject(written);
  expect(await dangers(page.locator('.editor'))).toEqual([]);

  // The canvas shows the same, and doesn't change the text by itself.
  const source = page.getByRole('button', { name: 'Tulis sebagai Markdown' });
  for (const view of [/canvas-text/, /cm-content/]) {
    await source.first().click();
    for (const side of LANGUAGES) await expect(editor.content(side)).toHaveClass(view);
    expect(await dangers(page.locator('.editor'))).toEqual([]);
  }
  expect((await api.read(article.id)).document).toMatchObject(written);

  await editor.button(editorMessages.preview).click();
  for (const name of ['English', 'Indonesia']) {
    await editor.previewPanel.getByRole('button', { name, exact: true }).click();
    await expect(editor.preview.locator('.preview-page h1')).toContainText(name === 'English' ? 'Panjang' : '<img');
    expect(await dangers(editor.preview.locator('.preview-page main'))).toEqual([]);
  }
  await page.keyboard.press('Escape');
  await editor.replace('id', WICKED);
  await editor.saved();
  await api.publish(article.id, LANGUAGES);
  await page.goto('about:blank');

  const visitor = new PortalPage(page);
  for (const side of LANGUAGES) {
    const address = addressOf(`/article/${article.id}`, side);
    await visitor.open(address);
    await expect(visitor.heading).toHaveText(TEXTS[side].title.trim());
    expect(await dangers(visitor.main)).toEqual([]);
    // Whatever is left of a wicked link is followed, as a reader would.
    await visitor.main.locator('.article-text a:not([target])').evaluateAll((links) => {
      for (const link of links as HTMLElement[]) link.click();
    });
    for (const each of [address, addressOf('/blog', side)]) {
      // One of them may still be on its way to another page of this site.
      await expect(() => visitor.open(each)).toPass();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await checkPage(page, `${each}, ${width} px`);
      }
    }
  }
  // What the direction is turned in ends with its own words: the bar reads as ever.
  await expect(visitor.topBar).toContainText('Tunas');
  expect(await struck()).toEqual([]);
});

test('a photo of 12 megapixels comes out upright, and says nothing of its place or its camera', async ({
  page,
  article,
  editor,
  draftApi: api,
}) => {
  await editor.open(article.id);
  const flat = await photograph(page, 4000, 3000);
  // The notes of a camera, turned by a quarter, before the picture of another one.
  const notes = cameraJpeg(6);
  const photo = Buffer.concat([notes.subarray(0, 4 + notes.readUInt16BE(4)), flat.subarray(2)]);
  await editor.choosePicture(photo);
  await editor.saved();
  const { image } = (await api.read(article.id)).document;
  expect(image).toMatch(/^\/media\/[0-9a-f-]{36}\/480-960-1600\.(webp|jpg)$/);
  await api.publish(article.id, ['id']);

  const visitor = new PortalPage(page);
  await visitor.open(`/article/${article.id}`);
  const picture = visitor.main.locator('img[srcset*="480w"]').first();
  const files = ((await picture.getAttribute('srcset')) ?? '').split(',').map((each) => each.split(' ')[0] ?? '');
  expect(files).toHaveLength(3);
  for (const file of files) {
    const bytes = Buffer.from(await (await fetch(file)).arrayBuffer());
    for (const mark of [CAMERA, 'Exif', 'EXIF', 'XMP', 'http://ns.adobe.com'])
      expect(bytes.includes(mark), `${mark} in ${file}`).toBe(false);
  }
  const { width, height } = await page.evaluate(async (source) => {
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.src = source;
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  }, files[1] ?? '');
  expect([width, height]).toEqual([960, 1280]);
});

test('a photo that lacks only its end marker is taken, and one that was cut off isn’t', async ({
  page,
  article,
  editor,
  draftApi: api,
}) => {
  await editor.open(article.id);
  const photo = await photograph(page, 640, 480);
  const broken = page.getByText('File ini tidak bisa dibaca. Pilih file lain.');
  // Half of it, and the same where a program has filled it up to its whole length.
  for (const padding of [0, photo.length / 2]) {
    await editor.choose(Buffer.concat([photo.subarray(0, photo.length / 2), Buffer.alloc(padding)]), 'terpotong.jpg');
    await expect(broken).toBeVisible();
    await editor.choose(Buffer.from('<svg/>'), 'gambar.svg');
    await expect(broken).toBeHidden();
  }
  await editor.choosePicture(Buffer.concat([photo.subarray(0, -2), Buffer.from('SEFHSEFT')]));
  await editor.saved();
  expect((await api.read(article.id)).document.image).toMatch(/^\/media\/[0-9a-f-]{36}\//);
});
