import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ATTACHMENT_BUCKET, ATTACHMENT_TYPE, attachmentAddress } from '#domain/attachment-address.ts';
import { mediaAddress, pictureSource } from '#domain/picture-address.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import type { Accounts } from '../../src/renderer/data/accounts.ts';
import { fetchFile } from '../../src/renderer/data/fetch-file.ts';
import { transferApi, type TransferApi as ClientApi } from '../../src/renderer/data/collections/transfer.ts';
import { readContent } from '../../src/renderer/admin/sections/transfer/archive/read-content.ts';
import type { ArchiveContent } from '../../src/renderer/admin/sections/transfer/archive/write-content.ts';
import { exportContent, type ExportedFile } from '../../src/renderer/admin/sections/transfer/export-content.ts';
import {
  applyImport,
  checkImport,
  stageContent,
  type ImportDependencies,
} from '../../src/renderer/admin/sections/transfer/import-content.ts';
import { webpHead } from '../support/pictures/drawn-files.ts';
import { newName, PDF, storageCall } from '../support/backend/storage-call.ts';
import { article, titled } from './drafts-api.ts';
import { banner, community } from './site-api.ts';
import { openTransferApi } from './transfer-api.ts';
import type { TransferApi } from './transfer-api.ts';
import { type AnswerRest, type RestAnswer, queryOver } from '../support/memory/rest-calls.ts';

// The portal's own code on both sides of the file, over the real backend.

let api: TransferApi;
let client: ClientApi;
let dependencies: ImportDependencies;
beforeAll(async () => {
  api = await openTransferApi();
  const { backend, ayu } = api;
  const rest: AnswerRest = async ({ path, method = 'GET', body }): Promise<Result<RestAnswer>> => {
    const answer = await backend.ask(ayu, path, { method, body });
    if (answer.status >= 300) return failed(answer.status === 409 ? 'duplicate' : 'invalid', answer.text);
    return ok({ body: answer.body, total: null });
  };
  client = transferApi({ query: queryOver(rest) } as Accounts);
  dependencies = {
    api: client,
    async upload({ bucket, path, body, type }) {
      const bytes = new Uint8Array(await body.arrayBuffer());
      const answer = await storageCall(backend, ayu, `POST /object/${bucket}/${path}`, { body: bytes, type });
      return answer.status === 200 ? ok(undefined) : failed('invalid', answer.outcome);
    },
  };
});
afterAll(() => api.backend.stop());
beforeEach(() => wipe());

const stored = () =>
  api.backend
    .sql<{ name: string }>('select name from storage.objects order by name')
    .then((rows) => rows.map(({ name }) => name));

/** Deletes files even where they are in use, which no caller may do. */
const lose = (names: readonly string[]) =>
  api.backend.sql('delete from storage.objects where name = any ($1)', [names]);

async function wipe(): Promise<void> {
  await api.clear();
  await lose(await stored());
  // Another site has had a different life before.
  await api.backend.sql('alter sequence public.revisions_id_seq restart with 900');
}

/** Uploads a picture in two widths; its address. */
async function picture(): Promise<string> {
  const folder = newName().slice(0, 36);
  for (const width of [480, 960]) {
    const body = new Blob([new Uint8Array(webpHead('VP8 ', width, width / 2))]);
    const path = `${folder}/${width}.webp`;
    const sent = await dependencies.upload({ bucket: 'article-images', path, body, type: 'image/webp' });
    expect(sent.ok).toBe(true);
  }
  return mediaAddress(folder, [480, 960], 'webp');
}

/** Uploads a PDF; its address. */
async function attachment(): Promise<string> {
  const path = newName('panduan-semai.pdf');
  const body = new Blob([new Uint8Array(PDF)]);
  const sent = await dependencies.upload({ bucket: ATTACHMENT_BUCKET, path, body, type: ATTACHMENT_TYPE });
  expect(sent.ok).toBe(true);
  return attachmentAddress(path);
}

async function fill(): Promise<void> {
  const first = await api.create(article({ image: await picture() }));
  await api.publish(first, ['id', 'en']);
  const side = article().id;
  const content = async () => `![x](${await picture()}) [Panduan (PDF, 49 B)](${await attachment()})`;
  await api.save(first, article({ image: await picture(), id: { ...side, content: await content() } }));
  await api.call('bin_drafts', { collection: 'articles', items: [(await api.create()).id] });
  await api.show('banners', await api.make('banners', banner({ image: await picture() })), ['id', 'en']);
  await api.show('communities', await api.make('communities', community()), ['id']);
}

