import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend } from '../support/backend.ts';
import type { TestBackend } from '../support/backend.ts';
import { setStage } from './policy-table/stage.ts';
import type { Stage } from './policy-table/stage.ts';

let backend: TestBackend;
let stage: Stage;
beforeAll(async () => {
  backend = await startTestBackend();
  stage = await setStage(backend);
});
afterAll(() => backend.stop());

describe.each(['visitor', 'user'] as const)('%s', (asker) => {
  it('sees neither drafts nor articles of the future', async () => {
    expect((await stage.ask(asker, ['rpc/published_articles?ids=1,2,3,4,5,6'])).body).toEqual([1, 2]);
    const found = async (lang: string): Promise<unknown> =>
      ((await stage.ask(asker, [`rpc/search_articles?lang=${lang}`])).body as { articles: object[] }).articles;
    expect(await found('id')).toMatchObject([1, 2].map((id) => ({ id, language: 'id' })));
    expect(await found('en')).toMatchObject([
      { id: 1, language: 'en' },
      { id: 2, language: 'id' },
    ]);
  });

  it('sees an article from midnight in Jakarta on', async () => {
    const [{ today } = { today: '' }] = await backend.sql<{ today: string }>(
      `select (now() at time zone 'Asia/Jakarta')::date::text as today`,
    );
    await backend.sql('update public.articles set published_on = $1 where id = 4', [today]);
    expect((await stage.ask(asker, ['rpc/published_articles?ids=4'])).body).toEqual([4]);
    await backend.sql(`update public.articles set published_on = $1::date + 1 where id = 4`, [today]);
    expect((await stage.ask(asker, ['rpc/published_articles?ids=4'])).body).toEqual([]);
  });
});

describe.each(['visitor', 'user'] as const)('a scheduled text, to a %s', (asker) => {
  const at = (moment: string): Promise<unknown> =>
    backend.sql(`update public.article_translations set publish_at = ${moment} where article_id = 6`);
  const seen = async (): Promise<unknown[]> =>
    Promise.all(
      ['rpc/published_articles?ids=6', 'rpc/read_article?article_id=6'].map(async (path) => {
        const { body } = await stage.ask(asker, [path]);
        return Array.isArray(body) ? body.length : body !== null;
      }),
    );

  it('comes with its moment and goes with it', async () => {
    await at(`now() + interval '1 minute'`);
    expect(await seen()).toEqual([0, false]);
    await at(`now() - interval '1 second'`);
    expect(await seen()).toEqual([1, true]);
    await at(`'infinity'`);
    expect(await seen()).toEqual([0, false]);
  });
});

it('keeps a category that articles name', async () => {
  expect((await stage.ask('service', ['categories?slug=eq.organic', { method: 'DELETE' }])).status).toBe(409);
  expect((await stage.ask('service', ['categories?slug=eq.organic'])).body).toHaveLength(1);
});

it.each(['visitor', 'user', 'admin', 'service'] as const)('%s reaches no schema but public', async (asker) => {
  for (const [schema, path] of [
    ['private', 'article_cards'],
    ['private', 'settings'],
    ['private', 'rpc/search_articles'],
    ['private', 'rpc/is_super_admin'],
    ['auth', 'users'],
    ['supabase_migrations', 'schema_migrations'],
  ] as const) {
    const answer = await stage.ask(asker, [path, { headers: { 'accept-profile': schema } }]);
    expect(answer.status).toBe(406);
    expect(answer.body).toMatchObject({ code: 'PGRST106' });
  }
});
