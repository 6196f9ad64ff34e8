import { Worker } from 'node:worker_threads';
import type { PlainRequest } from '../http/plain-http.ts';
import type { LinkWay } from '../mail/development-mailer.ts';
import type { FromThread, ThreadOptions, ToThread } from './messages.ts';

type Answered = FromThread & { readonly kind: 'answered' };

/** A thread in which a database is open. */
export interface DatabaseThread {
  /** One request at a time; an error where the thread ends before it has answered. */
  ask(request: PlainRequest): Promise<Answered>;
  lead(way: Partial<LinkWay>): void;
  /** Copies its files where the newest copy is old enough. */
  copy(): Promise<void>;
  /** Ends it in order. */
  close(): Promise<void>;
  /** Ends it at once, whatever it is doing. */
  end(): Promise<void>;
}

const PROGRAM = new URL('load-thread.mjs', import.meta.url);

/** Events of a thread. */
export interface ThreadListener {
  log(line: string): void;
  /** The database has queued a mail. */
  onMail?: (() => void) | undefined;
}

/** Opens the database in a thread of its own; `started` is called with the thread at once, so that it can be terminated while it opens. */
export async function startThread(
  options: ThreadOptions,
  { log, onMail }: ThreadListener,
  started: (thread: Pick<DatabaseThread, 'end'>) => void,
): Promise<DatabaseThread> {
  const worker = new Worker(PROGRAM, { workerData: options, execArgv: [] });
  const waiting = new Map<FromThread['kind'], Waiting>();
  let gone = false;
  const end = async (): Promise<void> => void (await worker.terminate());
  started({ end });
  const told = <K extends FromThread['kind']>(kind: K): Promise<FromThread & { kind: K }> =>
    new Promise((resolve, reject) => {
      if (gone) reject(new Error(ENDED));
      else waiting.set(kind, { resolve: resolve as Waiting['resolve'], reject });
    });
  const opened = told('opened');

  worker.on('message', (message: FromThread) => {
    if (message.kind === 'log') {
      log(message.line);
      const heard = new Int32Array(message.heard);
      Atomics.store(heard, 0, 1);
      Atomics.notify(heard, 0);
    } else if (message.kind === 'mail') {
      onMail?.();
    } else if (message.kind === 'failed') {
      fail(new Error(message.message));
      void end();
    } else {
      waiting.get(message.kind)?.resolve(message);
      waiting.delete(message.kind);
    }
  });
  worker.on('error', (error: unknown) => fail(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', () => {
    gone = true;
    fail(new Error(ENDED));
  });
  function fail(error: Error): void {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  await opened;
  const tell = (message: ToThread): void => worker.postMessage(message);
  return {
    ask(request) {
      const answered = told('answered');
      tell({ kind: 'ask', request });
      return answered;
    },
    lead: (way) => tell({ kind: 'lead', way }),
    async copy() {
      const copied = told('copied');
      tell({ kind: 'copy' });
      await copied;
    },
    async close() {
      const closed = told('closed');
      tell({ kind: 'close' });
      await closed;
      await end();
    },
    end,
  };
}

const ENDED = 'The thread of the database has ended';

interface Waiting {
  readonly resolve: (message: FromThread) => void;
  readonly reject: (error: Error) => void;
}
