// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { choose, platform, press, show, stage, STOCK, WRITTEN } from '#tests/support/packs/pack-screen.tsx';
import { openSaved } from '#renderer/data/saved/open-saved.ts';
import { addCollection, removeCollection } from '#renderer/data/saved/saved-changes.ts';
import type { Packs } from '#renderer/data/packs.ts';
import en from './page-messages/en.json';
import id from './page-messages/id.json';

const filledCount = (words: string, count: number) => words.replace('{{count}}', String(count));

describe('saving for others', () => {
  test('a category, under its name', async () => {
    const packs = stage();
    await show(packs);
    await choose(id['pack.save.category']);
    expect(packs.write).not.toHaveBeenCalled();
    expect(screen.getByText(/^2 artikel/)).toBeTruthy();
    await press(id['pack.save.do']);
    expect(packs.write.mock.lastCall?.[0].ids).toEqual([1, 3]);
    fireEvent.change(screen.getByLabelText(id['pack.save.categoryName']), { target: { value: 'water' } });
    await press(id['pack.save.do']);
    expect(platform.packs.saved.map(({ name }) => name)).toEqual([
      'Tunas Pertanian Organik 1 2026-11-23.tunas',
      'Tunas Air 2026-11-23.tunas',
    ]);
  });

  test('a collection of this device, under its name, and says what of it isn’t here', async () => {
    await openSaved().change(addCollection('k', 'Kelompok: Kamis', [3, 99]));
    const packs = stage();
    await show(packs);
    await choose(id['pack.save.collection']);
    expect(screen.getByText(filledCount(id['pack.save.collectionMissing_other'], 1))).toBeTruthy();
    await press(id['pack.save.do']);
    expect(packs.write.mock.lastCall?.[0].ids).toEqual([3]);
    expect(platform.packs.saved.map(({ name }) => name)).toEqual(['Tunas Kelompok Kamis 2026-11-23.tunas']);
    await openSaved().change(removeCollection('k'));
  });

  test('chosen articles, found by their titles in either language', async () => {
    const packs = stage();
    await show(packs);
    await choose(id['pack.save.some']);
    expect(screen.getByText(id['pack.save.choose'])).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: id['pack.save.do'] }).disabled).toBe(true);
    fireEvent.change(screen.getByLabelText(id['pack.save.search']), { target: { value: 'lettuce' } });
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await choose(/Selada/);
    fireEvent.change(screen.getByLabelText(id['pack.save.search']), { target: { value: 'nothing' } });
    expect(screen.getByText(id['pack.save.none'])).toBeTruthy();
    await press(id['pack.save.do']);
    expect(packs.write.mock.lastCall?.[0].ids).toEqual([1]);
  });

  test('questions go along only where somebody says so', async () => {
    const packs = stage({ stock: () => Promise.resolve({ ...STOCK, questions: 2 }) });
    await show(packs, 'en');
    await press(en['pack.save.do']);
    await choose(/Take along 2 questions/);
    await press(en['pack.save.do']);
    expect(packs.write.mock.calls.map(([{ questions }]) => questions)).toEqual([false, true]);
  });

  test.each([
    [{ proved: 0, unverified: 3 }, id['pack.save.unsigned']],
    [{ proved: 2, unverified: 1 }, id['pack.save.partly_other'].replace('{{count}}', '1')],
    [{ pictures: 4 }, 'Semua 4 gambarnya ikut.'],
    [{ leftOut: 3 }, id['pack.save.leftOut_other'].replace('{{count}}', '3')],
  ])('says what isn’t in it or isn’t proved: %j', async (counts, words) => {
    await show(stage({ write: () => Promise.resolve({ ...WRITTEN, ...counts }) }));
    await press(id['pack.save.do']);
    expect(screen.getByText(new RegExp(words))).toBeTruthy();
  });

  test('names what is missing and why before anything is saved; it is fetched again, or left out', async () => {
    const missing = [
      { article: 'Selada', words: 'Talang dibelah', reason: 'network' },
      { article: 'Cabai', words: '', reason: 'gone' },
    ] as const;
    const packs = stage({ write: vi.fn<Packs['write']>(() => Promise.resolve({ ...WRITTEN, missing })) });
    await show(packs);
    await press(id['pack.save.do']);
    expect(platform.packs.saved).toEqual([]);
    expect(screen.getByText('2 gambar belum ada')).toBeTruthy();
    expect(screen.getByText('Selada: “Talang dibelah”')).toBeTruthy();
    expect(screen.getByText(id['pack.gap.gone'])).toBeTruthy();
    await press(id['pack.gap.again']);
    expect([packs.write.mock.calls.length, platform.packs.saved.length]).toEqual([2, 0]);
    await press(id['pack.gap.anyway']);
    expect(platform.packs.saved).toHaveLength(1);
    expect(screen.getByText(/2 gambar tidak ikut/)).toBeTruthy();
  });

  test('tells a picture that only the page for phones has no room for from one that is left out', async () => {
    const unshown = { article: 'Selada', words: '', reason: 'page' } as const;
    const gone = { article: 'Cabai', words: '', reason: 'gone' } as const;
    const write = vi
      .fn<Packs['write']>()
      .mockResolvedValueOnce({ ...WRITTEN, pictures: 2, missing: [unshown, unshown] });
    const errors = vi.spyOn(console, 'error');
    await show(stage({ write }));
    await press(id['pack.save.do']);
    expect(screen.getByRole('heading', { name: id['pack.gap.pageTitle'] })).toBeTruthy();
    // They wouldn't come by another try.
    expect(screen.queryByRole('button', { name: id['pack.gap.again'] })).toBeNull();
    await press(id['pack.gap.anyway']);
    expect(screen.getByText(/Semua 2 gambarnya ikut. 2 gambar ikut di dalam paket, tetapi tidak muat/)).toBeTruthy();
    write.mockResolvedValueOnce({ ...WRITTEN, missing: [unshown, gone] });
    await press(id['pack.save.do']);
    expect(screen.getByText('1 gambar belum ada')).toBeTruthy();
    expect(errors).not.toHaveBeenCalled();
  });

  test('fetches articles that are absent once more', async () => {
    await show(stage({ write: () => Promise.resolve({ ...WRITTEN, absent: 1 }) }));
    await press(id['pack.save.do']);
    expect(screen.getByRole('heading', { name: id['pack.gap.absentTitle'] })).toBeTruthy();
    expect(screen.getByRole('button', { name: id['pack.gap.again'] })).toBeTruthy();
  });

  test('asks no more about what was chosen before', async () => {
    const missing = [{ article: 'Selada', words: '', reason: 'network' }] as const;
    const packs = stage({
      stock: () => Promise.resolve({ ...STOCK, questions: 2 }),
      write: vi.fn<Packs['write']>(() => Promise.resolve({ ...WRITTEN, missing })),
    });
    await show(packs);
    for (const another of [id['pack.save.category'], /2 pertanyaan/]) {
      await press(id['pack.save.do']);
      expect(screen.getByRole('button', { name: id['pack.gap.anyway'] })).toBeTruthy();
      await choose(another);
      expect(screen.queryByRole('button', { name: id['pack.gap.anyway'] })).toBeNull();
    }
    await press(id['pack.save.do']);
    await press(id['pack.gap.again']);
    expect(packs.write.mock.lastCall).toEqual([{ ids: [1, 3], questions: true, language: 'id' }]);
  });

  test('says where questions can’t go along', async () => {
    await show(stage({ stock: () => Promise.resolve({ ...STOCK, questions: null }) }));
    expect(screen.getByText(id['pack.save.questionsUnread'])).toBeTruthy();
    await press(id['pack.save.do']);
    expect(screen.getByText(id['pack.save.saved'])).toBeTruthy();
  });

  test('says where the device refuses, or has nothing', async () => {
    await show(stage({ write: () => Promise.reject(new Error('no')) }));
    await press(id['pack.save.do']);
    expect(screen.getByRole('alert').textContent).toBe(id['pack.save.failed']);
    cleanup();
    await show(stage({ stock: () => Promise.reject(new Error('no')) }));
    expect(screen.getByRole('alert').textContent).toBe(id['pack.save.unread']);
    cleanup();
    await show(stage({ stock: () => Promise.resolve({ ...STOCK, articles: [] }) }));
    expect(screen.getByText(id['pack.save.empty'])).toBeTruthy();
  });
});

test('where no library is kept there is nothing', async () => {
  await show(null);
  expect(screen.queryAllByRole('heading')).toEqual([]);
});
