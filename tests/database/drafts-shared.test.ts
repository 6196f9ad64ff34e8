// What both languages share when they are written (picture, author, category, days) goes live with the text that it was
// published with, and with no other.
import { beforeEach, describe, expect, it } from 'vitest';
import type { ArticleDocument } from '#domain/article-document.ts';
import type { Language } from '#domain/localized.ts';
import { article, letTimePass } from './drafts-api.ts';
import type { DraftRow, LiveChangeRow } from './drafts-api.ts';
import { community } from './site-api.ts';
import { openTransferApi } from './transfer-api.ts';

const api = await openTransferApi();
beforeEach(() => api.clear());

const SOON = new Date(Date.now() + 3_600_000).toISOString();
const OLD: Partial<ArticleDocument> = { date: '2024-01-05', reviewedOn: '2025-01-05', reviewBy: null };
const NEW: Partial<ArticleDocument> = {
  image: '/pictures/new.svg',
  focus: { x: 30, y: 20 },
  author: { id: 'Wati', en: 'Wati the farmer' },
  category: 1,
  date: '2023-03-03',
  reviewedOn: '2026-03-03',
  reviewBy: '2026-09-01',
};
const shownOld = (language: Language) => ({
  language,
  image: '/pictures/x.svg',
  focus: null,
  author: language === 'id' ? 'Tim' : 'Team',
  category: 'organic',
  published_on: '2024-01-05',
  reviewed_on: '2025-01-05',
  review_by: '2026-01-05',
});
const shownNew = (language: Language) => ({
  language,
  image: '/pictures/new.svg',
  focus: { x: 30, y: 20 },
  author: language === 'id' ? 'Wati' : 'Wati the farmer',
  category: 'hydroponics',
  published_on: '2023-03-03',
  reviewed_on: '2026-03-03',
  review_by: '2026-09-01',
});

interface Shown {
  readonly language: Language;
  readonly image: string;
  readonly focus: ArticleDocument['focus'] | null;
  readonly published_on: string;
  readonly category: { readonly slug: string };
}

/** An article as a visitor of one language sees it: its page, which has to agree with its card in the list. */
async function shown(id: number, language: Language): Promise<object> {
  const page = (await api.visit(id, language)) as unknown as Shown &
    Record<'author' | 'reviewed_on' | 'review_by', string>;
  const answer = await api.backend.ask('visitor', `rpc/search_articles?lang=${language}`);
  const { articles, categories } = answer.body as {
    articles: (Shown & { id: number })[];
    categories: { slug: string; count: number }[];
  };
  const card = articles.find((each) => each.id === id);
  const { image, focus, published_on, category } = page;
  expect(card).toMatchObject({ language: page.language, image, focus, published_on, category });
  expect(categories.filter(({ count }) => count > 0).map(({ slug }) => slug)).toEqual([category.slug]);
  return {
    ...{ language: page.language, image, focus, author: page.author, category: category.slug },
    ...{ published_on, reviewed_on: page.reviewed_on, review_by: page.review_by },
  };
}

const live = (items: readonly object[], collection = 'articles'): Promise<LiveChangeRow> =>
  api.call('set_live', { collection, items });

/** An article that is live in both languages, and saved since with another picture, author, category and other days. */
async function changed(): Promise<DraftRow> {
  const draft = await api.create(article(OLD));
  await api.publish(draft, ['id', 'en']);
  return api.save(draft, article(NEW));
}

/** English is withdrawn, and scheduled with what is new. */
async function scheduled(): Promise<DraftRow> {
  const draft = await changed();
  await live([{ id: draft.id, live: { en: null } }]);
  expect((await api.publish(draft, ['en'], SOON)).blocked).toEqual([]);
  return draft;
}

