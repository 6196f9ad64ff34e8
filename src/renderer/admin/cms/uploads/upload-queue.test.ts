import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failed, ok, type Result } from '#domain/result.ts';
import { faulty } from './upload-fault.ts';
import { fileUpload } from './upload.ts';
import { uploadQueue, type UploadQueue } from './upload-queue.ts';

const file = (name: string) => new File([name], name);
const kinds = (queue: UploadQueue) => queue.read().map(({ name, progress }) => `${name} ${progress.kind}`);

let done: string[];
let named: string[];
let sending: { path: string; answer(result: Result<void>): void }[];
let queue: UploadQueue;
beforeEach(() => {
  [done, named, sending] = [[], [], []];
  let folders = 0;
  const workshop = {
    prepare: async (blob: Blob) =>
      (await blob.text()).startsWith('bad')
        ? faulty('pdf', 'x')
        : ok({ type: 'webp' as const, width: 480, height: 300, files: [{ width: 480, blob: new Blob(['x']) }] }),
    newFolder: () => `f${(folders += 1)}`,
  };
  queue = uploadQueue((dependencies) => fileUpload(workshop, dependencies), {
    upload: ({ path }) => new Promise((answer) => sending.push({ path, answer })),
    name: (folder, name) => Promise.resolve(ok(named.push(`${folder} ${name}`))),
    onDone: (address) => done.push(address),
  });
});
afterEach(() => queue.clear());

/** Waits until one is being sent, and answers it. */
async function answer(result: Result<void> = ok(undefined)): Promise<void> {
  await vi.waitFor(() => expect(sending).not.toEqual([]));
  sending.shift()?.answer(result);
  await new Promise((resolve) => setTimeout(resolve));
}

test('one after another, each with its name', async () => {
  queue.add([file('a.jpg'), file('b.jpg')]);
  await vi.waitFor(() => expect(sending).toHaveLength(1));
  expect(kinds(queue)).toEqual(['a.jpg uploading', 'b.jpg idle']);
  await answer();
  queue.add([file('c.jpg')]);
  await answer();
  await answer();
  expect(kinds(queue)).toEqual(['a.jpg done', 'b.jpg done', 'c.jpg done']);
  expect(named).toEqual(['f1 a.jpg', 'f2 b.jpg', 'f3 c.jpg']);
  expect(done).toHaveLength(3);
});

test('what can’t be taken or sent stays, and the rest goes on', async () => {
  queue.add([file('bad.pdf'), file('b.jpg'), file('c.jpg')]);
  await answer(failed('offline', 'x'));
  await answer();
  expect(kinds(queue)).toEqual(['bad.pdf refused', 'b.jpg failed', 'c.jpg done']);
  expect(named).toEqual(['f2 c.jpg']);
});

test('a failed one is sent again when it is its turn', async () => {
  queue.add([file('a.jpg'), file('b.jpg')]);
  await answer(failed('timeout', 'x'));
  await vi.waitFor(() => expect(sending).toHaveLength(1));
  queue.retry(1);
  expect(kinds(queue)).toEqual(['a.jpg failed', 'b.jpg uploading']);
  await answer();
  await answer();
  expect(kinds(queue)).toEqual(['a.jpg done', 'b.jpg done']);
});

test('one that is left out makes room for the next', async () => {
  queue.add([file('a.jpg'), file('b.jpg')]);
  await vi.waitFor(() => expect(sending).toHaveLength(1));
  queue.remove(1);
  await vi.waitFor(() => expect(sending).toHaveLength(2));
  sending[1]?.answer(ok(undefined));
  await vi.waitFor(() => expect(kinds(queue)).toEqual(['b.jpg done']));
  queue.clear();
  expect(queue.read()).toEqual([]);
});
