import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend } from '../support/backend/backend.ts';
import { rightsTooMany, wrongInCatalogue } from './policy-table/catalogue.ts';
import { checkPolicies, firstFailure } from './policy-table/check-policies.ts';
import { mutations, moreFunctionRights } from './policy-table/mutations.ts';
import type { Mutation } from './policy-table/mutations.ts';
import { setStage } from './policy-table/stage.ts';
import type { Stage } from './policy-table/stage.ts';
import { POLICY_TABLE } from './policy-table/table.ts';

// Removes one protection after another: if no test fails then, the protection isn't tested.

const backend = await startTestBackend();
const all = await mutations((sql) => backend.sql(sql));
const opened = await moreFunctionRights((sql) => backend.sql(sql));
const noticed = new Set<string>();
let stage: Stage;
let openedAndSeen = 0;
let before: unknown;
beforeAll(async () => {
  stage = await setStage(backend);
  before = await locks();
});
afterAll(async () => {
  const loosened = all.length + opened.length;
  console.info(`${loosened} loosened, ${loosened - noticed.size - openedAndSeen} unnoticed`);
  await backend.stop();
});

/** Everything that the mutations change. */
async function locks(): Promise<unknown> {
  return [
    await backend.sql('select * from pg_policies order by tablename, policyname'),
    await backend.sql(
      'select oid::regclass::text, relrowsecurity, relacl::text, reloptions::text from pg_class order by oid',
    ),
    await backend.sql('select attrelid, attnum, attacl::text from pg_attribute where attacl is not null order by 1, 2'),
    await backend.sql('select tgname, tgenabled from pg_trigger order by oid'),
    await backend.sql(
      `select p.oid::regprocedure::text, prosrc, prosecdef, provolatile, proconfig::text, proacl::text
       from pg_proc p where pronamespace in ('public'::regnamespace, 'private'::regnamespace) order by 1`,
    ),
  ];
}

function cellsOf({ table, methods }: Mutation) {
  return POLICY_TABLE.filter((operation) => {
    const [, { method = 'GET' } = {}] = operation.request(stage.people, stage.people.user);
    return (table === undefined || operation.table === table) && (methods?.includes(method) ?? true);
  });
}

async function whileLoose<Value>(
  { sql, undo }: Pick<Mutation, 'sql' | 'undo'>,
  look: () => Promise<Value>,
): Promise<Value> {
  await stage.sql(sql);
  try {
    return await look();
  } finally {
    await stage.sql(undo);
  }
}

const noticedBy = (who: Mutation['noticedBy']) => all.filter((mutation) => mutation.noticedBy === who);
const named = (list: readonly Mutation[]) => list.map((mutation) => [mutation.name, mutation] as const);

it('takes off locks of every kind', () => {
  expect(all.map((mutation) => mutation.name)).toEqual(
    expect.arrayContaining([
      'that "People change their own profile" counts every row',
      'that "People change their own profile" lets rows become anything',
      'that "Super admins read the messages" names no role',
      'that public.user_roles has no row-level security',
      'that the trigger user_roles_keep_last sleeps',
      'that authenticated may insert user_roles',
      'that authenticated may update profiles.id',
      'that everybody counts as a super admin',
      'that a super admin stays one after signing out',
      'that draft_cards shows what its owner sees',
      'that everybody has every right',
      'that a translator may do publish_drafts',
      'that a reviewer has the right content.translate',
      'that "Super admins read the messages" counts every row for a editor',
      'that anybody signed in may do publish_drafts',
      'that authenticated may update contact_messages.name',
      'that anon may select article_translations',
    ]),
  );
  expect(opened.map(({ line }) => line)).toContain('PUBLIC private.find_account');
});

describe('the policy table notices', () => {
  it.each(named(noticedBy('cells')))('%s', async (_name, mutation) => {
    const failure = await whileLoose(mutation, () => firstFailure(stage, cellsOf(mutation), mutation.name));
    // What got through may have changed something.
    await stage.reset();
    expect(failure).not.toBeNull();
    noticed.add(mutation.name);
  });
});

describe('the catalogue notices', () => {
  it.each(named(noticedBy('catalogue')))('%s', async (_name, mutation) => {
    expect(await whileLoose(mutation, () => wrongInCatalogue((sql) => backend.sql(sql)))).not.toEqual([]);
    noticed.add(mutation.name);
  });
});

it('the catalogue notices each function that anybody may call', async () => {
  const together = {
    sql: opened.map(({ sql }) => sql).join(';'),
    undo: opened.map(({ undo }) => undo).join(';'),
  };
  const found = await whileLoose(together, () => rightsTooMany((sql) => backend.sql(sql)));
  // A line for each function, twice where two have the same name: none of them hides behind another.
  const lines = opened.map(({ line }) => line);
  expect(found.sort()).toEqual(lines.sort());
  openedAndSeen = found.length;
  // With all of them restored none is reported.
  expect(await rightsTooMany((sql) => backend.sql(sql))).toEqual([]);
});

describe('with every lock back', () => {
  it('the database is as it was, and nobody notices anything', async () => {
    expect(await locks()).toEqual(before);
    expect(await wrongInCatalogue((sql) => backend.sql(sql))).toEqual([]);
    expect(
      await checkPolicies(
        stage,
        POLICY_TABLE.filter(({ name }) => name.startsWith('read')),
      ),
    ).toEqual([]);
  });
});
