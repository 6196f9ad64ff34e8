import { COPY_EVERY_MS } from '../database-copies.ts';
import type { DatabaseHost } from '../database-host.ts';
import type { PlainResponse, PlainRequest } from '../http/plain-http.ts';
import { RefusedError, type Refusal } from '../http/refused-error.ts';
import type { LinkWay } from '../mail/development-mailer.ts';
import type { ThreadOptions } from './messages.ts';
import { startThread, type DatabaseThread, type ThreadListener } from './start-thread.ts';
import { TIME_LIMITS, timeLimitOf, whenUsedUp, type TimeLimits } from './time-limit.ts';

/** How long an orderly end may take. */
const CLOSE_WITHIN_MS = 2000;
/** How long opening may continue after the end was requested. */
const OPEN_ON_MS = 1500;

interface ThreadHostOptions extends ThreadListener {
  readonly database: ThreadOptions;
  readonly limits?: TimeLimits | undefined;
  /** Ends the opening soon. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Runs the database in a thread of its own. PGlite can't cancel a statement: a request that takes too long terminates the thread,
 * and the database is opened again for waiting requests. Its files survive that, as they survive a kill of the process.
 */
export async function hostInThread(options: ThreadHostOptions): Promise<DatabaseHost> {
  const { database, log, onMail, limits = TIME_LIMITS, signal } = options;
  let way: Partial<LinkWay> = {};
  let closing = false;
  /** Opening it copied it. */
  let copyAt = Date.now() + COPY_EVERY_MS;
  let endNewest: () => Promise<void> = () => Promise.resolve();
  const open = async (): Promise<DatabaseThread> => {
    const thread = await startThread(database, { log, onMail }, ({ end }) => (endNewest = end));
    thread.lead(way);
    return thread;
  };
  let late: NodeJS.Timeout | undefined;
  const stopOpening = (): void => {
    late = setTimeout(() => void endNewest(), OPEN_ON_MS).unref();
  };
  signal?.addEventListener('abort', stopOpening);
  let current = open();
  try {
    await current;
  } finally {
    clearTimeout(late);
    signal?.removeEventListener('abort', stopOpening);
  }

  /** Waiting requests wait for it. If it fails, the next request tries again. */
  function reopen(broken: DatabaseThread): void {
    current = broken.end().then(open);
    current.catch((error: unknown) => log(`The database could not be opened again: ${String(error)}`));
  }

  async function openThread(): Promise<DatabaseThread> {
    try {
      return await current;
    } catch {
      // Logged when it failed.
      current = open();
      return current.catch((error: unknown) => {
        log(`The database could not be opened again: ${String(error)}`);
        throw new RefusedError(NOT_OPEN);
      });
    }
  }

  async function answer(request: PlainRequest): Promise<PlainResponse> {
    const thread = await openThread();
    if (Date.now() >= copyAt) {
      copyAt = Date.now() + COPY_EVERY_MS;
      // Before the time of the request begins; an end of the thread shows in the request itself.
      await thread.copy().catch((error: unknown) => log(`The database could not be copied: ${String(error)}`));
    }
    const limit = timeLimitOf(request, database.keys.secretKey, limits);
    const { passed, forget } = whenUsedUp(limit);
    try {
      const outcome = await Promise.race([thread.ask(request), passed]);
      if (outcome !== undefined) {
        if (!outcome.broken) return outcome.answer;
        again(thread, 'was too much for the database', request);
        throw new RefusedError(TOO_MUCH);
      }
      again(thread, `took longer than ${limit / 1000} s`, request);
      throw new RefusedError(tooSlow(limit));
    } catch (error) {
      if (error instanceof RefusedError) throw error;
      again(thread, `ended the database (${error instanceof Error ? error.message : String(error)})`, request);
      throw new RefusedError(NOT_OPEN);
    } finally {
      forget();
    }
  }

  function again(thread: DatabaseThread, what: string, { method, url }: PlainRequest): void {
    if (closing) return;
    log(`A request ${what}: ${method} ${new URL(url).pathname}. The database is opened again.`);
    reopen(thread);
  }

  return {
    answer,
    lead(changed) {
      way = { ...way, ...changed };
      // If opening fails, that is reported, and the next thread gets the setting.
      current.then((thread) => thread.lead(changed)).catch(() => undefined);
    },
    async close() {
      closing = true;
      const late = setTimeout(() => void endNewest(), CLOSE_WITHIN_MS);
      // A database that didn't open has nothing to close; that was logged when it failed.
      await current.then((thread) => thread.close()).catch(() => undefined);
      clearTimeout(late);
      await endNewest();
    },
  };
}

const NOT_OPEN: Refusal = {
  status: 503,
  codes: { rest: 'PGRST000', auth: 'unexpected_failure', storage: 'DatabaseError' },
  message: 'The database is being opened again',
  headers: { 'retry-after': '2' },
};

const TOO_MUCH: Refusal = {
  status: 413,
  codes: { rest: '54001', auth: 'request_too_complex', storage: 'DatabaseError' },
  message: 'The request was too much for the database, which is being opened again',
};

/** As PostgREST names a statement that was ended for its time. */
function tooSlow(limit: number): Refusal {
  return {
    status: 504,
    codes: { rest: '57014', auth: 'request_timeout', storage: 'DatabaseTimeout' },
    message: `The request took longer than ${limit / 1000} s and was ended`,
  };
}
