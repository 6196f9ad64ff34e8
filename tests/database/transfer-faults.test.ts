import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ALL_TAGS_MAX } from '#domain/limits.ts';
import { IMPORT_FAULTS, OTHER_VERSION, WRONG_FORM, type ImportFault } from '#renderer/data/collections/transfer.ts';
import { article } from './drafts-api.ts';
import { banner } from './site-api.ts';
import { openTransferApi } from './transfer-api.ts';
import type { Exported, ExportedItem, TransferApi } from './transfer-api.ts';

// The codes by which the import screen tells what is wrong are given by the database: both have to know the same.

let api: TransferApi;
beforeAll(async () => {
  api = await openTransferApi();
});
afterAll(() => api.backend.stop());
beforeEach(() => api.clear());

type Fault = Exclude<ImportFault, 'incomplete'>;

const of = (collection: string, change: (item: ExportedItem) => object) => (content: Exported) => ({
  ...content,
  items: content.items.map((item) => (item.collection === collection ? { ...item, ...change(item) } : item)),
});

/** A change of sound content that brings about each fault. */
const CHANGES: Readonly<Record<Fault, (content: Exported) => Exported>> = {
  form: of('articles', () => ({ version: 0 })),
  date: of('articles', () => ({ published_on: '2024-02-31' })),
  long: of('articles', () => ({ saved_by_name: 'x'.repeat(201) })),
  picture: of('articles', ({ document }) => ({ document: { ...document, image: 'javascript:x' } })),
  single: of('about', () => ({ id: 2 })),
  slug: ({ categories: [first, ...others], items }) => ({ categories: [{ ...first, id: 99 }, ...others], items }),
  full: (content) => ({ ...content, tags: Array.from({ length: ALL_TAGS_MAX }, (_, at) => tag(`tag-${at}`)) }),
};

const tag = (slug: string) => ({ slug, name_indonesian: slug, name_english: slug });

/** A published article, a banner, the page about the portal, and a tag that no file has. */
async function fill(): Promise<Exported> {
  await api.publish(await api.create(article()), ['id']);
  await api.make('banners', banner());
  await api.open('about');
  await api.call('save_tag', tag('own'));
  return { ...(await api.exportAll()), tags: [] };
}

const faults = (problems: readonly Readonly<Record<string, unknown>>[]) => problems.map(({ what }) => what);

describe('an import is refused by the code that the screen has a sentence for', () => {
  it.each(Object.entries(CHANGES))('%s', async (fault, change) => {
    const content = await fill();
    expect((await api.check(await api.stage(content))).problems).toEqual([]);
    const { problems } = await api.check(await api.stage(change(content)));
    expect(new Set(faults(problems))).toEqual(new Set([fault]));
  });

  it('incomplete', async () => {
    const id = await api.stage(await fill());
    await api.backend.sql(`delete from private.import_items where collection = 'banners'`);
    expect(faults((await api.check(id)).problems)).toEqual(['incomplete'] satisfies ImportFault[]);
  });

  it('picture, of what a schema describes', async () => {
    const change = of('banners', ({ document }) => ({ document: { ...document, image: 'javascript:x' } }));
    expect(faults((await api.check(await api.stage(change(await fill())))).problems)).toEqual(['picture']);
  });

  it('and by no other one', async () => {
    const rows = await api.backend.sql<{ code: string }>(
      `select distinct m.part[1] as code
       from pg_proc p, regexp_matches(p.prosrc, 'PT40[04]''[^;]*constraint = ''([^'']+)''', 'g') as m (part)
       where p.pronamespace = 'private'::regnamespace`,
    );
    expect(rows.length).toBeGreaterThan(3);
    expect(IMPORT_FAULTS).toEqual(expect.arrayContaining(rows.map(({ code }) => code)));
  });
});

it('an article whose category is neither in the file nor here comes in as a draft, as does one without a title', async () => {
  const content = await fill();
  const change = (part: 'shared' | 'text', value: object) =>
    of('articles', ({ document, live }) => ({
      document: { ...document, category: 99 },
      live: { ...live, id: { ...live.id, [part]: { ...live.id?.[part], ...value } } },
    }))(content);
  for (const [changed, reason] of [
    [change('shared', { category: 99 }), 'category'],
    [change('text', { title: '' }), 'title'],
  ] as const) {
    await api.clear();
    const id = await api.stage(changed);
    const report = await api.check(id);
    expect(report).toMatchObject({ problems: [], held: [{ collection: 'articles', problems: { id: [reason] } }] });
    expect((await api.apply(id, report.stamp)).body).toMatchObject({ applied: true, held_count: 1 });
    const draft = await api.read(7);
    expect([draft.live.id, draft.document.category]).toEqual([null, 99]);
  }
});

it.each([
  ['of another version', { version: 2, items: 0, categories: [], tags: [] }, OTHER_VERSION],
  ['of another form', { version: 1, items: 0, categories: [{}], tags: [] }, WRONG_FORM],
])('content %s is refused before any of it is sent', async (_what, head, code) => {
  const answer = await api.ask('begin_import', { import_id: '00000000-0000-4000-8000-00000000abcd', head });
  expect(answer.body).toMatchObject({ code });
});
