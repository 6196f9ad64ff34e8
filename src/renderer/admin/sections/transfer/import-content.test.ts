import { beforeEach, expect, test, vi } from 'vitest';
import { failed, ok } from '#domain/result.ts';
import type { TransferApi } from '#renderer/data/collections/transfer.ts';
import { applyImport, dropImport } from './import-content.ts';

const waited = vi.hoisted((): number[] => []);
vi.mock('#domain/wait.ts', () => ({ wait: (ms: number) => Promise.resolve(waited.push(ms)) }));

beforeEach(() => {
  waited.length = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const wanted = { everything: false, stamp: 'now', pictures: new Map(), unsure: false };
const nothing = () => undefined;

/** A backend with these answers that has every picture. */
function over(answers: Partial<TransferApi>) {
  const api = { absentPictures: () => Promise.resolve(ok([])), ...answers } as unknown as TransferApi;
  return { api, upload: () => Promise.resolve(ok(undefined)) };
}

test('an import that the backend gets no further with isn’t asked for for ever, and isn’t applied', async () => {
  const apply = vi.fn(() => Promise.resolve(ok({ left: 1, total: 9 })));
  const end = await applyImport(over({ apply }), 'a', wanted, nothing);
  expect(end).toMatchObject({ kind: 'failed', failure: { code: 'server', reason: 'stuck' } });
  expect(apply).toHaveBeenCalledTimes(11);
});

test('an import that the backend gets no further with isn’t taken back for ever', async () => {
  const drop = vi.fn(() => Promise.resolve(ok({ left: 1 })));
  expect(await dropImport(over({ drop }).api, 'a')).toMatchObject({ code: 'server', reason: 'stuck' });
  expect(drop).toHaveBeenCalledTimes(11);
});

test('an import that the backend gets no further with goes on where more is left once, with what comes next', async () => {
  const left = [3, 2, 1, ...Array.from({ length: 30 }, (_, at) => 30 - at)];
  const drop = vi.fn(() => Promise.resolve(ok({ left: left.shift() ?? 0 })));
  expect(await dropImport(over({ drop }).api, 'a')).toEqual(ok(undefined));
  expect(drop).toHaveBeenCalledTimes(34);
});

test('an answer that doesn’t come is asked for again, each time later', async () => {
  const apply = vi.fn(() => Promise.resolve(failed('timeout', 'x')));
  expect(await applyImport(over({ apply }), 'a', wanted, nothing)).toMatchObject({ kind: 'unsure' });
  expect([apply.mock.calls.length, waited]).toEqual([4, [1_000, 3_000, 10_000]]);
});

test('an answer that doesn’t come isn’t where the database ended a request that took too long: it is not applied', async () => {
  const apply = vi.fn(() => Promise.resolve({ ...failed('server', 'x'), reason: '57014' }));
  expect(await applyImport(over({ apply }), 'a', wanted, nothing)).toMatchObject({ kind: 'failed' });
  expect([apply.mock.calls.length, waited]).toEqual([1, []]);
});
