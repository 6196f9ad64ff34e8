import { beforeEach, describe, expect, test, vi } from 'vitest';
import { failed, ok, type Result } from '#domain/result.ts';
import type { UploadFile, UploadWatch } from '#renderer/data/accounts.ts';
import { fileUpload, type FileUpload } from './upload.ts';
import type { PreparedPicture } from './prepared-file.ts';

const FOLDERS = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const blobOf = (bytes: number) => new Blob([new Uint8Array(bytes)], { type: 'image/webp' });
const PREPARED: PreparedPicture = {
  type: 'webp',
  files: Object.entries({ 480: 100, 960: 300 }).map(([width, bytes]) => ({
    width: Number(width),
    blob: blobOf(bytes),
  })),
  ...{ width: 960, height: 600 },
};
const PHOTO = new File(['x'], 'sawah.jpg');
const OFFLINE = failed('offline', 'no network');

interface Sending {
  readonly file: UploadFile;
  readonly watch: UploadWatch;
  answer(result: Result<void>): void;
}

let picture: FileUpload;
let sendings: Sending[];
let preparations: { readonly signal: AbortSignal; answer(result: Result<PreparedPicture>): void }[];
let done: string[];
let named: string[];
let folders: string[];

const tick = () => new Promise((resolve) => setTimeout(resolve));

async function prepared(index = 0, result: Result<PreparedPicture> = ok(PREPARED)): Promise<void> {
  preparations[index]?.answer(result);
  await tick();
}

async function begun(): Promise<void> {
  picture.begin(PHOTO);
  await prepared();
}

async function sent(index: number, result: Result<void> = ok(undefined)): Promise<void> {
  sendings[index]?.answer(result);
  await tick();
}

beforeEach(() => {
  sendings = [];
  preparations = [];
  [done, named] = [[], []];
  folders = [...FOLDERS];
  picture = fileUpload(
    {
      prepare: (_file, signal) => new Promise((answer) => preparations.push({ signal, answer })),
      newFolder: () => folders.shift() ?? '',
    },
    {
      upload: (file, watch = {}) => new Promise((answer) => sendings.push({ file, watch, answer })),
      name: (folder, name) => Promise.resolve(ok(named.push(`${folder} ${name}`))),
      onDone: (address) => done.push(address),
    },
  );
});

test('a picture is prepared, sent file by file, and only then has an address', async () => {
  picture.begin(PHOTO);
  expect(picture.read()).toEqual({ kind: 'preparing', name: 'sawah.jpg' });
  await prepared();
  await sent(0);
  expect([done, named]).toEqual([[], []]);
  await sent(1);
  expect(named).toEqual([`${FOLDERS[0]} sawah.jpg`]);
  const address = `/media/${FOLDERS[0]}/480-960.webp`;
  expect(picture.read()).toEqual({ kind: 'done', address });
  expect(done).toEqual([address]);
  expect(sendings.map(({ file }) => [file.bucket, file.path, file.type, file.body.size])).toEqual([
    ['article-images', `${FOLDERS[0]}/480.webp`, 'image/webp', 100],
    ['article-images', `${FOLDERS[0]}/960.webp`, 'image/webp', 300],
  ]);
});

test('JPEG files are called jpg and sent as image/jpeg', async () => {
  picture.begin(PHOTO);
  await prepared(0, ok({ ...PREPARED, type: 'jpg' }));
  expect(sendings[0]?.file).toMatchObject({ path: `${FOLDERS[0]}/480.jpg`, type: 'image/jpeg' });
});

test('all files are one progress, which never says more than there is', async () => {
  await begun();
  expect(picture.read()).toMatchObject({ kind: 'uploading', sent: 0, total: 400, preview: PREPARED.files[0]?.blob });
  sendings[0]?.watch.onProgress?.(60, 100);
  expect(picture.read()).toMatchObject({ sent: 60 });
  await sent(0);
  expect(picture.read()).toMatchObject({ sent: 100 });
  sendings[1]?.watch.onProgress?.(5000, 300);
  expect(picture.read()).toMatchObject({ sent: 400, total: 400 });
});

describe('a failed upload', () => {
  beforeEach(async () => {
    await begun();
    await sent(0);
    await sent(1, OFFLINE);
  });

  test('keeps the picture, goes on where it stopped, and prepares or sends nothing twice', async () => {
    expect(picture.read()).toMatchObject({ kind: 'failed', name: 'sawah.jpg', failure: OFFLINE });
    expect(done).toEqual([]);
    picture.retry();
    // A second click.
    picture.retry();
    await tick();
    expect(picture.read()).toMatchObject({ kind: 'uploading', sent: 100, total: 400 });
    await sent(2);
    expect(preparations).toHaveLength(1);
    expect(sendings.map(({ file }) => file.path.split('/')[1])).toEqual(['480.webp', '960.webp', '960.webp']);
    expect(done).toEqual([`/media/${FOLDERS[0]}/480-960.webp`]);
  });

  test('is forgotten when the person says so', async () => {
    picture.cancel();
    picture.retry();
    await tick();
    expect(picture.read()).toEqual({ kind: 'idle' });
    expect(sendings).toHaveLength(2);
  });
});

test('a file that can’t be taken sends nothing, and there is nothing to try again', async () => {
  const refusal = { ...failed('invalid', 'svg'), reason: 'svg' };
  picture.begin(PHOTO);
  await prepared(0, refusal);
  expect(picture.read()).toEqual({ kind: 'refused', name: 'sawah.jpg', failure: refusal });
  picture.retry();
  await tick();
  expect(sendings).toEqual([]);
});

test('cancelled while it is prepared, nothing comes of it', async () => {
  picture.begin(PHOTO);
  picture.cancel();
  expect(preparations[0]?.signal.aborted).toBe(true);
  await prepared();
  expect(picture.read()).toEqual({ kind: 'idle' });
  expect(sendings).toEqual([]);
});

test('cancelled on its way, the request is ended, and a late answer changes nothing', async () => {
  await begun();
  await sent(0);
  picture.cancel();
  expect(sendings[1]?.watch.signal?.aborted).toBe(true);
  sendings[1]?.watch.onProgress?.(10, 300);
  await sent(1);
  expect(picture.read()).toEqual({ kind: 'idle' });
  expect(done).toEqual([]);
});

test('another file takes the place of the one under way, in a folder of its own', async () => {
  await begun();
  picture.begin(new File(['y'], 'kebun.png'));
  await sent(0);
  await prepared(1);
  expect(picture.read()).toMatchObject({ kind: 'uploading', name: 'kebun.png' });
  await sent(1);
  await sent(2);
  expect(done).toEqual([`/media/${FOLDERS[1]}/480-960.webp`]);
});

test('what breaks is a failure that can be tried again, not a picture on its way for ever', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await begun();
  let upload = () => Promise.reject<Result<void>>(new Error('broken'));
  picture.setDependencies({
    upload: () => upload(),
    name: () => Promise.resolve(ok(undefined)),
    onDone: (address) => done.push(address),
  });
  await sent(0);
  expect(picture.read()).toMatchObject({ kind: 'failed', failure: { code: 'server' } });
  upload = () => Promise.resolve(ok(undefined));
  picture.retry();
  await tick();
  expect(done).toHaveLength(1);
  expect(told).toHaveBeenCalledOnce();
});

test('listeners get every change, until they unsubscribe', async () => {
  const kinds: string[] = [];
  const stop = picture.subscribe(() => kinds.push(picture.read().kind));
  await begun();
  stop();
  await sent(0);
  expect(kinds).toEqual(['preparing', 'uploading']);
});
