import { expect } from '@playwright/test';
import type { CategoryRow } from '../../support/portal/category-rows.ts';
import { addCategory } from '../../support/portal/category-rows.ts';
import type { ArticleParts } from '../../support/portal/draft-api.ts';
import { LONG_FORM } from '../../support/portal/journey-languages.ts';
import { ask } from '../../support/portal/rest.ts';
import { openScreen, state, unbroken, type AdminScene, type AdminState } from './admin-scene.ts';
import { ArticleEditor, editorMessages } from './article-editor.ts';
import { CategoriesPage } from './categories-page.ts';
import { DraftListPage, LISTING } from './draft-list-page.ts';
import { InboxPage } from './inbox-page.ts';
import { sectionStates } from './section-states.ts';

/** Of its text a figure was changed, a row of the table, an item was added and one paragraph was mended. */
const OUTDATED_ARTICLE: ArticleParts = {
  id: {
    title: 'Selada di talang NFT',
    content:
      'Airnya tipis, jadi hampir tidak ada cadangan. Mulai dari satu talang, ukur nutrisinya, dan siapkan rencana saat mati lampu.\n\n' +
      '## Alatnya\n\n- Talang air yang dasarnya datar.\n- Tandon bertutup.\n- Pompa cadangan.\n\n' +
      'Jaga EC 1,5 sampai 2,0 di talang. Ukur setiap pagi.\n\n|Skala ppm|EC 1,5|\n|---|---|\n|× 500|750|\n|× 640|960|',
  },
  en: {
    title: 'Lettuce in NFT channels',
    content:
      'The film is thin, so there is almost no reserve. Start with one channel, measure what you feed, and plan for power cuts.\n\n' +
      '## What to get\n\n- A flat-bottomed gutter.\n- A covered tank.\n\n' +
      'Keep EC at 1.5 to 1.8 in the channel. Measure every morning.\n\n|ppm scale|EC 1.5|\n|---|---|\n|× 500|750|\n|× 650|975|',
  },
  outdated: {
    title: { language: 'en', was: 'Selada di pipa NFT', since: '2026-11-20T07:00:00.000Z' },
    content: {
      ...{ language: 'en', since: '2026-11-20T07:00:00.000Z', parts: 4 },
      was:
        'Airnya tipis, jadi hampir tidak ada cadangan. Mulai dari satu talang, ukur nutirsinya, dan siapkan rencana saat mati lampu.\n\n' +
        '## Alatnya\n\n- Talang air yang dasarnya datar.\n- Tandon bertutup.\n\n' +
        'Jaga EC 1,5 sampai 1,8 di talang. Ukur setiap pagi.\n\n|Skala ppm|EC 1,5|\n|---|---|\n|× 500|750|\n|× 650|975|',
    },
  },
};

async function list(scene: AdminScene, question = ''): Promise<DraftListPage> {
  const shown = new DraftListPage(scene.page, scene.language);
  await openScreen(scene, `/admin/blogs?search=${scene.word}${question}`);
  await shown.read();
  await shown.settled();
  return shown;
}

async function editor(scene: AdminScene, id: number | 'new'): Promise<ArticleEditor> {
  const opened = new ArticleEditor(scene.page, scene.language);
  await openScreen(scene, `/admin/blogs/${id}`);
  await opened.opened();
  return opened;
}

/** The editor that the state before has opened, without the dialog over it. */
async function goOn({ page, language }: AdminScene): Promise<ArticleEditor> {
  const opened = new ArticleEditor(page, language);
  if (await opened.dialog.isVisible()) await page.keyboard.press('Escape');
  await expect(opened.dialog).toHaveCount(0);
  return opened;
}

async function inDialog(opened: ArticleEditor, button: keyof typeof editorMessages): Promise<void> {
  await opened.button(editorMessages[button]).first().click();
  await expect(opened.dialog).toBeVisible();
}

async function categories(scene: AdminScene): Promise<CategoriesPage> {
  await openScreen(scene, '/admin/blog-categories');
  const shown = new CategoriesPage(scene.page, scene.language);
  await expect(shown.rows.first()).toBeVisible();
  return shown;
}

