import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readMigrations } from '../../src/backend/embedded/migrations.ts';
import { ATTACHMENT_TYPE } from '#domain/attachment-address.ts';
import { ATTACHMENT_BYTES_MAX } from '#domain/limits.ts';
import { testBackend } from '../support/backend/backend.ts';
import { newName, PDF, storageCall, WEBP } from '../support/backend/storage-call.ts';
import { ASKERS, STORAGE_TABLE, storageStage, wrongCell } from '../support/database/storage-table.ts';
import type { Asker, StorageStage } from '../support/database/storage-table.ts';
import { claimsOf, signedToken } from '../support/backend/tokens.ts';

// Who may do what with the pictures of articles, cell by cell, and how they are served.

const backend = await testBackend();
let stage: StorageStage;
beforeAll(async () => {
  stage = await storageStage(backend);
});

const QUESTIONS = Object.keys(STORAGE_TABLE);

it.each(QUESTIONS.flatMap((name) => ASKERS.map((asker) => [name, asker] as const)))('%s: %s', async (name, asker) => {
  expect(await wrongCell(stage, name, asker)).toBeNull();
});

const BUCKETS = ['article-files', 'article-images'];
const DELETABLE = { admin: BUCKETS, editor: BUCKETS, service: ['another', ...BUCKETS] };

async function isDeletableAsDue(asker: Asker): Promise<boolean> {
  await stage.reset();
  const due = DELETABLE[asker as keyof typeof DELETABLE] ?? [];
  return (await stage.deletable(asker)).join() === due.join();
}

it.each(ASKERS)('deleting in the database itself: %s', async (asker) => {
  expect(await isDeletableAsDue(asker)).toBe(true);
});

it('the bucket is public, and takes pictures of up to 2 MiB', async () => {
  expect(
    await backend.sql(
      `select public, file_size_limit, allowed_mime_types from storage.buckets where id = 'article-images'`,
    ),
  ).toEqual([{ public: true, file_size_limit: 2_097_152, allowed_mime_types: ['image/webp', 'image/jpeg'] }]);
});

it('the bucket of attached files is public, and takes PDFs of up to 10 MiB', async () => {
  expect(
    await backend.sql(
      `select public, file_size_limit, allowed_mime_types from storage.buckets where id = 'article-files'`,
    ),
  ).toEqual([{ public: true, file_size_limit: ATTACHMENT_BYTES_MAX, allowed_mime_types: [ATTACHMENT_TYPE] }]);
});

it('is not set up where the policies would hold nobody', async () => {
  const { sql } = migration('article_images');
  await expect(
    backend.database.connection.driver.transaction(async (transaction) => {
      await transaction.exec('alter table storage.objects disable row level security');
      await transaction.exec(sql);
    }),
  ).rejects.toThrow('Row-level security is off on storage.objects');
});

function migration(wanted: 'article_images' | 'article_files') {
  const found = readMigrations().find(({ name }) => name === wanted);
  if (!found) throw new Error(`There is no migration ${wanted}`);
  return found;
}

