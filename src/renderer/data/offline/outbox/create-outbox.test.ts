import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CUT, messageOf, outboxStage, REFUSED } from '#tests/support/library/outbox-stage.ts';
import { failed, ok } from '#domain/result.ts';
import { LONGEST_WAIT_MS, PAUSES_MS } from './when-to-send.ts';

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

test('a message that arrives leaves nothing behind', async () => {
  const outbox = stage.open();
  expect(await outbox.send(messageOf('a'))).toEqual(ok('sent'));
  expect([...stage.inbox.keys()]).toEqual(['a']);
  expect(await waiting()).toEqual([]);
  expect(stage.mark.waits).toBe(false);
});

test.each(['offline', 'timeout', 'captive-portal', 'server'] as const)(
  'without an answer (%s) it is kept, and sent later',
  async (code) => {
    const outbox = stage.open();
    stage.answers.push(failed(code, ''));
    expect(await outbox.send(messageOf('a'))).toEqual(ok('saved'));
    expect(outbox.read().entries).toMatchObject([{ clientId: 'a', attempts: 1, problem: { code, blocked: false } }]);
    expect(stage.mark.waits).toBe(true);
    await outbox.sendWaiting(true);
    expect([...stage.inbox.values()]).toEqual([messageOf('a')]);
    expect(outbox.read()).toMatchObject({ entries: [], delivered: 1 });
    expect(stage.mark.waits).toBe(false);
  },
);

test('the mark that something waits is there before the message and after it', async () => {
  const marks: boolean[] = [];
  const waiting = { write: (waits: boolean) => void marks.push(waits) };
  let marksAtPut = -1;
  const database = {
    ...stage.database,
    put: async (entry: Parameters<typeof stage.database.put>[0]) => {
      marksAtPut = marks.length;
      await stage.database.put(entry);
    },
  };
  stage.answers.push(CUT);
  await stage.open({ open: () => Promise.resolve(database), waiting }).send(messageOf('a'));
  expect([marksAtPut, marks]).toEqual([1, [true, true, true]]);
});

test.each([
  REFUSED,
  failed('too-many', '', 60),
  { ...failed('server', '500'), reason: '500' },
  failed('disk-full', ''),
])('what the backend answered otherwise is told at once, and the form keeps it: %s', async (answer) => {
  stage.answers.push(answer);
  expect(await stage.open().send(messageOf('a'))).toEqual(answer);
  expect(await waiting()).toEqual([]);
});

test('where the device stores nothing it is sent all the same, or its failure is returned', async () => {
  const outbox = stage.open({ open: () => Promise.reject(new Error('full')) });
  expect(await outbox.send(messageOf('a'))).toEqual(ok('sent'));
  stage.answers.push(CUT);
  expect(await outbox.send(messageOf('b'))).toEqual(CUT);
  expect([...stage.inbox.keys()]).toEqual(['a']);
});

