import type { BrowserContext, Page } from '@playwright/test';
import type { Language } from '#domain/localized.ts';
import { AdminPage, adminWords } from '../pages/admin-page.ts';
import { type ArticleEditor, editorMessages } from '../pages/article-editor.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { authCall } from '../../support/backend/auth-call.ts';
import { addPerson, sessionOf } from '../../support/portal/accounts.ts';
import { DraftApi } from '../../support/portal/draft-api.ts';
import { ask } from '../../support/portal/rest.ts';
import { signInBrowser } from '../../support/portal/signed-in.ts';
import { expect, test } from '../../support/portal/writing-test.ts';

const TYPED = ' Tambah selapis setiap bulan.';

/** The requests of saving. */
const SAVING = /\/rest\/v1\/rpc\/(save|create)_draft/;

/** Nothing that is written reaches the backend from here on, whatever a window still sends while it closes. */
async function cutSaving(context: BrowserContext): Promise<() => Promise<void>> {
  await context.route(SAVING, (route) => route.abort('connectionfailed'));
  return () => context.unroute(SAVING);
}

/** What a store of this device holds, as text: bytes are read as letters where they are some. */
function storedRecords(page: Page, database: string, table: string): Promise<string[]> {
  return page.evaluate(
    async ([name, store]) => {
      const answered = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(new Error(String(request.error)));
        });
      const opened = await answered(indexedDB.open(name));
      const found = await answered<unknown[]>(opened.transaction(store).objectStore(store).getAll());
      opened.close();
      return found.map((record) =>
        JSON.stringify(record, (_key, value: unknown) =>
          value instanceof Uint8Array ? new TextDecoder().decode(value) : value,
        ),
      );
    },
    [database, table] as const,
  );
}

/** Puts the caret behind the text and types. */
async function typeOn(editor: ArticleEditor, text = TYPED, side: Language = 'id'): Promise<void> {
  await editor.content(side).click();
  await editor.page.keyboard.press('Control+End');
  await editor.page.keyboard.type(text);
}

// Who leaves all the same, and who has everything saved: leave-question.test.tsx.
test('where this device keeps nothing, nobody leaves what is unsaved without being asked', async ({
  page,
  context,
  article,
  editor,
}) => {
  await context.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }));
  // From another page of the portal, so that Back leads to one.
  await new AdminPage(page).enter();
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    history.pushState(null, '', '/admin');
    history.back();
  }, `/admin/blogs/${article.id}`);
  await editor.opened();
  const reconnect = await cutSaving(context);
  await typeOn(editor);
  await expect(editor.keeping).toHaveText('Belum tersimpan di mana pun. Jangan tutup jendela ini.');
  const question = page.getByRole('dialog', { name: 'Tutup tanpa menyimpan?' });
  const stay = question.getByRole('button', { name: 'Tetap di sini' }).first();
  for (const leave of [
    () => new AdminPage(page).link(adminWords.dashboard.id).click(),
    () => page.evaluate(() => history.back()),
  ]) {
    await leave();
    await expect(question).toContainText('tulisan itu hilang');
    await stay.click();
    await expect(editor.content('id')).toContainText(TYPED.trim());
  }
  const asked = page.waitForEvent('dialog');
  const reload = page.evaluate(() => location.reload());
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await reload;
  await expect(editor.content('id')).toContainText(TYPED.trim());
  await reconnect();
  await page.keyboard.press('Control+s');
  await editor.saved();
});

