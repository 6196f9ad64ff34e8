import { describe, expect, it, test, vi } from 'vitest';
import { nativeTexts } from '#main/messages/native-texts.ts';
import { showFullDisk, writeFailure } from './write-failure.ts';

const { told } = vi.hoisted(() => ({ told: [] as { message: string; detail: string }[] }));
vi.mock('electron', () => ({
  BrowserWindow: { getAllWindows: () => [], getFocusedWindow: () => null },
  dialog: { showMessageBox: async (box: { message: string; detail: string }) => void told.push(box) },
}));

const failure = (code: string) => Object.assign(new Error(`${code}: no such luck, write -28`), { code });

describe.each(['id', 'en'] as const)('writeFailure in %s', (language) => {
  const t = nativeTexts(language);

  it.each(['ENOSPC', 'EDQUOT'])('names a full disk (%s), never by a number or a code', (code) => {
    const said = writeFailure(failure(code), t);
    expect(said).toContain(language === 'id' ? 'Disk penuh' : 'disk is full');
    expect(said).not.toMatch(/\d|[A-Z]{4}/);
  });

  it.each(['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'EIO', 'ENODEV', 'EBUSY'])('says what helps against %s', (code) => {
    expect(writeFailure(failure(code), t)).not.toMatch(/\d|[A-Z]{4}/);
  });

  it('gives the system’s word for what it doesn’t know', () => {
    expect(writeFailure(failure('EMFILE'), t)).toContain('EMFILE');
  });
});

test('a full disk under the app’s own files is shown once in a while, other failures are not', async () => {
  let now = 0;
  const notice = showFullDisk(
    () => nativeTexts('id'),
    () => now,
  );
  notice(failure('EACCES'));
  expect(told).toEqual([]);
  notice(failure('ENOSPC'));
  notice(failure('ENOSPC'));
  await vi.waitFor(() => expect(told).toHaveLength(1));
  expect(told[0]).toMatchObject({ message: 'Disk penuh' });
  now = 31 * 60_000;
  notice(failure('ENOSPC'));
  expect(told).toHaveLength(2);
});
