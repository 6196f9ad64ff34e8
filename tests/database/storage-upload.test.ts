import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTab, valueOf } from '../support/accounts/open-tab.ts';
import { sharedStorage } from '../support/accounts/shared-storage.ts';
import { startTestBackend } from '../support/backend/backend.ts';
import type { TestBackend } from '../support/backend/backend.ts';
import type { Accounts } from '../../src/renderer/data/accounts.ts';
import { JPEG, newName, storageCall, WEBP } from '../support/backend/storage-call.ts';

// The portal's own way to send pictures, against the embedded backend, as a page of another origin.

const PASSWORD = 'a-long-password';
let backend: TestBackend;
let accounts: Accounts;
let plain: Accounts;
let page: Window;
beforeAll(async () => {
  backend = await startTestBackend();
  page = new Window({ url: 'http://tunas.example/' });
  vi.stubGlobal('XMLHttpRequest', page.XMLHttpRequest);
  const admin = await backend.signUp('admin@example.com');
  await backend.sql(`insert into public.user_roles (user_id, role) values ($1, 'superadmin')`, [admin.id]);
  await backend.signUp('plain@example.com');
  accounts = await signedIn('admin@example.com');
  plain = await signedIn('plain@example.com');
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await page.happyDOM.close();
  await backend.stop();
});

async function signedIn(email: string): Promise<Accounts> {
  const opened = await openTab(backend, sharedStorage().tab()).accounts();
  valueOf(await opened.signIn(email, PASSWORD));
  return opened;
}
const picture = (bytes: Buffer<ArrayBuffer> = WEBP, path = newName()) => ({
  bucket: 'article-images',
  path,
  body: new page.Blob([bytes]) as unknown as Blob,
  type: 'image/webp',
});
const read = (path: string) => storageCall(backend, 'visitor', `GET /object/public/article-images/${path}`);

describe('a picture', () => {
  it('arrives as it is, to be kept for a year', async () => {
    const file = picture();
    valueOf(await accounts.upload(file));
    const { bytes, headers } = await read(file.path);
    expect(bytes.equals(WEBP)).toBe(true);
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual(['image/webp', 'max-age=31536000']);
  });

  it('that is there already is done', async () => {
    const file = picture();
    valueOf(await accounts.upload(file));
    valueOf(await accounts.upload(file));
  });

  it.each([
    ['of another kind', () => accounts.upload(picture(JPEG)), 'invalid', 'invalid_mime_type'],
    ['with more than 2 MiB', () => accounts.upload(picture(large(3))), 'invalid', 'Payload too large'],
    ['with 50 MB', () => accounts.upload(picture(large(50))), 'invalid', 'Payload too large'],
    ['of somebody who may not', () => plain.upload(picture()), 'refused', 'Unauthorized'],
    ['with a name of another form', () => accounts.upload(picture(WEBP, 'a.webp')), 'refused', 'Unauthorized'],
    ['with a name that leads elsewhere', () => accounts.upload(picture(WEBP, '..\\a.webp')), 'invalid', 'InvalidKey'],
  ])('%s is refused in words that the portal knows', async (_name, upload, code, reason) => {
    expect(await upload()).toMatchObject({ ok: false, code, reason });
  });

  it('is deleted by those who may, and by nobody else', async () => {
    const file = picture();
    valueOf(await accounts.upload(file));
    expect(valueOf(await plain.removeFiles(file.bucket, [file.path]))).toEqual([]);
    expect((await read(file.path)).outcome).toBe('ok');
    expect(valueOf(await accounts.removeFiles(file.bucket, [file.path, newName()]))).toEqual([file.path]);
    expect((await read(file.path)).outcome).toBe('404 not_found');
  });

  it('is sent once more with a new token, where the backend takes the first for over', async () => {
    const opened = await signedIn('admin@example.com');
    const file = picture();
    const key = backend.database.app.config.auth;
    if (!key) throw new Error('There is no auth service');
    // New keys: every token from before is worth nothing.
    const before = key.jwt_secret;
    key.jwt_secret = 'another-secret-with-more-than-32-letters';
    try {
      valueOf(await opened.upload(file));
    } finally {
      key.jwt_secret = before;
    }
    expect((await read(file.path)).outcome).toBe('ok');
  });
});

function large(megabytes: number): Buffer<ArrayBuffer> {
  return Buffer.concat([WEBP, Buffer.alloc(megabytes * 1_000_000)]);
}