describe('the table notices', () => {
  const ADD = '"Editors add article images" on storage.objects';
  const LIST = '"Editors list the article images" on storage.objects';
  const DELETE = '"Editors delete article images" on storage.objects';
  const BUCKET = `bucket_id = 'article-images'`;
  const ADMIN = `(select private.may('content.edit'))`;
  const READER = `(select private.may('content.read'))`;
  const NAME = `name ~ '^[0-9a-f-]{36}/[0-9]+[.](webp|jpg)$'`;
  const ADD_FILE = '"Editors add article files" on storage.objects';
  const LIST_FILE = '"Editors list the article files" on storage.objects';
  const DELETE_FILE = '"Editors delete article files" on storage.objects';
  const FILES = `bucket_id = 'article-files'`;
  const FILE_NAME = `name ~ '^[0-9a-f-]{36}/[a-z0-9-]{1,40}[.]pdf$'`;

  /**
   * A mutation that removes a protection, and the request whose result changes; without a request, the deletion that the database
   * itself allows.
   */
  it.each([
    [`alter policy ${ADD} with check (${BUCKET} and ${NAME})`, 'uploading a WebP picture'],
    [`alter policy ${ADD} with check (${BUCKET} and ${ADMIN})`, 'uploading under a name of another form'],
    [`alter policy ${ADD} with check (${NAME} and ${ADMIN})`, 'uploading to another bucket'],
    [`alter policy ${ADD} with check (false)`, 'uploading a WebP picture'],
    // Roles that only read drafts.
    [`alter policy ${ADD} with check (${BUCKET} and ${NAME} and ${READER})`, 'uploading a WebP picture'],
    [`alter policy ${LIST} using (${BUCKET} and ${READER})`, 'listing'],
    [`alter policy ${DELETE} using (${BUCKET} and ${READER})`, null],
    [`alter policy ${LIST} using (${BUCKET})`, 'listing'],
    [`alter policy ${LIST} using (${ADMIN})`, 'listing another bucket'],
    [`alter policy ${LIST} to public using (${BUCKET})`, 'listing'],
    [`alter policy ${DELETE} using (${BUCKET})`, null],
    [`alter policy ${DELETE} using (${ADMIN})`, null],
    [`create policy "More" on storage.objects for update to authenticated using (${ADMIN})`, 'moving'],
    [`create policy "More" on storage.objects for insert to anon with check (${BUCKET})`, 'uploading a WebP picture'],
    [`create policy "More" on storage.buckets for select to anon using (true)`, 'emptying the bucket'],
    [`alter policy ${ADD_FILE} with check (${FILES} and ${FILE_NAME})`, 'attaching a PDF'],
    [`alter policy ${ADD_FILE} with check (${FILES} and ${FILE_NAME} and ${READER})`, 'attaching a PDF'],
    [`alter policy ${ADD_FILE} with check (false)`, 'attaching a PDF'],
    [`alter policy ${ADD_FILE} with check (${FILES} and ${ADMIN})`, 'attaching under a name of another form'],
    [
      `alter policy ${ADD_FILE} with check (${FILES} and name ~ '^[0-9a-f-]{36}/[a-z0-9.-]+$' and ${ADMIN})`,
      'attaching under the name of a page',
    ],
    [`alter policy ${LIST_FILE} using (${FILES})`, 'listing attached files'],
    [`alter policy ${LIST_FILE} using (${FILES} and ${READER})`, 'listing attached files'],
    [`alter policy ${LIST_FILE} using (${ADMIN})`, 'listing another bucket'],
    [`alter policy ${DELETE_FILE} using (${FILES})`, null],
    [`alter policy ${DELETE_FILE} using (${FILES} and ${READER})`, null],
    [`alter policy ${DELETE_FILE} using (${ADMIN})`, null],
    [
      `create policy "More" on storage.objects for update to authenticated using (${FILES} and ${ADMIN})`,
      'moving an attached file',
    ],
    [`create policy "More" on storage.objects for insert to anon with check (${FILES})`, 'attaching a PDF'],
    [`update storage.buckets set public = false where id = 'article-files'`, 'reading an attached file in public'],
    [`alter table storage.objects disable row level security`, 'uploading a WebP picture'],
    [`update storage.buckets set public = false where id = 'article-images'`, 'reading in public'],
  ])('%s', async (mutation, question) => {
    await backend.sql(mutation);
    try {
      expect(await isWrong(question)).toBe(true);
    } finally {
      await backend.database.connection.driver.exec(`
        drop policy ${ADD}; drop policy ${LIST}; drop policy ${DELETE};
        drop policy ${ADD_FILE}; drop policy ${LIST_FILE}; drop policy ${DELETE_FILE};
        drop policy if exists "More" on storage.objects; drop policy if exists "More" on storage.buckets;
        alter table storage.objects enable row level security;
        ${migration('article_images').sql}; ${migration('article_files').sql}`);
    }
    expect(await isWrong(question)).toBe(false);
  });

  async function isWrong(question: string | null): Promise<boolean> {
    for (const asker of ASKERS) {
      if (question !== null && (await wrongCell(stage, question, asker)) !== null) return true;
      if (question === null && !(await isDeletableAsDue(asker))) return true;
    }
    return false;
  }
});

