import { expect, type Page, type Route } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { emptyArticle } from '#domain/article-document.ts';
import type { BackendUnderTest } from '../../support/portal/portals.ts';
import { ask } from '../../support/portal/rest.ts';
import { ghostExport } from '../../support/transfer/foreign-exports.ts';
import { contentFiles, fileOf } from '../../support/transfer/site-content.ts';
import { AdminPage } from './admin-page.ts';
import { openScreen, state, unbroken, type AdminScene, type AdminState } from './admin-scene.ts';
import { longAbout, longContact, longSeasons } from './long-documents.ts';
import { activityRows, commentRows, peopleRows, pictureRows, reportOf } from './section-answers.ts';

interface Draft {
  readonly id: number;
  readonly version: number;
}

const DIALOG_BUTTONS = '.editor-actions';

async function enter(scene: AdminScene, path: string): Promise<AdminPage> {
  const admin = await openScreen(scene, path);
  await admin.settled();
  return admin;
}

async function create(backend: BackendUnderTest, collection: string, document: object): Promise<Draft> {
  const key = randomUUID();
  const drafts = await ask(backend, 'rpc/create_draft', 'POST', {
    ...{ collection, key, document: { outdated: {}, ...document } },
  });
  return drafts as unknown as Draft;
}

/** The longest texts that a banner takes, published in Indonesian alone. */
async function banner({ backend, word }: AdminScene): Promise<number> {
  const side = {
    ...{ title: unbroken(word, 120), content: unbroken('', 300) },
    ...{ buttonLabel: unbroken('', 40), imageAlt: unbroken('', 300) },
  };
  const { id, version } = await create(backend, 'banners', {
    ...{ image: '/pictures/plate-chili.svg', decorative: false, order: 9999, activeFrom: null, activeUntil: null },
    ...{ buttonLink: `https://${'w'.repeat(60)}.contoh.id/${'v'.repeat(100)}`, id: side, en: side },
  });
  await ask(backend, 'rpc/publish_drafts', 'POST', {
    ...{ collection: 'banners', items: [{ id, version }], languages: ['id'], live_from: null },
  });
  return id;
}

async function community({ backend, word }: AdminScene): Promise<number> {
  const side = {
    ...{ title: unbroken(word, 120), content: unbroken('', 600) },
    ...{ place: unbroken('', 120), imageAlt: unbroken('', 300) },
  };
  const link = `https://${'w'.repeat(60)}.contoh.id/${'v'.repeat(100)}`;
  const document = { image: '/pictures/saung.svg', decorative: false, link, id: side, en: side };
  return (await create(backend, 'communities', document)).id;
}

/** Opens the editor at an address, its shared part unfolded. */
async function editor(scene: AdminScene, path: string): Promise<AdminPage> {
  const admin = await openScreen(scene, path);
  await expect(scene.page.frameLocator('.text-page iframe').locator('[data-text-place]').first()).toBeVisible();
  const facts = scene.page.locator('.editor-details-toggle');
  if ((await facts.getAttribute('aria-expanded')) === 'false') await facts.click();
  return admin;
}

/** Opens what a button of the editor's head opens, counted from the end: publishing, the history. */
async function editorDialog(scene: AdminScene, path: string, button: -1 | -2): Promise<void> {
  await editor(scene, path);
  await scene.page.locator(DIALOG_BUTTONS).getByRole('button').nth(button).click();
  await expect(scene.page.getByRole('dialog')).toBeVisible();
}

/** What only this browser gets to see: what everybody shares stays as it is. */
async function answered(page: Page, name: string, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.unroute(`**/rest/v1/rpc/${name}`);
  await page.route(`**/rest/v1/rpc/${name}`, answer);
}

async function longPage(scene: AdminScene, path: string, document: object): Promise<void> {
  await answered(scene.page, 'read_draft', async (route) => {
    const response = await route.fetch();
    const draft = (await response.json()) as object;
    await route.fulfill({ response, json: { ...draft, document } });
  });
  await editor(scene, path);
  await scene.page.unroute('**/rest/v1/rpc/read_draft');
}

