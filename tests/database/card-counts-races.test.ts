import { beforeEach, describe, expect, it } from 'vitest';
import { doneOrWaiting } from '../support/postgres/done-or-waiting.ts';
import { openSessions } from '../support/postgres/open-sessions.ts';

// Articles of one category that two people publish and withdraw at the same time. Only a server has two transactions at once: PGlite
// has one session.

const { one, other, onlooker } = await openSessions('one', 'other', 'onlooker');
beforeEach(() =>
  onlooker.exec(`
    delete from public.articles; delete from public.categories; delete from private.card_counts;
    insert into public.categories (id, slug, name_indonesian, name_english) values (1, 'organic', 'Organik', 'Organic');
    insert into public.articles (id, published_on) select n, '2024-01-01' from generate_series(1, 9) n;
    insert into public.article_translations (article_id, language, title, excerpt, content, status, image, category_id, author)
      select n, 'id', 'T', '', '', case when n < 5 then 'published' else 'draft' end, 'x', 1, 'T' from generate_series(1, 9) n;`),
);

const become = (status: string, ids: string): string =>
  `update public.article_translations set status = '${status}' where article_id in (${ids})`;

async function counted(): Promise<unknown> {
  const { rows } = await onlooker.query<{ found: { total: number; categories: { count: number }[] } }>(
    'select public.search_articles() as found',
  );
  return [rows[0]?.found.total, rows[0]?.found.categories.map(({ count }) => count)];
}

describe('the number of articles in a category', () => {
  it.each([
    ['published', '5,6', 'published', '7', 7],
    ['published', '5,6', 'draft', '1', 5],
    ['draft', '1,2,3', 'draft', '4', 0],
  ])('is right after %s %s and %s %s at once, and neither waits', async (was, ids, otherWas, otherIds, left) => {
    expect(await counted()).toEqual([4, [4]]);
    await one.exec(`begin; ${become(was, ids)}`);
    let done = false;
    const second = other.exec(`begin; ${become(otherWas, otherIds)}; commit`).then(() => (done = true));
    await doneOrWaiting(onlooker, second);
    expect(done).toBe(true);
    await one.exec('commit');
    expect(await counted()).toEqual([left, [left]]);
  });

  it('is kept in few rows, however often something is published', async () => {
    for (let round = 0; round < 30; round += 1) {
      await one.exec(`begin; ${become('published', '8')}`);
      await other.exec(become('published', '9'));
      await one.exec(`commit; ${become('draft', '8, 9')}`);
    }
    const { rows } = await onlooker.query('select * from private.card_counts');
    // Two languages are asked for, and two wrote at once.
    expect(rows.length).toBeLessThanOrEqual(4);
    expect(await counted()).toEqual([4, [4]]);
  });
});