it('the tables behind it are no part of the REST interface', async () => {
  for (const asker of ['visitor', 'service'] as const) {
    expect((await backend.ask(asker, 'objects', { headers: { 'accept-profile': 'storage' } })).status).toBe(406);
  }
});

it('a token that is over is refused in the words that the portal renews it by', async () => {
  const { jwtSecret } = backend;
  const token = signedToken({ ...claimsOf(stage.people.admin?.token ?? ''), exp: 1 }, jwtSecret);
  const answer = await storageCall(backend, { token }, `POST /object/article-images/${newName()}`, { body: WEBP });
  expect([answer.status, answer.body]).toEqual([
    401,
    { statusCode: '401', error: 'InvalidJWT', message: 'JWT expired' },
  ]);
});

describe('a picture', () => {
  beforeEach(() => stage.reset());
  const content = async (name: string): Promise<Buffer> =>
    (await stage.call('visitor', `GET /object/public/article-images/${name}`)).bytes;

  it('is served to everybody as it came, as nothing but a picture, for a year', async () => {
    const response = await fetch(`${backend.url}/storage/v1/object/public/article-images/${stage.there()}`, {
      headers: { origin: 'https://example.com' },
    });
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(WEBP)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(WEBP.length),
      'cache-control': 'max-age=31536000',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"\w+"$/) as string,
    });
  });

  it('and an attached file as nothing but a PDF, which browsers show by themselves', async () => {
    const response = await fetch(`${backend.url}/storage/v1/object/public/article-files/${stage.fileThere()}`);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(PDF)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    });
    // Sent as an attachment only on request, as on a hosted project.
    expect(response.headers.get('content-disposition')).toBeNull();
  });

  it('and an attached file of 10 MiB is taken whole, whatever its bytes look like', async () => {
    const name = newName('panduan.pdf');
    const body = Buffer.concat([PDF, Buffer.alloc(ATTACHMENT_BYTES_MAX - PDF.length, '[{')]);
    expect((await stage.attach('admin', name, { body })).outcome).toBe('ok');
    const stored = await stage.call('visitor', `GET /object/public/article-files/${name}`);
    expect(stored.bytes.equals(body)).toBe(true);
  });

  it('may be sent by a page of any origin', async () => {
    const response = await fetch(`${backend.url}/storage/v1/object/article-images/${newName()}`, {
      method: 'OPTIONS',
      headers: { origin: 'https://example.com', 'access-control-request-method': 'POST' },
    });
    expect(response.status).toBe(204);
    const allowed = response.headers.get('access-control-allow-headers')?.split(', ');
    expect(allowed).toEqual(expect.arrayContaining(['apikey', 'authorization', 'content-type', 'cache-control']));
  });

  it('that was deleted is gone', async () => {
    await stage.call('admin', 'DELETE /object/article-images', { body: { prefixes: [stage.there()] } });
    expect((await stage.call('visitor', `GET /object/public/article-images/${stage.there()}`)).outcome).toBe(
      '404 not_found',
    );
  });

  it('sent twice at once is there once, whole', async () => {
    const name = newName();
    const bodies = [1, 2, 3, 4].map((byte) => Buffer.concat([WEBP, Buffer.alloc(500_000, byte)]));
    const answers = await Promise.all(bodies.map((body) => stage.upload('admin', name, { body })));
    const outcomes = answers.map(({ outcome }) => outcome);
    expect([...outcomes].sort()).toEqual(['409 Duplicate', '409 Duplicate', '409 Duplicate', 'ok']);
    expect((await content(name)).equals(bodies[outcomes.indexOf('ok')] ?? WEBP)).toBe(true);
  });
});
