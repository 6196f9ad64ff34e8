import type { Page } from '@playwright/test';
import type { Language } from '#domain/localized.ts';
import english from '#renderer/admin/sections/messages/en.json' with { type: 'json' };
import indonesian from '#renderer/admin/sections/messages/id.json' with { type: 'json' };
import { AdminPage } from '../pages/admin-page.ts';
import { ArticleEditor } from '../pages/article-editor.ts';
import { DraftListPage, newWord } from '../pages/draft-list-page.ts';
import { addSuperAdmin } from '../../support/portal/accounts.ts';
import { languagesOfRun } from '../../support/portal/journey-languages.ts';
import { checkPage } from '../../support/portal/page-checks/check-page.ts';
import { expect, test } from '../../support/portal/portal-test.ts';
import { signInBrowser } from '../../support/portal/signed-in.ts';
import { largeGhost, largeWordpress, type LargeExport } from '../../support/transfer/large-exports.ts';

const MANY = 200;
const MESSAGES = { id: indonesian.transfer, en: english.transfer };
/** In the order of the report: what isn't brought in, then what of the others isn't as it was. */
const LEFT_OUT = ['kind', 'binned', 'empty', 'language', 'long'] as const;
const NOTED = [
  ...([
    'protected',
    'private',
    'scheduled',
    'members',
    'picture',
    'embed',
    'link',
    'links',
    'struck',
    'block',
  ] as const),
  ...(['shortcode', 'category', 'tag', 'newTags', 'title', 'excerpt', 'author', 'date'] as const),
];
/** Of these there are two in each post that has any. */
const DOUBLE = new Set(['links', 'struck', 'comments']);

// Nobody else writes articles there: the content of the site is read several times, and begins anew where somebody writes.
test.describe.configure({ mode: 'default' });
test.use({ site: 'guarded', viewport: { width: 1366, height: 800 } });

for (const language of languagesOfRun('id')) {
  test(`brings in 200 posts of WordPress and 200 of Ghost, and says what became of each (${language})`, async ({
    page,
    context,
    portals,
  }) => {
    await signInBrowser(context, portals.guarded, await addSuperAdmin(portals.guarded.backend));
    const word = newWord();
    const wordpress = await chosen(page, language, 'lama.xml', largeWordpress(`${word}w`, MANY));
    await bringIn(page, wordpress);
    // Its line leads to it.
    await wordpress.part.getByRole('link', { name: `${word}w protected 1`, exact: true }).click();
    await expect(new ArticleEditor(page, language).title('id')).toHaveText(`${word}w protected 1`);

    const ghost = await chosen(page, language, 'lama.json', largeGhost(`${word}g`, MANY));
    await bringIn(page, ghost);
    await ghost.part.getByRole('link', { name: MESSAGES[language].seeDrafts }).click();
    const list = new DraftListPage(page, language);
    await list.read();
    await expect(list.shown).toHaveText(/^Draft?[\d.,]*$/);
    for (const [name, { drafts }] of [
      ['w', wordpress],
      ['g', ghost],
    ] as const) {
      await list.search.fill(`${word}${name}`);
      await expect(list.status).toContainText(String(drafts));
    }
  });
}

interface Chosen {
  readonly part: ReturnType<Page['getByRole']>;
  readonly text: (key: string, number: number, more?: Readonly<Record<string, string>>) => string;
  readonly name: string;
  readonly drafts: number;
}

/** Chooses a file, and expects that the report says how many there are of each kind: as many as the file has. */
async function chosen(page: Page, language: Language, name: string, { file, posts }: LargeExport): Promise<Chosen> {
  const words: Readonly<Record<string, string>> = MESSAGES[language];
  const text: Chosen['text'] = (key, number, more = {}) => {
    const values: Readonly<Record<string, string>> = { number: String(number), ...more };
    const plural = language === 'en' && number === 1 ? `${key}_one` : `${key}_other`;
    return (words[plural] ?? words[key] ?? '').replace(/\{\{(\w+)\}\}/g, (_, value: string) => values[value] ?? '');
  };
  const admin = new AdminPage(page, language);
  await admin.enter('/admin/transfer');
  const part = page.getByRole('region', { name: text('foreignTitle', 0) });
  await part.locator('input[accept*=".xml"]').setInputFiles({ name, mimeType: '', buffer: file });
  await expect(part.getByRole('heading', { name: text('foreignFound', 0, { name }) })).toBeVisible();

  const countOf = (kind: string) => (posts[kind] ?? 0) * (DOUBLE.has(kind) ? 2 : 1);
  const counts = [...LEFT_OUT, ...NOTED, 'comments'].flatMap((kind) => {
    const count = kind === 'newTags' ? 1 : countOf(kind);
    const key = kind === 'comments' ? 'foreignComments' : `count${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
    return count === 0 ? [] : [text(key, count)];
  });
  await expect(part.locator('ul:has(+ details) > li')).toHaveText(counts);
  const sum = (kinds: readonly string[]) => kinds.reduce((all, kind) => all + (posts[kind] ?? 0), 0);
  const left = sum(LEFT_OUT);
  const summary = part.locator('summary');
  // A line for each post that differs, and one for all new tags.
  const lines = left + sum(NOTED) + 1;
  await expect(summary).toHaveText(text('foreignReport', lines));
  await summary.click();
  await expect(part.locator('details li')).toHaveCount(lines);
  await looked(page, `${name}, before`);
  return { part, text, name, drafts: MANY - left };
}

/** Has it checked, brings it in, and expects what there is to read afterwards. */
async function bringIn(page: Page, { part, text, name, drafts }: Chosen): Promise<void> {
  await part.getByRole('button', { name: text('foreignLook', drafts) }).click();
  await expect(part.getByRole('heading', { name: text('question', 0, { name }) })).toBeVisible();
  await looked(page, `${name}, the question`);
  await part.getByRole('button', { name: text('apply', 0), exact: true }).click();
  const added = { added: String(drafts), changed: '0', same: '0' };
  await expect(part.getByText(text('done', 0, added))).toBeVisible({ timeout: 45_000 });
  await looked(page, `${name}, afterwards`);
}

/** The page as it is, and on a phone. */
async function looked(page: Page, what: string): Promise<void> {
  await checkPage(page, what);
  await page.setViewportSize({ width: 360, height: 740 });
  await checkPage(page, `${what}, on a phone`);
  await page.setViewportSize({ width: 1366, height: 800 });
}