test('a session that was ended elsewhere takes no word away: whoever signs in again finds them', async ({
  page,
  portals,
  writer,
  article,
  editor,
}) => {
  const { backend } = portals.writing;
  await editor.open(article.id);
  // Rights end with the session, at once; the token itself stays valid for an hour.
  const elsewhere = await sessionOf(backend, writer);
  const ended = await authCall(backend, 'POST /logout?scope=global', { token: elsewhere.access_token });
  expect(ended.status).toBe(204);
  await typeOn(editor);
  await expect(editor.keeping).toHaveText(editorMessages.logIn.id);
  await expect(editor.content('id')).toContainText(TYPED.trim());

  await new AdminPage(page).chooseFromAccountMenu(adminWords.signOut.id);
  const signedOut = new AdminPage(page).toast(adminWords.signedOut.id);
  await expect(signedOut).toContainText('tetap di perangkat ini dan terkunci');
  // Whoever uses this device next finds no word of it.
  const records = await storedRecords(page, 'tunas-drafts', 'texts');
  expect(records).toHaveLength(1);
  expect(records[0]).not.toContain(TYPED.trim());
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('-key')))).toEqual([]);
  const door = new AuthPage(page, 'id');
  await door.show();
  await door.logIn(writer);
  await new AdminPage(page).entered();
  await new AdminPage(page).turnTo(`/admin/blogs/${article.id}`);
  await expect(editor.content('id')).toContainText(TYPED.trim());
  await editor.button(editorMessages.goOn).click();
  await editor.saved();
  const api = await DraftApi.of(backend, writer);
  expect((await api.read(article.id)).document.id.content).toBe(article.document.id.content + TYPED);
});

test('a translator whose role is taken while writing loses no word, and goes on once it is given back', async ({
  page,
  context,
  portals,
  article,
  editor,
  draftApi: api,
}) => {
  const { backend } = portals.writing;
  const translator = await addPerson(backend);
  const role = { user_id: translator.id, role: 'translator', language: 'en' };
  await ask(backend, 'user_roles', 'POST', role);
  await signInBrowser(context, portals.writing, translator);
  await editor.open(article.id);
  await typeOn(editor, ' One.', 'en');
  await editor.saved();
  // The token stays valid; its rights end at once.
  await ask(backend, `user_roles?user_id=eq.${translator.id}`, 'DELETE');
  await typeOn(editor, ' Two.', 'en');
  const refusal = new AdminPage(page).toast(adminWords.denied.id);
  await expect(refusal).toBeVisible();
  await expect(refusal).toContainText(adminWords.deniedKept.id);
  await expect(page).not.toHaveURL(/admin/);
  expect((await api.read(article.id)).document.en.content).toBe(`${article.document.en.content} One.`);

  await ask(backend, 'user_roles', 'POST', role);
  await editor.open(article.id);
  await expect(editor.content('en')).toContainText('One. Two.');
  await editor.button(editorMessages.goOn).click();
  await editor.saved();
  const { document } = await api.read(article.id);
  expect(document).toEqual({
    ...article.document,
    en: { ...article.document.en, content: `${article.document.en.content} One. Two.` },
  });
});

// A window that is gone before what was typed is at the backend: editor-kills.spec.ts.
test('a new article is typed through its making, and while the network is gone: no key and no focus is lost', async ({
  page,
  context,
  editor,
  draftApi: api,
}) => {
  await editor.open('new');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let asked = false;
  await page.route(/\/rpc\/create_draft/, async (route) => {
    asked = true;
    await held;
    await route.continue();
  });
  const title = 'Kompos daun kering untuk pekarangan yang sempit dan teduh';
  await editor.title('id').click();
  await page.keyboard.type(title.slice(0, 20), { delay: 20 });
  await expect.poll(() => asked).toBe(true);
  await page.keyboard.type(title.slice(20, 30), { delay: 20 });
  release();
  // The response, the id in the address and the re-render come while typing goes on.
  await page.keyboard.type(title.slice(30), { delay: 40 });
  const id = await editor.number();
  await expect(editor.title('id')).toBeFocused();
  await expect(editor.title('id')).toHaveValue(title);
  await editor.saved();
  expect((await api.read(id)).document.id.title).toBe(title);

  await typeOn(editor, 'Mulai pagi hari.');
  await context.setOffline(true);
  await typeOn(editor);
  await expect(editor.keeping).toHaveText(editorMessages.unreached.id);
  // What was typed is saved by itself once the network is back.
  await context.setOffline(false);
  await editor.saved();
  expect((await api.read(id)).document.id.content).toBe(`Mulai pagi hari.${TYPED}`);
});