async function media(scene: AdminScene): Promise<AdminPage> {
  await answered(scene.page, 'list_media', (route) => route.fulfill({ json: pictureRows() }));
  const drawing = readFileSync('src/content/pictures/diagram-chili-bed.svg');
  await scene.page.route('**/article-images/0b9c1d2e-**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: drawing }),
  );
  return enter(scene, '/admin/media');
}

/** The portal, loaded anew, shows the signed-in user with this role; at the backend they keep all rights. */
async function asRole(scene: AdminScene, role: string, language: string | null): Promise<void> {
  await scene.page.unroute('**/rest/v1/user_roles*');
  await scene.page.route('**/rest/v1/user_roles*', (route) =>
    route.fulfill({ json: route.request().url().includes('role=eq.') ? [] : [{ role, language }] }),
  );
  await scene.page.goto('about:blank');
}

async function people(scene: AdminScene): Promise<AdminPage> {
  await answered(scene.page, 'list_people', (route) => route.fulfill({ json: peopleRows() }));
  return enter(scene, '/admin/people');
}

async function chosenFile({ page }: AdminScene, buffer: Buffer): Promise<void> {
  const file = { name: `${unbroken('', 80)}.tgz`, mimeType: 'application/gzip', buffer };
  // The other fields are for the files of other systems.
  await page.locator('.transfer-part input[type=file]').first().setInputFiles(file);
}

/** Chooses an export of Ghost that doesn't say where its site is, and opens the report. */
async function otherSystem({ page }: AdminScene): Promise<void> {
  const html = `<p><a href="__GHOST_URL__/${unbroken('p', 80)}/">panduan</a></p><img src="__GHOST_URL__/content/images/a.png">`;
  const post = { id: 1, title: unbroken('Tautan', 120), slug: 't', html, status: 'published', visibility: 'paid' };
  const file = { name: 'lama.json', mimeType: 'application/json', buffer: Buffer.from(ghostExport([post])) };
  await page.locator('.transfer-part input[accept*=".xml"]').setInputFiles(file);
  await page.locator('.transfer-part details summary').last().click();
}

/** Chooses a file of another site. Not an export of this one: that begins anew while other journeys write. */
async function report(scene: AdminScene, problems: boolean): Promise<void> {
  const { page } = scene;
  await answered(page, 'check_import', (route) => route.fulfill({ json: reportOf(problems) }));
  await enter(scene, '/admin/transfer');
  await chosenFile(scene, Buffer.from(await (await fileOf(contentFiles())).arrayBuffer()));
  await page.locator('.transfer-rows summary').click();
}

/** The screen that the state before has opened, without the dialog over it. */
async function goOn({ page, language }: AdminScene): Promise<AdminPage> {
  const dialog = page.getByRole('dialog');
  if (await dialog.isVisible()) await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  return new AdminPage(page, language);
}

async function dialogOf(opening: Promise<AdminPage>, press: (admin: AdminPage) => Promise<void>): Promise<void> {
  const admin = await opening;
  await press(admin);
  await expect(admin.page.getByRole('dialog')).toBeVisible();
}

/** An article that is ready for review, with comments at a paragraph, at one that is gone, and at all of it. */
async function commented(scene: AdminScene): Promise<void> {
  const { page, backend, word } = scene;
  const side = { title: unbroken(word, 120), content: `${word} satu.\n\n${word} dua.\n\n- ${word} tiga` };
  const empty = emptyArticle({ id: 'Tim', en: 'Team' });
  const { id } = await create(backend, 'articles', {
    ...{ ...empty, id: { ...empty.id, ...side }, en: { ...empty.en, ...side } },
  });
  await ask(backend, 'rpc/request_review', 'POST', { collection: 'articles', item: id, version: 1 });
  await answered(page, 'list_comments', (route) => route.fulfill({ json: commentRows(`p ${word} dua.`) }));
  await answered(page, 'note_presence', (route) =>
    route.fulfill({ json: { rows: [{ name: unbroken('Budi', 60), language: 'id' }] } }),
  );
  await enter(scene, `/admin/blogs/${id}`);
  await expect(page.locator('.side-control').filter({ visible: true }).first()).toBeVisible();
  await page.keyboard.press('Control+Alt+m');
  await expect(page.locator('aside li').first()).toBeVisible();
}

