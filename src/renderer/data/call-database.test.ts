import { expect, test } from 'vitest';
import { failed, ok, type Result } from '#domain/result.ts';
import { restOver } from '#tests/support/stages/session-stage.tsx';
import type { Accounts } from './accounts.ts';
import { tableTotal } from './call-database.ts';
import { type AnswerRest, type RestAnswer, type RestRequest, queryOver } from '#tests/support/memory/rest-calls.ts';

function accountsThat(rest: AnswerRest): Accounts {
  return { query: queryOver(rest) } as Accounts;
}

test('counts without fetching the rows', async () => {
  const asked: RestRequest[] = [];
  const accounts = accountsThat(restOver(() => ({ articles: [{}, {}, {}] }), asked));
  expect(await tableTotal(accounts, 'articles')).toEqual(ok(3));
  expect(asked).toEqual([{ path: 'articles?select=id&limit=1', prefer: 'count=exact' }]);
});

test.each([failed('no-table', 'PGRST205'), failed('offline', 'no network')])(
  'passes on why it can’t: %o',
  async (result) => {
    expect(
      await tableTotal(
        accountsThat(() => Promise.resolve(result)),
        'articles',
      ),
    ).toEqual(result);
  },
);

test('an answer without a total is no number', async () => {
  const silent: Result<RestAnswer> = ok({ body: [], total: null });
  expect(
    await tableTotal(
      accountsThat(() => Promise.resolve(silent)),
      'articles',
    ),
  ).toMatchObject({ code: 'invalid' });
});
