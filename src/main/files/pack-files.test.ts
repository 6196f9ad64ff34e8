import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WebContents } from 'electron';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { READING_PAGE_MARK } from '#domain/library.ts';
import { LARGEST_PACK } from '#ipc/contract.ts';
import { nativeTexts } from '#main/messages/native-texts.ts';

const system = vi.hoisted(() => ({ chosen: null as string | null, told: [] as { message: string; detail: string }[] }));
vi.mock('electron', () => ({
  BrowserWindow: { fromWebContents: () => null },
  dialog: {
    showOpenDialog: async () => ({
      canceled: system.chosen === null,
      filePaths: system.chosen === null ? [] : [system.chosen],
    }),
    showSaveDialog: async () => ({ canceled: system.chosen === null, filePath: system.chosen ?? '' }),
    showMessageBox: async (box: { message: string; detail: string }) => void system.told.push(box),
  },
}));
const { packHandlers } = await import('./pack-files.ts');

const t = nativeTexts('id');
let folder: string;
let arrived: string | null;
const handlers = packHandlers(() => t, { take: () => arrived });
const page = {} as WebContents;
const PAGE = `<!doctype html>${READING_PAGE_MARK}<p>`;
const save = () =>
  handlers['pack.save']({ name: 'Tunas.tunas', pack: Buffer.from('pack'), page: Buffer.from(PAGE) }, page);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tunas-packs-'));
  system.chosen = null;
  system.told.length = 0;
  arrived = null;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('saves a pack where the person chooses, and what phones read beside it', async () => {
  system.chosen = join(folder, 'Padi.tunas');
  expect(await save()).toBe('saved');
  expect(readdirSync(folder).sort()).toEqual(['Padi.tunas', 'baca-di-hp.html']);
  expect(readFileSync(system.chosen, 'utf8')).toBe('pack');
  expect(await save()).toBe('saved');
});

it('adds the ending that a dialog left out, and replaces nothing by that', async () => {
  system.chosen = join(folder, 'Padi');
  expect(await save()).toBe('saved');
  expect(readdirSync(folder).sort()).toEqual(['Padi.tunas', 'baca-di-hp.html']);
  writeFileSync(join(folder, 'Padi.tunas'), 'mine');
  await save();
  expect(readFileSync(join(folder, 'Padi.tunas'), 'utf8')).toBe('mine');
});

it.each(['<p>mine</p>', ''])('replaces no other file that is called as the reading page is (%j)', async (mine) => {
  system.chosen = join(folder, 'Padi.tunas');
  writeFileSync(join(folder, 'baca-di-hp.html'), mine);
  expect(await save()).toBe('saved');
  expect(system.told).toMatchObject([{ message: 'Halaman untuk HP disimpan sebagai baca-di-hp-2.html' }]);
  expect(await save()).toBe('saved');
  expect(readFileSync(join(folder, 'baca-di-hp.html'), 'utf8')).toBe(mine);
  expect(readFileSync(join(folder, 'baca-di-hp-2.html'), 'utf8')).toBe(PAGE);
  expect(readdirSync(folder)).toHaveLength(3);
});

it('opens one dialog at a time', async () => {
  system.chosen = join(folder, 'Padi.tunas');
  const both = await Promise.all([save(), save(), handlers['pack.open'](undefined, page)]);
  expect(both).toEqual(['saved', 'dismissed', null]);
  expect(await save()).toBe('saved');
});

it('says what helps where it can’t be written, and leaves nothing behind', async () => {
  system.chosen = join(folder, 'gone', 'Padi.tunas');
  expect(await save()).toBe('failed');
  expect(system.told).toMatchObject([{ message: t['native.packFailed'], detail: t['native.folderGone'] }]);
  system.chosen = join(folder, 'Padi.tunas');
  const taken = ['baca-di-hp.html', ...Array.from({ length: 19 }, (_, at) => `baca-di-hp-${at + 2}.html`)];
  for (const name of taken) mkdirSync(join(folder, name));
  expect(await save()).toBe('failed');
  expect(system.told.at(-1)?.message).toBe(t['native.pageFailed']);
  expect(readdirSync(folder).sort()).toEqual(['Padi.tunas', ...taken].sort());
  system.chosen = null;
  expect(await save()).toBe('dismissed');
});

it('reads what was chosen, and what was opened elsewhere', async () => {
  const file = join(folder, 'Padi.tunas');
  writeFileSync(file, 'pack');
  expect(await handlers['pack.open'](undefined, page)).toBeNull();
  system.chosen = file;
  expect(await handlers['pack.open'](undefined, page)).toEqual(new Uint8Array(Buffer.from('pack')));
  expect(await handlers['pack.take'](undefined, page)).toBeNull();
  arrived = file;
  expect(await handlers['pack.take'](undefined, page)).toHaveLength(4);
  expect(system.told).toEqual([]);
});

it('says what helps where it can’t be read', async () => {
  for (const name of ['gone.tunas', '.']) {
    arrived = join(folder, name);
    expect(await handlers['pack.take'](undefined, page)).toBeNull();
    expect(system.told.at(-1)).toMatchObject({ message: t['native.packUnread'], detail: t['native.packUnreadDetail'] });
  }
  arrived = join(folder, 'large.tunas');
  writeFileSync(arrived, '');
  truncateSync(arrived, LARGEST_PACK + 1);
  expect(await handlers['pack.take'](undefined, page)).toBeNull();
  expect(system.told.at(-1)).toMatchObject({ detail: t['native.packTooLarge'] });
});