describe('a language that is scheduled with a new picture and author', () => {
  it('changes nothing before its moment, and then nothing of the other language', async () => {
    const { id } = await scheduled();
    expect([await shown(id, 'id'), await shown(id, 'en')]).toEqual([shownOld('id'), shownOld('id')]);
    await letTimePass(api);
    expect([await shown(id, 'id'), await shown(id, 'en')]).toEqual([shownOld('id'), shownNew('en')]);
  });

  it('leaves the other one as it is when that is published meanwhile', async () => {
    const { id, version } = await scheduled();
    await api.publish({ id, version }, ['id']);
    expect([await shown(id, 'id'), await shown(id, 'en')]).toEqual([shownNew('id'), shownNew('id')]);
    await letTimePass(api);
    expect([await shown(id, 'id'), await shown(id, 'en')]).toEqual([shownNew('id'), shownNew('en')]);
  });

  it('is withdrawn, and nothing of it is left', async () => {
    const { id } = await scheduled();
    await live([{ id, live: { en: null } }]);
    await letTimePass(api);
    expect([await shown(id, 'id'), await shown(id, 'en')]).toEqual([shownOld('id'), shownOld('id')]);
  });

  it('is the same when an older text is put to a later moment by its revision', async () => {
    const { id } = await changed();
    await api.publish(await api.read(id), ['en']);
    const revision = (await api.read(id)).live.en?.revision;
    const { before } = await live([{ id, live: { en: { revision, from: SOON } } }]);
    expect([await shown(id, 'id'), await shown(id, 'en')]).toEqual([shownOld('id'), shownOld('id')]);
    await live(before);
    expect([await shown(id, 'id'), await shown(id, 'en')]).toEqual([shownOld('id'), shownNew('en')]);
  });

  it('stays apart from the other one in an export and an import', async () => {
    const { id } = await scheduled();
    const content = await api.exportAll();
    await api.clear();
    await api.importAll(content);
    expect([await shown(id, 'id'), await shown(id, 'en')]).toEqual([shownOld('id'), shownOld('id')]);
    await letTimePass(api);
    expect([await shown(id, 'id'), await shown(id, 'en')]).toEqual([shownOld('id'), shownNew('en')]);
  });

  it('stays apart from it in the bin and back', async () => {
    const { id } = await scheduled();
    const { before } = await api.call<LiveChangeRow>('bin_drafts', { collection: 'articles', items: [id] });
    expect(await api.visit(id, 'id')).toBeNull();
    await api.call('restore_drafts', { collection: 'articles', items: [id] });
    await live(before);
    expect([await shown(id, 'id'), await shown(id, 'en')]).toEqual([shownOld('id'), shownOld('id')]);
    await letTimePass(api);
    expect([await shown(id, 'id'), await shown(id, 'en')]).toEqual([shownOld('id'), shownNew('en')]);
  });
});

describe('a language that is published with a new picture and author', () => {
  it('leaves the other one as it was published, and is undone with all of it', async () => {
    const draft = await changed();
    const { before } = await api.publish(draft, ['id']);
    expect([await shown(draft.id, 'id'), await shown(draft.id, 'en')]).toEqual([shownNew('id'), shownOld('en')]);
    expect((await api.read(draft.id)).live).toMatchObject({ id: { changed: false }, en: { changed: true } });
    await live(before);
    expect([await shown(draft.id, 'id'), await shown(draft.id, 'en')]).toEqual([shownOld('id'), shownOld('en')]);
  });

  it('keeps both categories from being deleted, and follows when one is merged into another', async () => {
    const draft = await changed();
    await api.publish(draft, ['id']);
    for (const category of [1, 4]) expect((await api.ask('delete_category', { category })).status).toBe(409);
    await api.call('merge_categories', { source: 1, target: 2 });
    expect(await shown(draft.id, 'id')).toEqual({ ...shownNew('id'), category: 'horticulture' });
    expect(await shown(draft.id, 'en')).toEqual(shownOld('en'));
  });
});

it('the rest of the site keeps to the same: a scheduled language changes no picture or link of the other', async () => {
  const draft = await api.make('communities', community({ link: 'https://old.example/', focus: { x: 0, y: 100 } }));
  await api.show('communities', draft, ['id', 'en']);
  const { focus: _, ...middle } = draft.document;
  const later = await api.keep('communities', draft, { ...middle, link: 'https://new.example/' });
  await live([{ id: draft.id, live: { en: null } }], 'communities');
  await api.show('communities', later, ['en'], SOON);
  const links = async () =>
    Promise.all(
      (['id', 'en'] as const).map(async (lang) => {
        const shared = (await api.site(lang))[0]?.shared;
        return [shared?.['link'], shared?.['focus']];
      }),
    );
  const before = ['https://old.example/', { x: 0, y: 100 }];
  expect(await links()).toEqual([before, before]);
  await api.backend.sql(`update public.site_items set publish_at = publish_at - interval '2 hours'`);
  expect(await links()).toEqual([before, ['https://new.example/', undefined]]);
});
