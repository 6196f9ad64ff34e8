import { expect, type Page } from '@playwright/test';
import type { Language } from '#domain/localized.ts';
import { AdminPage } from '../../e2e/pages/admin-page.ts';
import { AuthPage } from '../../e2e/pages/auth-page.ts';
import type { DraftListPage } from '../../e2e/pages/draft-list-page.ts';
import { addressOf } from '../../e2e/pages/public-pages.ts';
import { ContentTypeEditorPage } from '../../e2e/pages/content-type-editor.ts';
import { addSuperAdmin } from '../portal/accounts.ts';
import type { HostUnderTest } from './host-under-test.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** A moment so many days from now, as the device's field takes it. */
export function inDays(days: number): string {
  const moment = new Date(Date.now() + days * DAY_MS);
  const two = (part: number): string => String(part).padStart(2, '0');
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-');
  return `${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

/** Opens a section as a super admin who has just logged in. */
export async function enterSection(
  page: Page,
  host: HostUnderTest,
  language: Language,
  path: string,
): Promise<ContentTypeEditorPage> {
  const auth = new AuthPage(page, language);
  await auth.show();
  await auth.logIn(await addSuperAdmin(host.backend));
  await new AdminPage(page, language).entered();
  const editor = new ContentTypeEditorPage(page, language, path);
  await page.goto(addressOf(path, language));
  return editor;
}

/**
 * Changes the Indonesian title of what is published, brings the one before back from the history, and takes a publishing
 * back: `read` expects what visitors read after each.
 */
export async function changeRestoreUndo(
  editor: ContentTypeEditorPage,
  which: number,
  title: string,
  read: (title: string) => Promise<void>,
): Promise<void> {
  const write = async (text: string): Promise<void> => {
    await editor.open(which);
    await editor.title('id').fill(text);
    await editor.saved();
    await editor.publish(['id']);
  };
  await write(`Baru: ${title}`);
  await read(`Baru: ${title}`);

  await editor.open(which);
  await editor.compareWith(title);
  await editor.restore();
  await expect(editor.title('id')).toHaveValue(title);
  await editor.publish(['id']);
  await read(title);

  await write(`Terlalu dini: ${title}`);
  await editor.undoPublishing('undoPublishing');
  // What was written stays a draft.
  await expect(editor.title('id')).toHaveValue(`Terlalu dini: ${title}`);
  await editor.title('id').fill(title);
  await editor.saved();
  await read(title);
}

/** Takes an item out of the bin of a section; it comes back as a draft. */
export async function restoreFromBin(list: DraftListPage, path: string, title: string): Promise<void> {
  await list.page.goto(addressOf(`${path}?show=bin`, list.language));
  await list.read();
  await list.tick(title).check();
  await list.button('restore').click();
  await expect(list.row(title)).toHaveCount(0);
}
