import { expect, test, vi } from 'vitest';
import { NOTHING_SAVED } from '#tests/support/library/nothing-saved.ts';
import type { SavedState } from '#renderer/data/saved/saved.ts';
import { keepArticle, removeArticle, writeNote } from '#renderer/data/saved/saved-changes.ts';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import { editNote } from './note-editing.ts';

/** A device whose disk is as slow, or as full, as the test sets. */
function device() {
  const { drafts } = memoryPlatform();
  const disk = { state: keepArticle(1, { id: 'Selada' }, 1)(NOTHING_SAVED), refusal: null as Error | null, writes: 0 };
  const saved = {
    async change(decide: (before: SavedState) => SavedState) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      if (disk.refusal) throw disk.refusal;
      disk.writes += 1;
      return (disk.state = decide(disk.state));
    },
  };
  const note = () => disk.state.articles[0]?.note;
  const open = () => editNote({ id: 1, note: note() ?? '', saved, drafts, tell: () => undefined });
  return { disk, drafts, note, open };
}
const full = Object.assign(new Error('full'), { name: 'QuotaExceededError' });

test('each letter goes to the disk, the newest first, and nothing waits in a queue', async () => {
  const { disk, note, drafts, open } = device();
  const editing = open();
  for (const text of ['B', 'Ba', 'Baw', 'Bawa']) editing.type(text);
  expect(editing.read()).toMatchObject({ text: 'Bawa', isSaved: false });
  expect(drafts.read('note.1')).not.toBeNull();
  await vi.waitFor(() => expect(editing.read().isSaved).toBe(true));
  expect([note(), disk.writes, drafts.read('note.1')]).toEqual(['Bawa', 2, null]);
});

test('a full disk is told, the words stay over a reload, and another try saves them', async () => {
  const { disk, note, open } = device();
  const editing = open();
  disk.refusal = full;
  editing.type('Bawa daun');
  await vi.waitFor(() => expect(editing.read()).toEqual({ text: 'Bawa daun', problem: 'full', isSaved: false }));
  disk.refusal = new Error('broken');
  editing.type('Bawa daun,');
  await vi.waitFor(() => expect(editing.read().problem).toBe('refused'));
  const reloaded = open();
  expect(reloaded.read().text).toBe('Bawa daun,');
  await vi.waitFor(() => expect(reloaded.read().problem).toBe('refused'));
  disk.refusal = null;
  reloaded.retry();
  await vi.waitFor(() => expect(reloaded.read()).toEqual({ text: 'Bawa daun,', problem: null, isSaved: true }));
  expect(note()).toBe('Bawa daun,');
});

test('another window’s words are taken over, or stand before what is typed here', async () => {
  const { disk, note, open } = device();
  const editing = open();
  editing.heed('Dari jendela lain');
  expect(editing.read().text).toBe('Dari jendela lain');
  disk.state = writeNote(1, '', 'Lain lagi')(disk.state);
  editing.type('Dari sini');
  editing.type('Dari sini juga');
  await vi.waitFor(() => expect(editing.read()).toMatchObject({ text: 'Lain lagi\n\nDari sini juga', isSaved: true }));
  expect(note()).toBe('Lain lagi\n\nDari sini juga');
});

test('a draft that was left does not replace what was written since', async () => {
  const { disk, note, open } = device();
  const editing = open();
  disk.refusal = full;
  editing.type('Belum tersimpan');
  await vi.waitFor(() => expect(editing.read().problem).toBe('full'));
  disk.refusal = null;
  disk.state = writeNote(1, '', 'Sudah lain')(disk.state);
  open();
  await vi.waitFor(() => expect(note()).toBe('Sudah lain\n\nBelum tersimpan'));
});

test('an article that is gone in another window takes no words along', async () => {
  const { disk, open } = device();
  const editing = open();
  disk.state = removeArticle(1)(disk.state);
  editing.type('Masih ada');
  await vi.waitFor(() => expect(editing.read()).toEqual({ text: 'Masih ada', problem: 'gone', isSaved: false }));
  disk.state = keepArticle(1, {}, 2)(disk.state);
  const again = open();
  await vi.waitFor(() => expect(again.read()).toMatchObject({ text: 'Masih ada', isSaved: true }));
});
