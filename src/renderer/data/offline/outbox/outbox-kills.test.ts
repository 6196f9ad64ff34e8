import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CUT, killedAt, messageOf, outboxStage, REFUSED } from '#tests/support/library/outbox-stage.ts';
import type { Result } from '#domain/result.ts';
import type { Delivery, Outbox } from '../../outbox.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** The work of a window until it is killed; whether the user was informed that the message is stored. */
type Work = (outbox: Outbox) => Promise<Result<Delivery> | null>;

const WORKS: Readonly<Record<string, { readonly answers: readonly Result<void>[]; readonly work: Work }>> = {
  'a message that arrives': { answers: [], work: (outbox) => outbox.send(messageOf('a')) },
  'a message without an answer': { answers: [CUT], work: (outbox) => outbox.send(messageOf('a')) },
  'a message that is refused': { answers: [REFUSED], work: (outbox) => outbox.send(messageOf('a')) },
  'a message that is sent later': {
    answers: [CUT],
    async work(outbox) {
      const result = await outbox.send(messageOf('a'));
      await outbox.sendWaiting(true);
      return result;
    },
  },
};

/** Does the work in a window that is killed at the nth step; null where it ended before that. */
async function killed(name: string, nth: number, when: 'before' | 'after') {
  const { answers, work } = WORKS[name]!;
  const stage = await outboxStage();
  stage.answers.push(...answers);
  let steps = 0;
  let dead = false;
  let die: () => void = () => undefined;
  const death = new Promise<'killed'>((resolve) => {
    die = () => resolve('killed');
  });
  const dies = () => {
    if (dead) return 'before';
    steps += 1;
    if (steps < nth) return 'no';
    dead = true;
    return when;
  };
  const database = killedAt(stage.database, dies, die);
  const window = stage.open({
    open: () => Promise.resolve(database),
    // Locks of a window that is gone are let go of by the browser.
    exclusively: async (inTurn) => {
      await inTurn();
      return true;
    },
    async deliver(message) {
      const end = dies();
      const answer = end === 'before' ? null : await stage.options.deliver(message);
      if (answer && end === 'no') return answer;
      die();
      return new Promise(() => undefined);
    },
  });
  const result = await Promise.race([work(window), death]);
  return { stage, result, isOver: result !== 'killed' };
}

test.each(Object.keys(WORKS))(
  'killed at any step of %s, the inbox has it once, or the form still does',
  async (name) => {
    for (const when of ['before', 'after'] as const) {
      let nth = 1;
      for (; ; nth += 1) {
        const { stage, result, isOver } = await killed(name, nth, when);
        // Kept words of a window that is gone are sent by the next one, the form's own id with them.
        stage.answers.length = 0;
        stage.clock.now += 60_000;
        const next = stage.open();
        await next.sendWaiting(true);
        const told = result !== 'killed' && result?.ok === true;
        const where = `${name}, step ${nth}, ${when}`;
        if (told) expect([...stage.inbox.keys()], where).toEqual(['a']);
        // The user wasn't informed that it is stored: the form still has it, and sends it with the same id.
        if (!isOver) await next.send(messageOf('a'));
        if (!isOver) expect([...stage.inbox.keys()], where).toEqual(['a']);
        expect(await stage.database.all(), where).toEqual([]);
        stage.database.close();
        if (isOver) break;
      }
      expect(nth).toBeGreaterThan(4);
    }
  },
);
