import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend } from '../support/backend.ts';
import type { TestBackend } from '../support/backend.ts';
import { askersOf, outcomeOf } from './policy-table/check-policies.ts';
import { STAGE_TABLES, setStage } from './policy-table/stage.ts';
import type { Stage } from './policy-table/stage.ts';
import { POLICY_TABLE } from './policy-table/table.ts';

let backend: TestBackend;
let stage: Stage;
beforeAll(async () => {
  backend = await startTestBackend();
  stage = await setStage(backend);
});
afterAll(() => backend.stop());

const tables = [...new Set(POLICY_TABLE.map((operation) => operation.table))];
const VERBS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

describe.each(tables)('%s', (table) => {
  const own = POLICY_TABLE.filter((operation) => operation.table === table);
  describe.each(own.map((operation) => [operation.name, operation] as const))('%s', (_name, operation) => {
    it.each(askersOf(table).map((asker) => [asker, operation.outcomes[asker]] as const))(
      '%s: %s',
      async (asker, expected) => {
        expect(await outcomeOf(stage, operation, asker)).toBe(expected);
      },
    );
  });
});

describe('the table', () => {
  it('tells the two users apart only where rows belong to somebody', () => {
    const apart = POLICY_TABLE.filter(({ outcomes }) => outcomes.user !== outcomes.other).map(({ table }) => table);
    expect(apart.filter((table) => !askersOf(table).includes('other'))).toEqual([]);
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
    expect(await stage.read()).not.toEqual(stage.beginning);
    await stage.reset();
    expect(await stage.read()).toEqual(stage.beginning);
  });
});