/** A name as the screen shows it. */
function named({ language }: AdminScene, category: CategoryRow): string {
  return language === 'id' ? category.name_indonesian : category.name_english;
}

/** A message with the longest texts that the form accepts; returns the word that finds it. */
async function letter({ backend, word }: AdminScene): Promise<string> {
  const email = `${word}@${'w'.repeat(60)}.${'v'.repeat(60)}.contoh.id`;
  await ask(backend, 'contact_messages', 'POST', {
    name: unbroken(word, 100),
    email,
    subject: unbroken(word, 200),
    message: `${unbroken('', 200)}\n\n${'Bagaimana menanam cabai? '.repeat(25)}`,
  });
  return word;
}

async function inbox(scene: AdminScene, question: string): Promise<InboxPage> {
  const shown = new InboxPage(scene.page, scene.language);
  await openScreen(scene, `/admin/messages?search=${question}`);
  await shown.settled();
  return shown;
}

const articleStates: readonly AdminState[] = [
  state('lists', 'rows in every state', async (scene) => {
    await expect((await list(scene)).rows).toHaveCount(2);
  }),
  state('lists', 'rows chosen, with the menu of what can be done', async (scene) => {
    const shown = new DraftListPage(scene.page, scene.language);
    await shown.everything.check();
    await shown.button('publish').click();
    await expect(shown.menu).toBeVisible();
  }),
  state('lists', 'what was left, and why', async (scene) => {
    const shown = await list(scene, '&show=missing-language');
    await shown.everything.check();
    await shown.publishChosen('publishBoth');
    await expect(shown.note).toBeVisible();
    await expect(shown.status).toHaveText(/^1/);
  }),
  state('lists', 'nothing found', async (scene) => {
    const shown = await list(scene, 'zzzz');
    await expect(shown.main.getByText(shown.word('nothing')).first()).toBeVisible();
  }),
  state('lists', 'the list can’t be read', async (scene) => {
    await scene.page.route(LISTING, (route) => route.abort('connectionrefused'));
    // Another list than before: what is known already would still be shown.
    const { main } = await list(scene, '&sort=title');
    // What was left of the action before is told until it is closed.
    await expect(main.locator('[data-note="failed"]')).toBeVisible();
    await scene.page.unroute(LISTING);
  }),
  state('lists', 'the bin, and the question before deleting forever', async (scene) => {
    const { id } = await scene.draftApi.create({ id: { title: unbroken(`${scene.word}buang`, 200) } });
    await ask(scene.backend, 'rpc/bin_drafts', 'POST', { collection: 'articles', items: [id] });
    const shown = await list(scene, '&show=bin');
    await shown.everything.check();
    await shown.button('forever').click();
    await expect(scene.page.getByRole('dialog')).toBeVisible();
  }),
  state('lists', 'the bin', async (scene) => {
    await expect((await list(scene, '&show=bin')).rows.first()).toBeVisible();
  }),
  state('editor', 'a new article', async (scene) => void (await editor(scene, 'new'))),
  // A link to one stands in the text by then, and it can be chosen again.
  state('editor', 'attaching a file', async (scene) => {
    const opened = await editor(scene, (await scene.draftApi.create({ id: { title: scene.word } })).id);
    await opened.attach('panduan-semai.pdf');
    await opened.openAttachments();
    await expect(opened.dialog.getByRole('button', { name: /^panduan-semai\.pdf/ }).first()).toBeVisible();
  }),
  state('editor', 'an article with everything', async (scene) => {
    await (await editor(scene, scene.rich.id)).unfold();
  }),
  state('editor', 'the question before publishing', async (scene) => {
    const opened = await goOn(scene);
    await opened.page.locator('.editor-actions').getByRole('button').last().click();
    await expect(opened.dialog).toBeVisible();
  }),
  state('editor', 'the preview', async (scene) => {
    const opened = await goOn(scene);
    await opened.button(editorMessages.preview).click();
    await expect(opened.preview.locator('h1')).toBeVisible();
  }),
  state('editor', 'a link to the preview, and those that there are', async (scene) => {
    await (await goOn(scene)).makeLink();
    await expect(scene.page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  }),
  state('editor', 'the history, with a version compared', async (scene) => {
    const opened = await goOn(scene);
    const { id, version, document } = await scene.draftApi.read(scene.rich.id);
    await ask(scene.backend, 'rpc/save_draft', 'POST', {
      ...{ collection: 'articles', item: id, based_on: version, document, keep: true },
    });
    await inDialog(opened, 'history');
    await expect(opened.dialog.locator('.history-entry')).toHaveCount(3);
    // Published, in Indonesian: the draft has been written on since.
    await opened.dialog
      .locator('.history-entry:has(b)', { hasText: `${scene.word}kaya` })
      .first()
      .click();
    await expect(opened.inDialog(editorMessages.restore)).toBeVisible();
  }),
  state('editor', 'a translation of which parts are behind', async (scene) => {
    const { page, draftApi: api } = scene;
    const { id } = await api.create(OUTDATED_ARTICLE);
    await editor(scene, id);
    await expect(page.locator('.outdated-place').first()).toBeAttached();
  }),
  state('editor', 'what keeps an article from being published', async (scene) => {
    const { id } = await scene.draftApi.create({ image: '', category: null });
    const opened = await editor(scene, id);
    await opened.page.locator('.editor-actions').getByRole('button').last().click();
    await expect(opened.dialog).toBeVisible();
  }),
  state('editor', 'what is missing, in the form', async (scene) => void (await goOn(scene))),
  state('editor', 'a newer version of somebody else, compared', async (scene) => {
    const { id } = await scene.draftApi.create({ id: { title: unbroken(`${scene.word}dua`, 200) } });
    const opened = await editor(scene, id);
    // The service role saves without a person's name.
    const { document, version } = await scene.draftApi.read(id);
    const theirs = { ...document, id: { ...document.id, title: unbroken('Mereka', 200) } };
    await ask(scene.backend, 'rpc/save_draft', 'POST', {
      ...{ collection: 'articles', item: id, based_on: version, document: theirs },
    });
    await opened.title('id').fill(unbroken('Saya', 200));
    await opened.button(editorMessages.compare).first().click();
    await expect(opened.dialog).toBeVisible();
  }),
  state('categories', 'the list, and a new one with what is wrong', async (scene) => {
    const shown = await categories(scene);
    await shown.add.click();
    await shown.field('indonesian').fill(unbroken('', 60));
    await shown.field('slug').fill('Not This');
    await shown.save();
    await expect(shown.field('english')).toHaveAttribute('aria-invalid', 'true');
  }),
  state('categories', 'one with a newer version', async (scene) => {
    const { id, slug, version } = await addCategory(scene.backend, `${scene.word}-lama`);
    const shown = await categories(scene);
    // What was typed into the new one in the state before.
    if (await shown.form.isVisible()) await shown.form.getByRole('button', { name: shown.word('cancel') }).click();
    const name = scene.language === 'id' ? `Kategori ${slug}` : `Category ${slug}`;
    await shown.edit(name).click();
    await ask(scene.backend, 'rpc/save_category', 'POST', {
      ...{ category: id, based_on: version, slug: `${slug}-baru` },
      ...{ name_indonesian: unbroken('', 60), name_english: unbroken('', 60) },
    });
    await shown.field('indonesian').fill(unbroken('Saya', 60));
    await shown.save();
    await expect(shown.form).toContainText(shown.word('changedSince'));
  }),
  state('categories', 'the question before deleting', async (scene) => {
    const shown = await categories(scene);
    await shown.remove(named(scene, scene.unused)).click();
    await expect(shown.dialog).toBeVisible();
  }),
  state('categories', 'the question before merging', async (scene) => {
    const shown = await categories(scene);
    await shown.remove(named(scene, scene.used)).click();
    await shown.dialog.getByRole('combobox').selectOption({ label: named(scene, scene.unused) });
  }),
  state('inbox and dashboard', 'messages, one of them chosen', async (scene) => {
    const shown = await inbox(scene, await letter(scene));
    await shown.main.getByRole('checkbox').first().check();
    await expect(shown.bulk).toBeVisible();
  }),
  state('inbox and dashboard', 'a message', async (scene) => {
    const shown = await inbox(scene, await letter(scene));
    await shown.rows.first().click();
    await expect(shown.pane.locator('[lang=""]').first()).toBeVisible();
    await shown.reply.fill(`${unbroken('', 80)}\n\n${'Siram pagi hari. '.repeat(20)}`);
    await shown.sendReply();
    await expect(shown.pane.getByRole('listitem').first()).toBeVisible();
    await shown.reply.fill('Satu lagi.');
  }),
  state('inbox and dashboard', 'no message', async (scene) => {
    await expect((await inbox(scene, 'zzzz')).rows).toHaveCount(0);
  }),
  state('inbox and dashboard', 'the dashboard with work that waits', async (scene) => {
    const admin = await openScreen(scene, '/admin');
    await admin.settled();
    await expect(admin.main.locator('.needs-attention li').first()).toBeVisible();
  }),
];

/**
 * States of which `npm test` has another one with the same parts: the long form and the pictures of screens have these too.
 * What isn't named here is looked at by every run.
 */
const ALIKE: readonly string[] = [
  // As with the question before deleting forever over it.
  'lists: the bin',
  'inbox and dashboard: no message',
  // The question before merging is this one and more.
  'categories: the question before deleting',
  // Communities are listed and edited as banners are.
  ...['the list', 'a new one', 'the question before publishing'].map(
    (name) => `banners and communities: ${name} (community)`,
  ),
  // The form of a new banner is seen where something is missing in it; the two dialogs are those of articles.
  'banners and communities: a new one (hero-banner)',
  'banners and communities: the question before publishing (hero-banner)',
  'banners and communities: the history, with a version compared',
  // With everything they have all of these parts.
  'about, contact and seasons: as it is (about)',
  'about, contact and seasons: as it is (contact)',
  'about, contact and seasons: as it is (seasons)',
  'media, transfer and people: the question before removing somebody',
  // As a list of drafts that can't be read.
  'media, transfer and people: the pictures can’t be read',
  // As the list for super admins, and as an article that a reviewer may approve.
  'reviews and roles: the banners as a reviewer reads them',
  'reviews and roles: a banner that a reviewer may approve',
];

/**
 * States whose colours `npm test` looks at in the dark theme too: those that have the most parts, and together every note, mark
 * and dialog that has colours of its own. `npm run prove` looks at all.
 */
const DARK: readonly string[] = [
  ...['rows in every state', 'what was left, and why'].map((name) => `lists: ${name}`),
  ...['an article with everything', 'the history, with a version compared'].map((name) => `editor: ${name}`),
  ...['a translation of which parts are behind', 'what keeps an article from being published'].map(
    (name) => `editor: ${name}`,
  ),
  'categories: the list, and a new one with what is wrong',
  'inbox and dashboard: a message',
  'inbox and dashboard: the dashboard with work that waits',
  'banners and communities: one with everything (hero-banner)',
  'about, contact and seasons: with everything (seasons)',
  ...['the pictures', 'what keeps a file from being brought in', 'the super admins', 'who did what'].map(
    (name) => `media, transfer and people: ${name}`,
  ),
  'reviews and roles: comments on an article that is ready for review',
  'palette and shortcuts: everything that can be done',
];

/** Every screen that super admins use for writing and reading, and every dialog and notice over it. */
export const adminStates = statesOfRun([...articleStates, ...sectionStates]);

function nameOf({ area, name }: AdminState): string {
  return `${area}: ${name}`;
}

/** Whether every run looks at its colours in the dark theme. */
export function isSeenInTheDark(shown: AdminState): boolean {
  return DARK.includes(nameOf(shown));
}

function statesOfRun(states: readonly AdminState[]): readonly AdminState[] {
  const unknown = [...ALIKE, ...DARK].filter((name) => !states.some((each) => nameOf(each) === name));
  if (unknown.length > 0) throw new Error(`There is no such state: ${unknown.join(', ')}`);
  return LONG_FORM ? states : states.filter((each) => !ALIKE.includes(nameOf(each)));
}

export const ADMIN_AREAS = [...new Set(adminStates.map(({ area }) => area))];
