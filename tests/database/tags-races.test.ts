import { beforeEach, describe, expect, it } from 'vitest';
import { doneOrWaiting } from '../support/postgres/done-or-waiting.ts';
import { openSessions } from '../support/postgres/open-sessions.ts';
import type { ServerDriver } from '../support/postgres/session.ts';
import { article } from './drafts-api.ts';

// A save of a draft with a tag or a category that another person deletes at the same time. Only a server has two transactions at
// once: PGlite has one session.

const { saver, remover, onlooker } = await openSessions('saver', 'remover', 'onlooker');
await Promise.all([saver, remover].map((driver) => driver.exec('set role service_role')));
beforeEach(async () => {
  await Promise.all([saver, remover].map((driver) => driver.exec('rollback')));
  const bare = JSON.stringify(article({ category: null }));
  await onlooker.exec(`
    delete from public.drafts; delete from private.tags; delete from public.categories;
    insert into private.tags (id, slug, name_indonesian, name_english) values (1, 'one', 'Satu', 'One'), (2, 'two', 'Dua', 'Two');
    insert into public.categories (id, slug, name_indonesian, name_english) values (1, 'one', 'Satu', 'One'), (2, 'two', 'Dua', 'Two');
    insert into public.drafts (collection, id, document) values ('articles', 7, '${bare.replaceAll("'", "''")}')`);
});

const written = JSON.stringify(article({ category: 1, tags: [1] })).replaceAll("'", "''");
const SAVE = `select public.save_draft('articles', 7, 1, '${written}')`;

async function bothAtOnce(first: [ServerDriver, string], second: [ServerDriver, string]): Promise<unknown> {
  await first[0].exec(`begin; ${first[1]}`);
  let refused: unknown;
  const waiting = second[0].exec(`begin; ${second[1]}; commit`).catch((error: unknown) => (refused = error));
  await doneOrWaiting(onlooker, waiting);
  await first[0].exec('commit');
  await waiting;
  await second[0].exec('rollback');
  return refused;
}

const named = async () => {
  const { rows } = await onlooker.query<{ tags: unknown; category: unknown }>(
    "select document -> 'tags' as tags, document -> 'category' as category from public.drafts where id = 7",
  );
  return rows[0];
};

describe('a draft that is saved while its tag goes', () => {
  it.each([
    ['delete_tag(1)', { tags: null, category: 1 }],
    ['merge_tags(1, 2)', { tags: [2], category: 1 }],
    ['merge_categories(1, 2)', { tags: [1], category: 2 }],
  ])('names none that is gone, whoever was first: %s', async (call, left) => {
    const remove = `select public.${call}`;
    expect(await bothAtOnce([saver, SAVE], [remover, remove])).toBeUndefined();
    expect(await named()).toEqual(left);
  });

  it.each([
    ['delete_tag(1)', { tags: null, category: 1 }],
    ['merge_tags(1, 2)', { tags: [2], category: 1 }],
    ['merge_categories(1, 2)', { tags: [1], category: 2 }],
    ['delete_category(1)', { tags: [1], category: null }],
  ])('names none that is gone where it had to wait: %s', async (call, left) => {
    expect(await bothAtOnce([remover, `select public.${call}`], [saver, SAVE])).toBeUndefined();
    expect(await named()).toEqual(left);
  });

  it('keeps the category that it was the first to name', async () => {
    const refused = await bothAtOnce([saver, SAVE], [remover, 'select public.delete_category(1)']);
    expect(refused).toMatchObject({ code: 'PT409' });
    expect(await named()).toEqual({ tags: [1], category: 1 });
  });
});
