import 'fake-indexeddb/auto';
import type { OutgoingMessage } from '#renderer/data/outbox.ts';
import { failed, ok, type Failure, type Result } from '#domain/result.ts';
import { createOutbox, type OutboxOptions } from '#renderer/data/offline/outbox/create-outbox.ts';
import { openOutboxDatabase, type OutboxDatabase } from '#renderer/data/offline/outbox/outbox-database.ts';

export const CUT = failed('offline', 'cut');
export const REFUSED: Failure = { ...failed('refused', '400 23514'), reason: '23514' };

let devices = 0;

/** A device with an inbox elsewhere: `answers` are returned in turn instead of delivering, then everything is delivered. */
export async function outboxStage() {
  devices += 1;
  const database = await openOutboxDatabase(`http://device-${devices}.example/`, () => undefined);
  const inbox = new Map<string, OutgoingMessage>();
  const asked: string[] = [];
  const answers: Result<void>[] = [];
  const mark = { waits: false };
  const clock = { now: 1_000_000_000_000 };
  const lock = { held: false };
  let underWay = 0;
  const counted = wrapped(database, (call) => {
    underWay += 1;
    return call().finally(() => (underWay -= 1));
  });
  let ids = 0;
  const options: OutboxOptions = {
    open: () => Promise.resolve(counted),
    deliver: (message) => {
      asked.push(message.clientId);
      const answer = answers.shift();
      // Of a second delivery the backend keeps nothing.
      if (!answer && !inbox.has(message.clientId)) inbox.set(message.clientId, message);
      return Promise.resolve(answer ?? ok(undefined));
    },
    async exclusively(work) {
      if (lock.held) return false;
      lock.held = true;
      await work().finally(() => (lock.held = false));
      return true;
    },
    newId: () => `new-${(ids += 1)}`,
    waiting: { write: (waits) => void (mark.waits = waits) },
    now: () => clock.now,
    tell: () => undefined,
  };
  const open = (change: Partial<OutboxOptions> = {}) => createOutbox({ ...options, ...change });
  /** Waits until there was no request to the database for a moment. */
  const idle = async () => {
    for (let calm = 0; calm < 10; calm = underWay === 0 ? calm + 1 : 0)
      await new Promise((resolve) => setTimeout(resolve, 4));
  };
  return { database, inbox, asked, answers, mark, clock, options, open, idle };
}

/** A message that no other one is like. */
export function messageOf(clientId: string, message = 'Cabai saya layu.'): OutgoingMessage {
  return { clientId, name: 'Ratna', email: `${clientId}@contoh.id`, subject: 'Cabai', message };
}

/** A database whose window is killed at a step: that call and all later ones never settle. `after`: the call's own work is done. */
export function killedAt(
  database: OutboxDatabase,
  dies: () => 'no' | 'before' | 'after',
  onKilled: () => void,
): OutboxDatabase {
  return wrapped(database, async (call) => {
    const death = dies();
    if (death === 'no') return call();
    if (death === 'after') await call();
    onKilled();
    return new Promise(() => undefined);
  });
}

/** The database with something around each of its calls. */
function wrapped(
  database: OutboxDatabase,
  around: <Answer>(call: () => Promise<Answer>) => Promise<Answer>,
): OutboxDatabase {
  return {
    all: () => around(() => database.all()),
    put: (entry) => around(() => database.put(entry)),
    change: (id, change) => around(() => database.change(id, change)),
    get: (id) => around(() => database.get(id)),
    remove: (id) => around(() => database.remove(id)),
    close: () => database.close(),
  };
}
