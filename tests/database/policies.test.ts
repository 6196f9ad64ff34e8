import { beforeAll, describe, expect, it } from 'vitest';
import { testBackend } from '../support/backend/backend.ts';
import { askersOf, outcomeOf } from './policy-table/check-policies.ts';
import { STAGE_TABLES, setStage } from './policy-table/stage.ts';
import type { Stage } from './policy-table/stage.ts';
import { POLICY_TABLE } from './policy-table/table.ts';

const backend = await testBackend();
let stage: Stage;
beforeAll(async () => {
  stage = await setStage(backend);
});

const tables = [...new Set(POLICY_TABLE.map((operation) => operation.table))];
const VERBS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

describe.each(tables)('%s', (table) => {
  const own = POLICY_TABLE.filter((operation) => operation.table === table);
  describe.each(own.map((operation) => [operation.name, operation] as const))('%s', (_name, operation) => {
    it.each(askersOf(operation).map((asker) => [asker, operation.outcomes[asker]] as const))(
      '%s: %s',
      async (asker, expected) => {
        expect(await outcomeOf(stage, operation, asker)).toBe(expected);
      },
    );
  });
});

describe('the table', () => {
  it('tells the two users apart only where rows belong to somebody', () => {
    const apart = POLICY_TABLE.filter(({ outcomes }) => outcomes.user !== outcomes.other);
    expect(apart.filter((operation) => !askersOf(operation).includes('other'))).toEqual([]);
  });

  it('has every table and function that the REST interface offers', async () => {
    const offered = await backend.sql<{ name: string }>(
      `select c.relname as name from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p', 'f')
       union select 'rpc/' || p.proname from pg_proc p where p.pronamespace = 'public'::regnamespace
       order by name`,
    );
    expect(tables.sort()).toEqual(offered.map((row) => row.name).sort());
  });

  it.each(STAGE_TABLES)('has every verb of %s, and both ways to insert or else', (table) => {
    const requests = POLICY_TABLE.filter((operation) => operation.table === table).map((operation) =>
      operation.request(stage.people, stage.people.user),
    );
    expect(new Set(requests.map(([, { method = 'GET' } = {}]) => method))).toEqual(new Set(VERBS));
    expect(requests.map(([, { headers = {} } = {}]) => headers['prefer'])).toEqual(
      expect.arrayContaining(['resolution=merge-duplicates', 'resolution=ignore-duplicates']),
    );
  });

  it('stands on a stage that is the same after each reset', async () => {
    await stage.sql('delete from public.article_translations; delete from public.profiles');
    expect(await stage.readRows()).not.toEqual(stage.beginning);
    await stage.reset();
    expect(await stage.readRows()).toEqual(stage.beginning);
  });
});

describe.each(['visitor', 'user'] as const)('%s', (asker) => {
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

it.each(['visitor', 'user', 'admin', 'service'] as const)('%s reaches no schema but public', async (asker) => {
  for (const [schema, path] of [
    ['private', 'article_cards'],
    ['private', 'settings'],
    ['private', 'rpc/search_articles'],
    ['private', 'rpc/my_role'],
    ['auth', 'users'],
    ['supabase_migrations', 'schema_migrations'],
  ] as const) {
    const answer = await stage.ask(asker, [path, { headers: { 'accept-profile': schema } }]);
    expect(answer.status).toBe(406);
    expect(answer.body).toMatchObject({ code: 'PGRST106' });
  }
});
