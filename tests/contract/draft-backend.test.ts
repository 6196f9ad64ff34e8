import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ArticleDocument, emptyArticle, isBegun } from '#domain/article-document.ts';
import { failed, type Result } from '#domain/result.ts';
import { draftCollection, type DraftCollection } from '#renderer/data/collections/draft-collection.ts';
import { draftStore } from '#renderer/admin/cms/drafts/local-draft-store.ts';
import { type EditableDraft, needsLogin } from '#renderer/admin/cms/drafts/editable-draft.ts';
import { openDraft } from '#renderer/admin/cms/drafts/open-draft.ts';
import { ownLanguagePart } from '#renderer/admin/cms/drafts/own-language.ts';
import type { ValidPart } from '#renderer/admin/cms/content-type.ts';
import { browserTimers } from '#renderer/admin/cms/drafts/autosave-to-backend.ts';
import { ARTICLES } from '#renderer/admin/sections/articles/article-content-type.ts';
import { openTab, valueOf } from '../support/accounts/open-tab.ts';
import { sharedStorage } from '../support/accounts/shared-storage.ts';
import { type Person, startTestBackend, type TestBackend } from '../support/backend/backend.ts';
import { memoryDeviceStore } from '../support/memory/memory-device-store.ts';

// A database and two people on a machine that is busy with the other tests.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const EMPTY = emptyArticle({ id: 'Tim Agronomi Tunas', en: 'Tunas Agronomy Team' });

interface Writer {
  readonly person: Person;
  readonly collection: DraftCollection<ArticleDocument>;
  readonly store: ReturnType<typeof memoryDeviceStore>;
}

let backend: TestBackend;
let ratna: Writer;
let sari: Writer;
let id: number;

async function writer(email: string): Promise<Writer> {
  const person = await backend.signUp(email);
  await backend.sql(`insert into public.user_roles (user_id, role) values ($1, 'superadmin')`, [person.id]);
  const accounts = await openTab(backend, sharedStorage().tab()).accounts();
  valueOf(await accounts.signIn(email, 'a-long-password'));
  return {
    person,
    collection: draftCollection(accounts, 'articles', ARTICLES.storedSchema),
    store: memoryDeviceStore(),
  };
}

beforeAll(async () => {
  backend = await startTestBackend();
  ratna = await writer('ratna@contoh.id');
  sari = await writer('sari@contoh.id');
});
afterAll(() => backend.stop());
beforeEach(async () => {
  await backend.empty();
  ratna.store.records.clear();
  id = valueOf(await ratna.collection.create(titled('Cabai'), crypto.randomUUID())).id;
});

const titled = (title: string): ArticleDocument => ({ ...EMPTY, id: { ...EMPTY.id, title } });
const write = (editable: EditableDraft<ArticleDocument>, content: string) =>
  editable.change((article) => ({ ...article, id: { ...article.id, content: article.id.content + content } }));
const contentThere = async () => valueOf(await ratna.collection.read(id)).document.id.content;

/** An editor's window. Timers don't run by themselves: the test triggers them. */
async function open(
  { collection, store }: Writer,
  more: {
    readonly id?: number | null;
    readonly key?: string;
    readonly onCreated?: (id: number) => void;
    readonly whole?: ValidPart<ArticleDocument>;
  } = {},
): Promise<EditableDraft<ArticleDocument>> {
  const opened = await openDraft(
    {
      ...{ collection, collectionName: 'articles', id, key: crypto.randomUUID(), empty: EMPTY, isBegun },
      ...{ readDocument: ARTICLES.read, owner: 'somebody', ...more },
    },
    {
      kept: draftStore(store),
      newId: () => crypto.randomUUID(),
      now: () => new Date(),
      timers: { after: (ms, work) => (ms === 3000 ? browserTimers.after(ms, work) : () => undefined) },
      subscribeLeaving: () => () => undefined,
      subscribeOnline: () => () => undefined,
      guardLeaving: () => () => undefined,
      hold: () => () => undefined,
      isHeld: () => Promise.resolve(false),
    },
  );
  if (opened.kind !== 'open') throw new Error(opened.kind);
  return opened.editable;
}

test('what is written is saved, version by version, and found unchanged', async () => {
  const editable = await open(ratna);
  write(editable, 'Bedengan “tinggi” 🌱\n\n\tsatu\\dua');
  expect(await editable.save()).toBe(true);
  write(editable, '!');
  expect(await editable.save()).toBe(true);
  expect(editable.read()).toMatchObject({ server: { version: 3 }, saveState: { kind: 'server' } });
  expect(await contentThere()).toBe('Bedengan “tinggi” 🌱\n\n\tsatu\\dua!');
  expect((await open(ratna)).read()).toMatchObject({ found: null, saveState: { kind: 'untouched' } });
});

