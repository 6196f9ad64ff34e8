import { ArticleEditor } from '../../e2e/pages/article-editor.ts';
import { addSuperAdmin, type TestPerson } from './accounts.ts';
import { DraftApi, type DraftRow } from './draft-api.ts';
import { test as base } from './portal-test.ts';
import { signInBrowser } from './signed-in.ts';

interface EditingState {
  /** A super admin who is signed in in `context`. */
  readonly writer: TestPerson;
  /** The writer's calls directly to the backend. */
  readonly draftApi: DraftApi;
  /** An article that no other journey has. */
  readonly article: DraftRow;
  /** The editor in `page`; nothing is open yet. */
  readonly editor: ArticleEditor;
}

/** Playwright's `test` with an editor who is signed in at the writers' site. */
export const test = base.extend<EditingState>({
  site: 'writing',
  viewport: { width: 1366, height: 800 },
  writer: async ({ context, portals }, use) => {
    const person = await addSuperAdmin(portals.writing.backend);
    await signInBrowser(context, portals.writing, person);
    await use(person);
  },
  draftApi: async ({ portals, writer }, use) => {
    await use(await DraftApi.of(portals.writing.backend, writer));
  },
  article: async ({ draftApi: api }, use) => {
    await use(await api.create());
  },
  editor: async ({ page, writer }, use) => {
    // Only signed-in users see it.
    void writer;
    await use(new ArticleEditor(page));
  },
});

export { expect } from '@playwright/test';
