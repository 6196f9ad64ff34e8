import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messageOf } from '#tests/support/library/outbox-stage.ts';
import { ok, type Result } from '#domain/result.ts';
import { openOutbox } from './open-outbox.ts';

const BACKEND = { url: 'http://backend.example', publishableKey: 'key' };
const OTHER = { ...BACKEND, url: 'http://other.example' };

const { name, email, message } = messageOf('a');
const WORDS = { name, email, subject: 'Cabai', message };

let online: boolean;
let came: (() => void)[];
let heard: Result<unknown>[];
let sent: string[];
beforeEach(() => {
  [online, came, heard, sent] = [false, [], [], []];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', (url: string, { body }: { readonly body: string }) => {
    if (!online) return Promise.reject(new TypeError('no network'));
    sent.push(`${new URL(url).host} ${(JSON.parse(body) as { client_id: string }).client_id}`);
    return Promise.resolve(new Response('', { status: 201 }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = (backend = BACKEND, mark: (waits: boolean) => void = () => undefined) =>
  openOutbox(
    { ...backend, onAnswer: (result) => void heard.push(result) },
    {
      newId: () => 'new',
      waiting: { write: mark },
      inOneWindow: async (_name, work) => {
        await work();
        return true;
      },
      subscribeReturn(listener) {
        came.push(listener);
        return () => undefined;
      },
    },
  );

test('what waits outlives the window, belongs to one backend, and leaves when somebody comes back', async () => {
  expect(await open().send(messageOf('a'))).toEqual(ok('saved'));
  expect(heard).toMatchObject([{ ok: false, code: 'offline' }]);
  online = true;
  const [other, again] = [open(OTHER), open()];
  await other.sendWaiting(true);
  expect([await other.holds('a', WORDS), await again.holds('a', WORDS), sent]).toEqual([false, true, []]);
  came.at(-1)?.();
  await vi.waitFor(() => expect(sent).toEqual(['backend.example a']));
  await vi.waitFor(async () => expect(await again.holds('a', WORDS)).toBe(false));
});

test('a mark that was lost is there again once it is opened', async () => {
  const backend = { ...BACKEND, url: 'http://lost-mark.example' };
  await open(backend).send(messageOf('a'));
  const marks: boolean[] = [];
  open(backend, (waits) => void marks.push(waits));
  await vi.waitFor(() => expect(marks).toEqual([true]));
});

test('a database that hangs, or is refused, holds no message up', async () => {
  online = true;
  const opening = vi.spyOn(indexedDB, 'open');
  opening.mockReturnValueOnce({ addEventListener: () => undefined } as unknown as IDBOpenDBRequest);
  const outbox = open({ ...BACKEND, url: 'http://hangs.example' });
  const sending = outbox.send(messageOf('b'));
  await vi.advanceTimersByTimeAsync(1500);
  await vi.advanceTimersByTimeAsync(1500);
  await vi.advanceTimersByTimeAsync(1500);
  expect(await sending).toEqual(ok('sent'));
  opening.mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const refused = open({ ...BACKEND, url: 'http://refuses.example' });
  expect(await refused.send(messageOf('c'))).toEqual(ok('sent'));
  online = false;
  expect(await refused.send(messageOf('d'))).toMatchObject({ ok: false, code: 'offline' });
});
