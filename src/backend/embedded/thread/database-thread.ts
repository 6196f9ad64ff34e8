import { parentPort, workerData } from 'node:worker_threads';
import { hostHere } from '../database-host.ts';
import type { PlainResponse } from '../http/plain-http.ts';
import { makeFirstAdmin } from '../first-admin.ts';
import { openDatabase, type OpenDatabase } from '../open-database.ts';
import { aloud, quietly } from '../quiet-console.ts';
import type { FromThread, ThreadOptions, ToThread } from './messages.ts';

// The thread in which the database runs (host-in-thread.ts starts it).

/** The timeout for the delivery of a line; the other thread may be ending. */
const HEARD_WITHIN_MS = 2000;

const FAILED: PlainResponse = {
  status: 500,
  headers: { 'content-type': 'application/json' },
  body: new TextEncoder().encode('{"message":"The request could not be answered"}'),
};

const port = parentPort;
if (port === null) throw new Error('This file is a thread of the embedded backend, no program.');
const say = (message: FromThread): void => port.postMessage(message);

/** Returns once the line was delivered, because the process may end right afterwards. */
function log(line: string): void {
  const heard = new SharedArrayBuffer(4);
  say({ kind: 'log', line, heard });
  Atomics.wait(new Int32Array(heard), 0, 0, HEARD_WITHIN_MS);
}

const { admin, ...options } = workerData as ThreadOptions;
try {
  const database = await quietly(() =>
    openDatabase({ ...options, log: (line) => aloud(() => log(line)), onMail: () => say({ kind: 'mail' }) }),
  );
  if (admin !== false) await makeFirstAdmin(database.connection.driver, admin, log);
  // What the first request would wait for.
  await quietly(() => database.connection.introspect({ useCache: true }));
  listen(database);
  say({ kind: 'opened' });
} catch (error) {
  say({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
}

function listen(database: OpenDatabase): void {
  const host = hostHere(database);
  port?.on('message', (message: ToThread) => {
    if (message.kind === 'lead') host.lead(message.way);
    else if (message.kind === 'copy') copy();
    else void (message.kind === 'ask' ? answer(message) : close());
  });

  async function answer({ request }: ToThread & { kind: 'ask' }): Promise<void> {
    const answered = await host.answer(request).catch((error: unknown) => {
      log(`A request could not be answered: ${request.method} ${new URL(request.url).pathname}: ${String(error)}`);
      return FAILED;
    });
    // A stack overflow leaves PostgreSQL unusable, which not every response shows.
    const broken = answered.status >= 400 && !(await answersStill(database));
    say({ kind: 'answered', answer: answered, broken });
  }

  function copy(): void {
    database.copy();
    say({ kind: 'copied' });
  }

  async function close(): Promise<void> {
    await host.close();
    say({ kind: 'closed' });
  }
}

async function answersStill({ connection }: OpenDatabase): Promise<boolean> {
  try {
    const { rows } = await connection.driver.query<{ one: number }>('select 1 as one');
    return rows[0]?.one === 1;
  } catch {
    // Any error means that it is broken and must be opened again.
    return false;
  }
}