async function exported(): Promise<ExportedFile> {
  const fetching = (address: string, signal: AbortSignal) => fetchFile(pictureSource(api.backend.url, address), signal);
  const result = await exportContent(
    { api: client, fetchFile: fetching },
    () => undefined,
    new AbortController().signal,
  );
  if (!result.ok) throw new Error(result.detail);
  return result.value;
}

async function contentOf({ file }: ExportedFile): Promise<ArchiveContent> {
  const read = await readContent(file);
  if (!read.ok) throw new Error(`${read.fault} ${read.place}`);
  return read.content;
}

/** Imports content: uploads, checks and applies it. */
async function carryIn(content: ArchiveContent) {
  const id = crypto.randomUUID();
  const staged = await stageContent(client, id, content, () => undefined, new AbortController().signal);
  if (!staged.ok) throw new Error(staged.detail);
  const report = await checkImport(client, id, false, () => undefined);
  if (!report.ok) throw new Error(report.detail);
  const wanted = { everything: false, stamp: report.value.stamp, pictures: content.pictures, unsure: false };
  return { report: report.value, end: await applyImport(dependencies, id, wanted, () => undefined) };
}

const bytesOf = async ({ file }: ExportedFile) => Buffer.from(await file.arrayBuffer());

it('export, wipe, import, export: the same bytes, with all pictures and attached files; and once more, over itself, nothing to do', async () => {
  await fill();
  const first = await exported();
  const names = await stored();
  expect(first).toMatchObject({ items: 7, pictures: 9, lost: 0 });
  await wipe();
  expect(await stored()).toEqual([]);
  const { end } = await carryIn(await contentOf(first));
  expect(end).toMatchObject({ kind: 'done', answer: { added: 4, changed: 0, same: 3 } });
  expect(await stored()).toEqual(names);
  const second = await exported();
  expect((await bytesOf(second)).equals(await bytesOf(first))).toBe(true);
  const again = await carryIn(await contentOf(second));
  expect(again.report).toMatchObject({ added: 0, changed: 0, same: 7, removed: 0 });
  expect((await bytesOf(await exported())).equals(await bytesOf(first))).toBe(true);
});

it('a picture that is gone is told, and doesn’t keep the rest from coming back: what visitors saw it in is a draft', async () => {
  await fill();
  const [{ id = 0, image = '' } = {}] = await api.backend.sql<{ id: number; image: string }>(
    `select id::integer, image from public.drafts where collection = 'banners'`,
  );
  await lose([`${image.slice('/media/'.length).split('/')[0] ?? ''}/480.webp`]);
  const first = await exported();
  expect(first).toMatchObject({ pictures: 8, lost: 1 });
  const before = await contentOf(first);
  await wipe();
  const { end } = await carryIn(before);
  const problems = { id: ['image.missing'], en: ['image.missing'] };
  expect(end).toMatchObject({
    ...{ kind: 'done', answer: { added: 4, heldCount: 1, held: [{ collection: 'banners', id, problems }] } },
  });
  const after = await contentOf(await exported());
  const live = { id: null, en: null };
  expect(after.items).toEqual(before.items.map((item) => (item.collection === 'banners' ? { ...item, live } : item)));
  expect(await api.open('banners', id)).toMatchObject({ missing_media: [image] });
});

it('what the backend refuses changes nothing', async () => {
  await fill();
  const content = await contentOf(await exported());
  await wipe();
  const before = await bytesOf(await exported());
  const items = content.items.map((item) => (item.collection === 'banners' ? { ...item, document: {} } : item));
  const { report, end } = await carryIn({ ...content, items });
  expect(report.problems).toMatchObject([{ collection: 'banners', place: 'document' }]);
  expect(end).toMatchObject({ kind: 'failed', failure: { code: 'duplicate' } });
  expect((await bytesOf(await exported())).equals(before)).toBe(true);
});

it('where something has changed since, its pictures stay for the next try: another import may name them by now', async () => {
  await fill();
  const content = await contentOf(await exported());
  const names = await stored();
  await lose(names.slice(2));
  const id = crypto.randomUUID();
  await stageContent(client, id, content, () => undefined, new AbortController().signal);
  const report = await checkImport(client, id, false, () => undefined);
  await api.create(titled(article(), 'id', 'Something else'));
  const stamp = report.ok ? report.value.stamp : '';
  const wanted = { everything: false, stamp, pictures: content.pictures, unsure: false };
  const end = await applyImport(dependencies, id, wanted, () => undefined);
  expect(end).toMatchObject({ kind: 'stale', report: { same: 7 } });
  expect(await stored()).toEqual(names);
});
