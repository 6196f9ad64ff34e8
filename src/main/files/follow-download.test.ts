import { EventEmitter } from 'node:events';
import type { DownloadItem } from 'electron';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nativeTexts } from '#main/messages/native-texts.ts';
import { followDownload } from './follow-download.ts';

const state = vi.hoisted(() => ({ told: [] as object[], free: 1_000_000 }));
vi.mock('electron', () => ({ dialog: { showMessageBox: async (box: object) => void state.told.push(box) } }));
vi.mock('node:fs/promises', () => ({ statfs: async () => ({ bavail: state.free, bsize: 4096 }) }));

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  Object.assign(state, { told: [], free: 1_000_000 });
});

async function endsAs(end: string): Promise<object[]> {
  const item = Object.assign(new EventEmitter(), {
    getSavePath: () => '/home/sri/salinan.json',
    getTotalBytes: () => 500_000,
    getReceivedBytes: () => 20_000,
  });
  followDownload(item as unknown as DownloadItem, null, () => nativeTexts('id'));
  item.emit('done', {}, end);
  await new Promise((resolve) => setTimeout(resolve));
  return state.told;
}

test.each(['completed', 'cancelled'])('says nothing about a download that was %s', async (end) => {
  expect(await endsAs(end)).toEqual([]);
});

test('names a full disk where a file did not get there', async () => {
  state.free = 1;
  expect(await endsAs('interrupted')).toMatchObject([
    { message: 'File belum tersimpan', detail: expect.stringContaining('Disk penuh') },
  ]);
});

test('names none where there is space', async () => {
  expect(await endsAs('interrupted')).toMatchObject([{ detail: 'Coba lagi, atau pilih folder lain.' }]);
});
