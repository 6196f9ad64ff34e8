import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '../support/backend/backend.ts';
import { newName, storageCall, WEBP } from '../support/backend/storage-call.ts';
import { titled } from './drafts-api.ts';
import { community } from './site-api.ts';
import { openTransferApi } from './transfer-api.ts';
import type { Exported, Report, TransferApi } from './transfer-api.ts';

// Who brings content in, when, and what happens where that isn't alone or is cut short.

let api: TransferApi;
beforeAll(async () => {
  api = await openTransferApi();
});
afterAll(() => api.backend.stop());
beforeEach(() => api.clear());

/** What is exported with one article, which isn't there any more. */
async function aged(): Promise<Exported> {
  const draft = await api.create();
  await api.publish(draft, ['id', 'en']);
  const content = await api.exportAll();
  await api.clear();
  return content;
}

const applied = (answer: Answer) => (answer.body as { applied?: boolean }).applied;
const everything = async () => JSON.stringify(await api.exportAll());

describe('an import', () => {
  it('isn’t brought in where something was changed since it was looked at: the new report comes instead', async () => {
    const content = await aged();
    const id = await api.stage(content);
    const { stamp } = await api.check(id);
    await api.make('communities', community());
    const before = await everything();
    const answer = await api.apply(id, stamp);
    expect(answer.body).toMatchObject({ applied: false, report: { changed: 0, same: 3, added: 1 } });
    expect(await everything()).toBe(before);
    // Nothing of it is lost: looked at again, it comes in.
    const { report } = answer.body as { report: Report };
    expect(applied(await api.apply(id, report.stamp))).toBe(true);
    expect((await api.exportAll()).items).toHaveLength(5);
  });

  it('is brought in once, however often that is asked: the answer got lost', async () => {
    const id = await api.stage(await aged());
    const { stamp } = await api.check(id);
    const first = await api.apply(id, stamp);
    const [draft] = (await api.exportAll()).items.filter(({ collection }) => collection === 'articles');
    const kept = await api.read(draft?.id ?? 0);
    await api.save(kept, titled(kept.document, 'id', 'Later'));
    const after = await everything();
    expect((await api.apply(id, stamp)).body).toEqual(first.body);
    expect(await everything()).toBe(after);
    expect((await api.ask('stage_import', { import_id: id, items: [] })).status).toBe(409);
  });

  it('of two at once: one comes in, the other learns that something has changed', async () => {
    const content = await aged();
    const ids = [await api.stage(content), await api.stage(content, api.budi)];
    const { stamp } = await api.check(ids[0] ?? '');
    expect((await api.check(ids[1] ?? '', false, api.budi)).stamp).toBe(stamp);
    const answers = await Promise.all([
      api.apply(ids[0] ?? '', stamp),
      api.apply(ids[1] ?? '', stamp, false, api.budi),
    ]);
    expect(answers.map(applied).sort()).toEqual([false, true]);
    expect((await api.exportAll()).items).toHaveLength(4);
  });

  it('leaves everything as it was where the last step fails', async () => {
    const id = await api.stage(await aged());
    const { stamp } = await api.check(id);
    const before = await everything();
    await api.backend.sql(`alter table public.articles add constraint never check (id < 0) not valid`);
    try {
      expect((await api.apply(id, stamp)).status).toBeGreaterThanOrEqual(400);
    } finally {
      await api.backend.sql('alter table public.articles drop constraint never');
    }
    expect(await everything()).toBe(before);
    expect(await api.log(id, 'site')).toEqual([]);
    expect(applied(await api.apply(id, stamp))).toBe(true);
  });

  it('that came twice, because the answer got lost, is there once', async () => {
    const content = await aged();
    const id = await api.stage(content);
    await api.call('begin_import', { import_id: id, head: { version: 1, categories: [], tags: [], items: 9 } });
    await api.call('stage_import', { import_id: id, items: content.items });
    expect(await api.check(id)).toMatchObject({ added: 1, same: 3, problems: [] });
  });

  it('is its owner’s alone', async () => {
    const id = await api.stage(await aged());
    const asked = {
      import_id: id,
      everything: false,
      based_on: 'x',
      items: [],
      head: { version: 1, categories: [], tags: [], items: 0 },
    };
    for (const [name, keys] of [
      ['begin_import', ['import_id', 'head']],
      ['stage_import', ['import_id', 'items']],
      ['check_import', ['import_id', 'everything']],
      ['apply_import', ['import_id', 'everything', 'based_on']],
    ] as const) {
      const body = Object.fromEntries(keys.map((key) => [key, asked[key]]));
      expect((await api.ask(name, body, api.budi)).status, name).toBe(404);
      expect((await api.ask(name, body, 'user')).status, name).toBe(403);
      expect((await api.ask(name, body, 'visitor')).status, name).toBe(401);
    }
    await api.call('drop_import', { import_id: id }, api.budi);
    expect((await api.check(id)).added).toBe(1);
    await api.call('drop_import', { import_id: id });
    expect((await api.ask('check_import', { import_id: id })).status).toBe(404);
  });

  it('is forgotten after a day', async () => {
    const id = await api.stage(await aged());
    await api.backend.sql(`update private.imports set made_at = now() - interval '25 hours'`);
    expect((await api.ask('check_import', { import_id: id })).status).toBe(404);
    await api.stage({ categories: [], items: [] });
    expect(await api.backend.sql('select id from private.imports where id = $1', [id])).toEqual([]);
    expect(await api.backend.sql('select from private.import_items')).toEqual([]);
  });

  it('takes no more than a page at a time', async () => {
    const content = await aged();
    const id = await api.stage({ categories: [], items: [] });
    const [item] = content.items;
    expect((await api.ask('stage_import', { import_id: id, items: Array(101).fill(item) })).status).toBe(400);
  });
});

it('says which pictures the storage lacks', async () => {
  const there = newName('480.webp');
  await storageCall(api.backend, api.ayu, `POST /object/article-images/${there}`, { body: WEBP });
  const invalid = newName('480.webp');
  expect(await api.call('absent_pictures', { names: [there, invalid] })).toEqual([invalid]);
});

it('brings a thousand articles in within the time that a request may take', { timeout: 240_000 }, async () => {
  const [one] = (await aged()).items.filter(({ collection }) => collection === 'articles');
  if (one === undefined) throw new Error('There is nothing');
  const items = Array.from({ length: 1000 }, (_, at) => ({ ...one, id: at + 1 }));
  const { categories } = await api.exportAll();
  const id = await api.stage({ categories, items });
  const began = Date.now();
  const { stamp, added } = await api.check(id);
  const checked = Date.now();
  expect(added).toBe(1000);
  expect(applied(await api.apply(id, stamp))).toBe(true);
  console.info(`1,000 articles: looked at in ${checked - began} ms, brought in in ${Date.now() - checked} ms`);
  expect((await api.exportAll()).items).toHaveLength(1003);
  const found = await api.backend.ask('visitor', 'rpc/search_articles?lang=en');
  expect(found.body).toMatchObject({ total: 1000 });
});