/** What belongs to the site beside articles. */
export const sectionStates: readonly AdminState[] = [
  ...(['hero-banner', 'community'] as const).flatMap((path) => {
    const make = path === 'hero-banner' ? banner : community;
    const area = 'banners and communities';
    return [
      state(area, `the list (${path})`, async (scene) => {
        await make(scene);
        await enter(scene, `/admin/${path}?search=${scene.word}`);
        await expect(scene.page.locator('tbody').getByRole('row').first()).toBeVisible();
      }),
      state(area, `a new one (${path})`, async (scene) => void (await editor(scene, `/admin/${path}/new`))),
      state(area, `one with everything (${path})`, async (scene) => {
        await editor(scene, `/admin/${path}/${await make(scene)}`);
      }),
      state(area, `the question before publishing (${path})`, async (scene) => {
        await editorDialog(scene, `/admin/${path}/${await make(scene)}`, -1);
      }),
    ];
  }),
  state('banners and communities', 'the history, with a version compared', async (scene) => {
    await editorDialog(scene, `/admin/hero-banner/${await banner(scene)}`, -2);
    await expect(scene.page.locator('.history-entry')).toHaveCount(1);
  }),
  state('banners and communities', 'what is missing, in the form', async (scene) => {
    const { page, backend, word } = scene;
    const side = { title: '', content: word, buttonLabel: '', imageAlt: '' };
    const { id } = await create(backend, 'banners', {
      ...{ image: '/pictures/plate-rice.svg', decorative: false, buttonLink: '/blog', order: null },
      ...{ activeFrom: null, activeUntil: '2020-01-01T00:00:00.000Z', id: side, en: side },
    });
    await editorDialog(scene, `/admin/hero-banner/${id}`, -1);
    await page.keyboard.press('Escape');
    await expect(page.frameLocator('.text-page iframe').locator('[data-text-lacks]').first()).toBeVisible();
    // The same is said in words above the page, and a click on its pin opens the text.
    await expect(page.locator('.page-problems button').first()).toBeVisible();
    await page.locator('.page-pin').first().click();
    await expect(page.locator('.text-popover .side-control[data-field="title"]').first()).toBeVisible();
    await page.keyboard.press('Escape');
  }),
  state('banners and communities', 'one in the bin', async (scene) => {
    const id = await banner(scene);
    await ask(scene.backend, 'rpc/bin_drafts', 'POST', { collection: 'banners', items: [id] });
    await openScreen(scene, `/admin/hero-banner/${id}`);
    await expect(scene.page.frameLocator('.text-page iframe').locator('[data-text-place]').first()).toBeVisible();
  }),
  ...(['about', 'contact', 'seasons'] as const).flatMap((path) => {
    const document = { about: longAbout, contact: longContact, seasons: longSeasons }[path]();
    const area = 'about, contact and seasons';
    return [
      state(area, `as it is (${path})`, async (scene) => void (await editor(scene, `/admin/${path}`))),
      state(area, `with everything (${path})`, (scene) => longPage(scene, `/admin/${path}`, document)),
    ];
  }),
  state('media, transfer and people', 'the pictures', async (scene) => {
    await expect((await media(scene)).main.locator('.media-card')).toHaveCount(4);
  }),
  state('media, transfer and people', 'the question before removing pictures', (scene) =>
    dialogOf(goOn(scene), ({ main }) => main.locator('.media-actions button').last().click()),
  ),
  state('media, transfer and people', 'replacing a picture', (scene) =>
    dialogOf(goOn(scene), ({ main }) => main.locator('.media-actions button').first().click()),
  ),
  state('media, transfer and people', 'the pictures can’t be read', async (scene) => {
    await answered(scene.page, 'list_media', (route) => route.abort('connectionrefused'));
    await enter(scene, '/admin/media');
    await expect(scene.page.locator('main [role=alert]')).toBeVisible();
  }),
  state('media, transfer and people', 'a file that can’t be taken', async (scene) => {
    await enter(scene, '/admin/transfer');
    await chosenFile(scene, Buffer.from('?'));
    await expect(scene.page.locator('.transfer-failure')).toBeVisible();
  }),
  state('media, transfer and people', 'what a file would change', (scene) => report(scene, false)),
  state('media, transfer and people', 'what keeps a file from being brought in', (scene) => report(scene, true)),
  state('media, transfer and people', 'an export of Ghost', async (scene) => {
    await enter(scene, '/admin/transfer');
    await otherSystem(scene);
    await expect(scene.page.locator('.transfer-part details[open] li').first()).toBeVisible();
  }),
  state('media, transfer and people', 'the super admins', async (scene) => {
    const { main } = await people(scene);
    await expect(main.locator('tbody tr, .people-row')).toHaveCount(4);
    await main.locator('.people-row summary').click();
  }),
  state('media, transfer and people', 'who did what', async (scene) => {
    await answered(scene.page, 'list_activity', (route) => route.fulfill({ json: activityRows() }));
    const { main } = await enter(scene, '/admin/activity');
    await expect(main.locator('ol > li')).toHaveCount(7);
  }),
  state('media, transfer and people', 'the words that readers stumble over', async (scene) => {
    await enter(scene, '/admin/words');
  }),
  state('media, transfer and people', 'the names that people use', async (scene) => {
    const { main } = await enter(scene, '/admin/words?list=names');
    await main.locator('summary').filter({ visible: true }).click();
    await expect(main.getByText('uav', { exact: true })).toBeVisible();
  }),
  state('media, transfer and people', 'the question before adding somebody', (scene) =>
    dialogOf(people(scene), async ({ main, page }) => {
      await main.locator('.people-add input').fill(`${'v'.repeat(60)}@${'w'.repeat(60)}.contoh.id`);
      await page.keyboard.press('Enter');
    }),
  ),
  state('media, transfer and people', 'the question for another role', (scene) =>
    dialogOf(goOn(scene), ({ main }) => main.getByRole('button', { name: /^(Ganti peran|Change role)/ }).click()),
  ),
  state('media, transfer and people', 'the question before removing somebody', (scene) =>
    dialogOf(goOn(scene), ({ main }) =>
      main.getByRole('button', { name: /^(Keluar dari tim|Leave the team)/ }).click(),
    ),
  ),
  state('reviews and roles', 'comments on an article that is ready for review', commented),
  state('reviews and roles', 'the same as a reviewer reads them', async (scene) => {
    await asRole(scene, 'reviewer', null);
    await commented(scene);
  }),
  state('reviews and roles', 'what is to be changed', async (scene) => {
    await scene.page.getByRole('button', { name: /^(Minta perbaikan|Changes wanted)/ }).click();
    await expect(scene.page.getByRole('dialog')).toBeVisible();
  }),
  state('reviews and roles', 'the about page as a translator writes it', async (scene) => {
    await asRole(scene, 'translator', 'en');
    await enter(scene, '/admin/about');
    await scene.page.frameLocator('.text-page iframe').locator('[data-text-place]').first().click();
    await expect(scene.page.locator('.side-read').first()).toBeAttached();
  }),
  state('reviews and roles', 'the banners as a reviewer reads them', async (scene) => {
    await asRole(scene, 'reviewer', null);
    await enter(scene, '/admin/hero-banner');
  }),
  state('reviews and roles', 'a banner that a reviewer may approve', async (scene) => {
    await asRole(scene, 'reviewer', null);
    await enter(scene, `/admin/hero-banner/${await banner(scene)}`);
    await expect(scene.page.locator('.side-read').first()).toBeAttached();
  }),
  state('palette and shortcuts', 'everything that can be done', async (scene) => {
    // Where little lies under it.
    await enter(scene, '/admin/messages?search=zzzz');
    await scene.page.keyboard.press('Control+k');
    await expect(scene.page.getByRole('option').first()).toBeVisible();
  }),
  state('palette and shortcuts', 'nothing found', async (scene) => {
    await scene.page.getByRole('combobox').fill('zzzz');
    await expect(scene.page.getByRole('option')).toHaveCount(0);
  }),
  state('palette and shortcuts', 'the sheet of shortcuts', async (scene) => {
    await goOn(scene);
    await scene.page.keyboard.press('?');
    await expect(scene.page.locator('.shortcuts')).toBeVisible();
  }),
];
