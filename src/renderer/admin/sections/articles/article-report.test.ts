import { expect, test } from 'vitest';
import { DRAFT_SHOWS } from '#domain/draft.ts';
import { failed, ok } from '#domain/result.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import { articleReport } from './article-report.ts';
import { type AnswerRest, type RestRequest, queryOver } from '#tests/support/rest-calls.ts';

const counts = { ...Object.fromEntries(DRAFT_SHOWS.map((show) => [show, 0])), all: 14, published: 11, draft: 3 };

test('tells in one request how many articles there are, in what state, and what they lack', async () => {
  const asked: RestRequest[] = [];
  const rest: AnswerRest = (call) => {
    asked.push(call);
    return Promise.resolve(ok({ body: { ...counts, outdated: 2 }, total: null }));
  };
  const result = await articleReport({ query: queryOver(rest) } as Accounts);
  expect(asked).toEqual([{ path: 'rpc/count_drafts', method: 'POST', body: { collection: 'articles' } }]);
  expect(result).toMatchObject({
    ok: true,
    value: { total: 14, detail: { text: 'articles:admin.blogsDetail', count: 3, numbers: { published: 11 } } },
  });
  const waiting = result.ok ? result.value.work.filter(({ count }) => count > 0) : [];
  expect(waiting).toEqual([{ text: 'articles:work.outdated', count: 2, path: '/admin/blogs?show=outdated' }]);
});

test('tells why the articles can’t be counted', async () => {
  const offline = failed('offline', 'no network');
  expect(await articleReport({ query: queryOver(() => Promise.resolve(offline)) } as unknown as Accounts)).toEqual(
    offline,
  );
});
