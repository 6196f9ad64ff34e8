import { expect, it } from 'vitest';
import { isFullDisk, watchForFullDisk } from './full-disk.ts';
import { guardStorage } from './storage/guard-storage.ts';
import { memoryStore } from './storage/file-store.ts';

const noSpace = (): Error => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

it.each([
  [noSpace(), true],
  [Object.assign(new Error('EDQUOT'), { code: 'EDQUOT' }), true],
  [{ name: 'ErrnoError', errno: 51 }, true],
  [{ name: 'ErrnoError', errno: 44 }, false],
  [new Error('other'), false],
  [null, false],
])('knows a full disk by %j', (error, full) => expect(isFullDisk(error)).toBe(full));

it('an upload that finds no space is refused with 507 and a sentence', async () => {
  const files = watchForFullDisk({ ...memoryStore(), write: () => Promise.reject(noSpace()) });
  const request = new Request('http://127.0.0.1/storage/v1/object/article-images/a.jpg', { method: 'GET' });
  const answer = async (): Promise<Response> => {
    await files.write('a', new Uint8Array()).catch(() => undefined);
    return Response.json({ error: 'server_error' }, { status: 500 });
  };
  const refused = await guardStorage(request, files.wasFull, answer);
  expect([refused.status, await refused.json()]).toEqual([
    507,
    { statusCode: '507', error: 'DiskFull', message: 'The disk is full' },
  ]);
  const other = await guardStorage(request, files.wasFull, async () => Response.json({}));
  expect(other.status).toBe(200);
});