test('a new item is made once, however often it is asked for, and published without a new version', async () => {
  const created: number[] = [];
  const key = crypto.randomUUID();
  const editables = [await open(ratna, { id: null, key, onCreated: (made) => void created.push(made) })];
  editables.push(await open(ratna, { id: null, key, onCreated: (made) => void created.push(made) }));
  for (const editable of editables) editable.change(() => titled('Padi'));
  expect(await Promise.all(editables.flatMap((editable) => [editable.save(), editable.save()]))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(new Set(created).size).toBe(1);
  expect(valueOf(await ratna.collection.count()).all).toBe(2);

  const made = created[0] ?? 0;
  valueOf(await ratna.collection.publish([{ id: made, version: 1 }], ['id'], null));
  editables[0]?.learn(valueOf(await ratna.collection.read(made)));
  expect(editables[0]?.read()).toMatchObject({ server: { version: 1 }, conflict: null });
});

describe('the backend’s refusals', () => {
  const cases: [string, () => Promise<unknown>, string, string][] = [
    ['the document doesn’t fit', async () => undefined, 'PT400', 'x'.repeat(100_001)],
    ['the text holds what no database may hold', async () => undefined, '22P05', 'a\u0000b'],
    ['it lies in the bin', () => sari.collection.bin([id]), 'PT409', 'x'],
    [
      'it was erased',
      async () => {
        valueOf(await sari.collection.bin([id]));
        valueOf(await sari.collection.erase([id]));
      },
      'PT404',
      'x',
    ],
  ];
  test.each(cases)('are told with their reason, and the text stays: %s', async (_name, before, reason, words) => {
    const editable = await open(ratna);
    await before();
    write(editable, words);
    expect(await editable.save()).toBe(false);
    await editable.close();
    expect(editable.read().saveState).toMatchObject({ kind: 'failed', reason });
    expect(editable.read().document.id.content).toBe(words);
    expect(ratna.store.records.size).toBe(1);
  });

  test('of somebody who is no super admin any more', async () => {
    const lost = await writer('budi@contoh.id');
    const editable = await open(lost);
    await backend.sql('delete from public.user_roles where user_id = $1', [lost.person.id]);
    write(editable, 'x');
    expect(await editable.save()).toBe(false);
    await editable.close();
    expect(editable.read().saveState).toMatchObject({ kind: 'failed', code: 'refused', reason: '42501' });
  });
});

test('a live token whose role changes in mid-edit loses nothing that was typed', async () => {
  const citra = await writer('citra@contoh.id');
  const become = async (role: string | null, language: string | null = null) => {
    await backend.sql('delete from public.user_roles where user_id = $1', [citra.person.id]);
    if (role === null) return;
    await backend.sql('insert into public.user_roles values ($1, $2, $3)', [citra.person.id, role, language]);
  };
  await become('editor');
  // The portal notices the lost role by the first refusal.
  let language: 'en' | null = null;
  const whole: ValidPart<ArticleDocument> = (article, last) =>
    language && last ? ownLanguagePart(article, last, language) : article;
  const refusals: unknown[] = [];
  const save: typeof citra.collection.save = async (...asked) => {
    const result = await citra.collection.save(...asked);
    if (!result.ok) refusals.push(result.reason);
    return result;
  };
  const editable = await open({ ...citra, collection: { ...citra.collection, save } }, { whole });
  const type = (words: string) =>
    editable.change((article) => ({
      ...article,
      image: '/pictures/mine.svg',
      en: { ...article.en, content: article.en.content + words },
    }));
  const there = async () => valueOf(await ratna.collection.read(id)).document;

  await become('translator', 'en');
  type('one ');
  expect(await editable.save()).toBe(false);
  expect(refusals).toEqual(['PT403']);
  language = 'en';
  type('two ');
  expect(await editable.save()).toBe(true);
  expect(await there()).toMatchObject({ image: '', en: { content: 'one two ' } });
  // The user may not change the picture any more: it stays where it was entered.
  expect(editable.read().document.image).toBe('/pictures/mine.svg');

  await become(null);
  type('three');
  expect(await editable.save()).toBe(false);
  await editable.close();
  expect(editable.read().saveState).toMatchObject({ kind: 'failed', reason: '42501' });
  expect((await there()).en.content).toBe('one two ');
  const written = { image: '/pictures/mine.svg', en: { content: 'one two three' } };
  expect(editable.read().document).toMatchObject(written);
  expect(citra.store.records.size).toBe(1);

  // Once the role is restored, everything is there.
  await become('editor');
  language = null;
  const again = await open(citra, { whole });
  expect(again.read()).toMatchObject({ document: written, found: {} });
  expect(await again.save()).toBe(true);
  expect(await there()).toMatchObject(written);
});

test('a draft that was stored before there was a field opens with an empty one, and is saved', async () => {
  await backend.sql(
    `update public.drafts set document = document #- '{id,audience}' #- '{en,audience}' where id = $1`,
    [id],
  );
  const editable = await open(ratna);
  expect(editable.read().document).toMatchObject({ id: { title: 'Cabai', audience: '' }, en: { audience: '' } });
  write(editable, 'Bibit');
  expect(await editable.save()).toBe(true);
  expect(await contentThere()).toBe('Bibit');
});

test('a session that ended is mended by a login in another window, and what was written is saved', async () => {
  const person = await backend.signUp('wati@contoh.id');
  await backend.sql(`insert into public.user_roles (user_id, role) values ($1, 'superadmin')`, [person.id]);
  const browser = sharedStorage();
  const [accounts, beside] = [
    await openTab(backend, browser.tab()).accounts(),
    await openTab(backend, browser.tab()).accounts(),
  ];
  valueOf(await accounts.signIn('wati@contoh.id', 'a-long-password'));
  const collection = draftCollection(accounts, 'articles', ARTICLES.storedSchema);
  const results: Result<unknown>[] = [];
  const save: typeof collection.save = async (...asked) => {
    const result = await collection.save(...asked);
    results.push(result);
    return result;
  };
  const editable = await open({ person, collection: { ...collection, save }, store: memoryDeviceStore() });
  await backend.sql('delete from auth.sessions where user_id = $1', [person.id]);
  write(editable, 'Bibit');
  expect(await editable.save()).toBe(false);
  const [refusal] = results;
  expect(refusal?.ok === false && needsLogin(refusal.reason)).toBe(true);
  valueOf(await beside.signIn('wati@contoh.id', 'a-long-password'));
  expect(await editable.save()).toBe(true);
  expect(await contentThere()).toBe('Bibit');
});

test('a save whose answer got lost is no conflict with oneself, though more was typed', async () => {
  let lose = true;
  const save: DraftCollection<ArticleDocument>['save'] = async (...asked) => {
    const answer = await ratna.collection.save(...asked);
    return lose ? (failed('timeout', 'lost') as Result<never>) : answer;
  };
  const editable = await open({ ...ratna, collection: { ...ratna.collection, save } });
  write(editable, 'satu ');
  expect(await editable.save()).toBe(false);
  lose = false;
  write(editable, 'dua ');
  expect(await editable.save()).toBe(true);
  expect(editable.read()).toMatchObject({ conflict: null, server: { version: 3 } });
  expect(await contentThere()).toBe('satu dua ');
});

// Whether the backend overwrites anybody is looked at a hundred times in tests/database/draft-races.
test('twenty races of two people, and each word of both is there', { timeout: 240_000 }, async () => {
  const editables = [await open(ratna), await open(sari)];
  for (let race = 0; race < 20; race += 1) {
    for (const [writer, editable] of editables.entries()) write(editable, `${writer}-${race} `);
    await Promise.all(editables.map((editable) => editable.save()));
    for (const editable of editables) await settled(editable);
  }
  const words = (await contentThere()).trim().split(' ');
  const due = Array.from({ length: 20 }, (_, race) => [`0-${race}`, `1-${race}`]).flat();
  expect(words.toSorted()).toEqual(due.toSorted());
});

/** Saves, and keeps both texts where another person was faster. */
async function settled(editable: EditableDraft<ArticleDocument>): Promise<void> {
  while (!(await editable.save())) {
    const { conflict, document } = editable.read();
    if (!conflict) throw new Error('Neither saved nor a conflict.');
    const theirs = conflict.document.id.content;
    const mine = document.id.content.split(' ').filter((word) => word !== '' && !theirs.split(' ').includes(word));
    editable.settle({ ...document, id: { ...document.id, content: theirs + mine.map((word) => `${word} `).join('') } });
  }
}
