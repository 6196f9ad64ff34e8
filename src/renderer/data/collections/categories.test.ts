import { expect, test } from 'vitest';
import { ok } from '#domain/result.ts';
import { type AnswerRest, type RestRequest, queryOver } from '#tests/support/memory/rest-calls.ts';
import type { Accounts } from '../accounts.ts';
import { categoryApi } from './categories.ts';

const ROW = { id: 7, slug: 'organic', name_indonesian: 'Organik', name_english: 'Organic', version: 3 };
const ORGANIC = { id: 7, slug: 'organic', name: { id: 'Organik', en: 'Organic' }, version: 3 };

function answering(body: unknown, asked: RestRequest[] = []) {
  const rest: AnswerRest = (call) => {
    asked.push(call);
    return Promise.resolve(ok({ body, total: null }));
  };
  return categoryApi({ query: queryOver(rest) } as Accounts);
}

test('lists categories with both names and what uses them', async () => {
  const api = answering([{ ...ROW, articles: 12, binned: 2 }]);
  expect(await api.list()).toEqual(ok([{ ...ORGANIC, articles: 12, binned: 2 }]));
});

test('a save names the version that it was based on; a new one has none', async () => {
  const asked: RestRequest[] = [];
  const api = answering({ saved: false, category: ROW }, asked);
  expect(await api.save(7, 2, ORGANIC)).toEqual(ok({ saved: false, category: ORGANIC }));
  await api.create(ORGANIC);
  const words = { slug: 'organic', name_indonesian: 'Organik', name_english: 'Organic' };
  expect(asked.map(({ body }) => body)).toEqual([{ ...words, category: 7, based_on: 2 }, words]);
});

test.each([null, {}, [{ ...ROW }], { moved: '3' }])('an answer like %j is refused', async (body) => {
  const api = answering(body);
  expect(await api.list()).toMatchObject({ ok: false, code: 'invalid' });
  expect(await api.save(7, 3, ORGANIC)).toMatchObject({ ok: false, code: 'invalid' });
  expect(await api.merge(7, 8)).toMatchObject({ ok: false, code: 'invalid' });
});

test('a call that has nothing to tell is done with any answer', async () => {
  expect(await answering(null).order([7])).toEqual(ok(undefined));
  expect(await answering(null).remove(7)).toEqual(ok(undefined));
  expect(await answering({ moved: 14 }).merge(7, 8)).toEqual(ok(14));
});
