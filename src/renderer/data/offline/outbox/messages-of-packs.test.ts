import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CUT, messageOf, outboxStage } from '#tests/support/library/outbox-stage.ts';
import { ok } from '#domain/result.ts';
import type { Outbox } from '../../outbox.ts';

let stage: Awaited<ReturnType<typeof outboxStage>>;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  stage = await outboxStage();
});
afterEach(() => {
  vi.useRealTimers();
  stage.database.close();
});

const waiting = async () => (await stage.database.all()).map(({ clientId }) => clientId);

/** How many of them are new. */
async function takenBy(outbox: Outbox, messages: Parameters<Outbox['take']>[0]): Promise<number> {
  let count = 0;
  await outbox.take(messages, () => (count += 1));
  return count;
}

test('a message of another device is sent once, whoever brings it however often', async () => {
  const [{ clientId, ...payload }, theirs] = [messageOf('a'), messageOf('b')];
  const { clientId: _b, ...same } = theirs;
  const outbox = stage.open();
  stage.answers.push(CUT);
  await outbox.send(theirs);
  stage.answers.push(CUT);
  const brought = [
    { clientId, payload, madeAt: 5 },
    { clientId: 'b', payload: same, madeAt: 6 },
  ];
  expect(await takenBy(outbox, brought)).toBe(1);
  expect(await takenBy(outbox, brought)).toBe(0);
  await outbox.sendWaiting(true);
  expect(stage.inbox).toEqual(
    new Map([
      ['a', messageOf('a')],
      ['b', theirs],
    ]),
  );
  expect(await takenBy(outbox, brought)).toBe(2);
  await outbox.sendWaiting(true);
  expect([stage.inbox.size, await waiting()]).toEqual([2, []]);
});

test('other words under an id that is here already keep nobody’s question out', async () => {
  const { clientId, ...payload } = messageOf('a');
  const forged = { clientId, payload: { ...payload, message: 'Something else.' }, madeAt: 5 };
  const outbox = stage.open();
  stage.answers.push(CUT);
  const own = { clientId, payload, madeAt: 6 };
  expect(await takenBy(outbox, [forged])).toBe(1);
  expect(await takenBy(outbox, [own, forged])).toBe(1);
  expect(await takenBy(outbox, [own, forged])).toBe(0);
  const delivered: unknown[] = [];
  const again = stage.open({ deliver: (message) => (delivered.push(message), Promise.resolve(ok(undefined))) });
  await again.sendWaiting(true);
  await outbox.sendWaiting(true);
  const all = [...delivered, ...stage.inbox.values()];
  expect(all).toContainEqual({ clientId, ...forged.payload });
  expect(all).toContainEqual({ clientId, ...payload });
});

test('a device that refuses in the middle keeps what it took, and says how many', async () => {
  const { clientId: _own, ...payload } = messageOf('a');
  const messages = ['a', 'b', 'c'].map((clientId) => ({ clientId, payload, madeAt: 5 }));
  let count = 0;
  const put: typeof stage.database.put = (entry) =>
    entry.clientId === 'c' ? Promise.reject(new Error('full')) : stage.database.put(entry);
  const outbox = stage.open({ open: () => Promise.resolve({ ...stage.database, put }) });
  await expect(outbox.take(messages, () => (count += 1))).rejects.toThrow('full');
  expect(count).toBe(2);
  await outbox.sendWaiting(true);
  expect([...stage.inbox.keys()]).toEqual(['a', 'b']);
});