describe('what waits', () => {
  /** These messages, written without a network. */
  const written = async (...ids: readonly string[]) => {
    const outbox = stage.open();
    for (const id of ids) {
      stage.answers.push(CUT);
      await outbox.send(messageOf(id));
      stage.clock.now += 1;
    }
    stage.asked.length = 0;
    return outbox;
  };

  test('is sent the oldest first, after a pause that grows', async () => {
    const outbox = await written('a', 'b');
    await outbox.sendWaiting(false);
    expect(stage.asked).toEqual([]);
    stage.clock.now += PAUSES_MS[0];
    stage.answers.push(CUT);
    await outbox.sendWaiting(false);
    // Without a network there is only one request.
    expect(stage.asked).toEqual(['a']);
    expect(outbox.read().entries?.map(({ nextAt }) => nextAt - stage.clock.now)).toEqual([PAUSES_MS[1], -1]);
    await outbox.sendWaiting(true);
    expect(stage.asked).toEqual(['a', 'a', 'b']);
  });

  test('is tried by itself when its moment comes', async () => {
    await written('a');
    stage.clock.now += PAUSES_MS[0];
    await vi.advanceTimersByTimeAsync(PAUSES_MS[0]);
    await vi.waitFor(() => expect(stage.inbox.size).toBe(1));
  });

  test('waits as long as the backend asks, also where somebody hurries', async () => {
    const outbox = await written('a');
    stage.answers.push(failed('too-many', '', 600));
    await outbox.sendWaiting(true);
    await outbox.sendWaiting(true);
    expect(stage.asked).toEqual(['a']);
    stage.clock.now += 600_000;
    await outbox.sendWaiting(false);
    expect([...stage.inbox.keys()]).toEqual(['a']);
  });

  test('waits an hour at most for a backend that names days', async () => {
    const outbox = await written('a');
    stage.answers.push(failed('too-many', '', 86_400));
    await outbox.sendWaiting(true);
    stage.clock.now += LONGEST_WAIT_MS;
    await outbox.sendWaiting(false);
    expect(stage.inbox.size).toBe(1);
  });

  test('is sent also where the clock was set back by years', async () => {
    const outbox = await written('a');
    stage.clock.now -= 3 * 365 * 86_400_000;
    await outbox.sendWaiting(false);
    expect(stage.inbox.size).toBe(1);
  });

  test('isn’t held up by one that the backend refuses, which stays with its words', async () => {
    const outbox = await written('a', 'b');
    stage.answers.push(REFUSED);
    await outbox.sendWaiting(true);
    expect([...stage.inbox.keys()]).toEqual(['b']);
    expect(outbox.read().entries).toMatchObject([
      { clientId: 'a', payload: { message: 'Cabai saya layu.' }, problem: { blocked: true } },
    ]);
    expect(stage.mark.waits).toBe(true);
    await outbox.sendWaiting(true);
    expect(stage.asked).toEqual(['a', 'b']);
  });

  test('a refusal that doesn’t come from the backend blocks nothing', async () => {
    const outbox = await written('a');
    stage.answers.push(failed('refused', '403 Forbidden by a proxy'), failed('server', '503'), failed('no-table', ''));
    for (let round = 0; round < 4; round += 1) await outbox.sendWaiting(true);
    expect(stage.inbox.size).toBe(1);
  });

  test('is sent by one window at a time, however often it is asked for', async () => {
    const outbox = await written('a', 'b');
    const other = stage.open();
    await Promise.all([outbox.sendWaiting(true), outbox.sendWaiting(true), other.sendWaiting(true)]);
    await outbox.sendWaiting(true);
    expect(stage.asked).toEqual(['a', 'b']);
    expect(stage.inbox.size).toBe(2);
  });

  test('isn’t sent beside its first try by another window', async () => {
    let answer: () => void = () => undefined;
    const first = stage.open({
      deliver: () => new Promise((resolve) => (answer = () => resolve(ok(undefined)))),
    });
    const sent = first.send(messageOf('a'));
    await vi.waitFor(async () => expect(await waiting()).toEqual(['a']));
    await stage.open().sendWaiting(true);
    expect(stage.asked).toEqual([]);
    answer();
    expect(await sent).toEqual(ok('sent'));
  });

  test('stays where the database fails, and is sent once it works', async () => {
    const outbox = await written('a');
    const broken = { ...stage.database, remove: () => Promise.reject(new Error('full')) };
    await stage.open({ open: () => Promise.resolve(broken) }).sendWaiting(true);
    expect(stage.inbox.size).toBe(1);
    await outbox.sendWaiting(true);
    expect(await waiting()).toEqual([]);
    expect(stage.inbox.size).toBe(1);
  });

  test('that was deleted in another window isn’t brought back by the try that was under way', async () => {
    const outbox = await written('a');
    const other = stage.open({
      deliver: async () => {
        await outbox.remove('a');
        return CUT;
      },
    });
    await other.sendWaiting(true);
    expect(await waiting()).toEqual([]);
  });
});

describe('a refused message', () => {
  const refused = async () => {
    const outbox = stage.open();
    stage.answers.push(CUT);
    await outbox.send(messageOf('a'));
    stage.answers.push(REFUSED);
    await outbox.sendWaiting(true);
    return outbox;
  };
  const other = { ...messageOf('x', 'Cabai saya layu sejak Senin.') };

  test('is changed, and sent as another message', async () => {
    const outbox = await refused();
    expect(await outbox.replace('a', { name: 'R', email: 'r@contoh.id', subject: null, message: 'Lain' })).toBe(true);
    expect([...stage.inbox.values()]).toEqual([
      { clientId: 'new-1', name: 'R', email: 'r@contoh.id', subject: null, message: 'Lain' },
    ]);
    expect(await waiting()).toEqual([]);
  });

  test('is tried again as it is', async () => {
    const outbox = await refused();
    await outbox.retry('a');
    expect([...stage.inbox.keys()]).toEqual(['a']);
  });

  test('is never both sent as it was and changed: another window was quicker', async () => {
    const outbox = await refused();
    const window = stage.open();
    let changed: boolean | null = null;
    const sending = stage.open({
      deliver: async (message) => {
        changed = await window.replace('a', other);
        return stage.options.deliver(message);
      },
    });
    await sending.retry('a');
    expect(changed).toBe(false);
    expect([...stage.inbox.keys()]).toEqual(['a']);
    expect(await outbox.replace('a', other)).toBe(false);
    expect(stage.inbox.size).toBe(1);
  });

  test('stays as it was where the device refuses the change', async () => {
    const outbox = await refused();
    const broken = { ...stage.database, change: () => Promise.reject(new Error('full')) };
    await expect(stage.open({ open: () => Promise.resolve(broken) }).replace('a', other)).rejects.toThrow('full');
    await outbox.look();
    expect(outbox.read().entries).toMatchObject([{ clientId: 'a', payload: { message: 'Cabai saya layu.' } }]);
  });

  test('is gone once it is deleted', async () => {
    const outbox = await refused();
    const { clientId, ...words } = { ...messageOf('a'), subject: 'Cabai' };
    expect(await outbox.holds(clientId, { ...words, name: ' Ratna ' })).toBe(true);
    expect(await outbox.holds(clientId, { ...words, message: 'Lain' })).toBe(false);
    expect(await outbox.holds(clientId, { ...words, phone: '0812' })).toBe(false);
    expect(await outbox.holds(clientId, { ...words, phone: ' ' })).toBe(true);
    await outbox.remove('a');
    expect(await outbox.holds(clientId, words)).toBe(false);
    expect(stage.mark.waits).toBe(false);
  });
});
