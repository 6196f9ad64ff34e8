// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '#domain/localized.ts';
import { libraryArticle } from '#tests/support/memory-library-source.ts';
import { MADE_AT, question, SAVED_AT } from '#tests/support/pack-stage.ts';
import type { OpenedPack, PackableArticle, PackedArticle, Packs, RefusedPack } from '#renderer/data/packs.ts';
import { LanguageContext } from '#renderer/i18n/language.ts';
import { createI18n } from '#renderer/i18n/portal-i18n.ts';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import { PlatformContext } from '#renderer/platform/port.ts';
import en from './page-messages/en.json';
import id from './page-messages/id.json';
import { PackParts } from './pack-parts.tsx';

const category = (slug: string, name: string) => ({ slug, name: { id: name, en: name } });
const ORGANIC = category('organic', 'Pertanian Organik / 1');
const WATER = category('water', 'Air');
const ARTICLES: readonly PackableArticle[] = [
  { id: 1, titles: { id: 'Selada', en: 'Lettuce' }, category: ORGANIC, date: '2026-01-02', words: 1600 },
  { id: 2, titles: { id: 'Cabai' }, category: WATER, date: '2026-01-01', words: 1600 },
  { id: 3, titles: { en: 'Worms' }, category: ORGANIC, date: '2025-01-01', words: 800 },
];

const packed = (nth: number, effect: PackedArticle['effect'], proved = true): PackedArticle => ({
  article: libraryArticle(nth),
  effect,
  proved,
});
const opened = (own: Partial<OpenedPack> = {}): OpenedPack => ({
  ok: true,
  proof: { state: 'proved', madeAt: MADE_AT },
  savedAt: SAVED_AT,
  articles: [packed(1, 'new'), packed(2, 'newer'), packed(3, 'same'), packed(4, 'older'), packed(5, 'withdrawn')],
  questions: [],
  catalogue: null,
  ...own,
});

function stage(own: Partial<Packs> = {}) {
  const made = {
    articles: vi.fn<Packs['articles']>().mockResolvedValue(ARTICLES),
    waitingQuestions: vi.fn<Packs['waitingQuestions']>().mockResolvedValue(0),
    write: vi
      .fn<Packs['write']>()
      .mockResolvedValue({ pack: new Blob(['pack']), page: new Blob(['page']), proved: 3, unproved: 0 }),
    read: vi.fn<Packs['read']>().mockResolvedValue(opened()),
    takeIn: vi.fn<Packs['takeIn']>().mockResolvedValue({ ok: true, articles: 2, questions: 0 }),
  };
  return Object.assign(made, own) as typeof made;
}

let platform: ReturnType<typeof memoryPlatform>;
beforeEach(() => {
  platform = memoryPlatform();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.useFakeTimers({ now: new Date(2026, 10, 23, 9), toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function show(packs: Packs | null = stage(), language: Language = 'id') {
  const library = packs ? { openPacks: () => Promise.resolve(packs) } : {};
  const texts = language === 'id' ? id : en;
  render(
    <I18nextProvider i18n={createI18n(language, { library: texts })}>
      <PlatformContext value={platform}>
        <LanguageContext value={{ language, choose: () => undefined } as never}>
          <PackParts library={library} version={0} />
        </LanguageContext>
      </PlatformContext>
    </I18nextProvider>,
  );
  await settle();
}
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const choose = async (label: string | RegExp) => {
  fireEvent.click(screen.getByLabelText(label));
  await settle();
};

describe('saving for others', () => {
  test('everything, with its size first', async () => {
    const packs = stage();
    await show(packs);
    expect(screen.getByText(/^3 artikel, sekitar \d+\skB dengan gambarnya\.$/)).toBeTruthy();
    await press(id['pack.save.do']);
    expect(packs.write.mock.calls).toEqual([[{ ids: [1, 2, 3], questions: false, language: 'id' }]]);
    expect(platform.packs.saved.map(({ name }) => name)).toEqual(['Tunas 2026-11-23.tunas']);
    expect(screen.getByText(id['pack.save.saved'])).toBeTruthy();
  });

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
    const packs = stage({ waitingQuestions: () => Promise.resolve(2) });
    await show(packs, 'en');
    await press(en['pack.save.do']);
    await choose(/Take along 2 questions/);
    await press(en['pack.save.do']);
    expect(packs.write.mock.calls.map(([{ questions }]) => questions)).toEqual([false, true]);
  });

  test.each([
    [{ proved: 0, unproved: 3 }, id['pack.save.unsigned']],
    [{ proved: 2, unproved: 1 }, id['pack.save.partly_other'].replace('{{count}}', '1')],
  ])('says what isn’t proved: %j', async (counts, words) => {
    const files = { pack: new Blob([]), page: new Blob([]), ...counts };
    await show(stage({ write: () => Promise.resolve(files) }));
    await press(id['pack.save.do']);
    expect(screen.getByText(new RegExp(words))).toBeTruthy();
  });

  test('says where the device refuses, or has nothing', async () => {
    await show(stage({ write: () => Promise.reject(new Error('no')) }));
    await press(id['pack.save.do']);
    expect(screen.getByRole('alert').textContent).toBe(id['pack.save.failed']);
    cleanup();
    await show(stage({ articles: () => Promise.reject(new Error('no')) }));
    expect(screen.getByRole('alert').textContent).toBe(id['pack.save.unread']);
    cleanup();
    await show(stage({ articles: () => Promise.resolve([]) }));
    expect(screen.getByText(id['pack.save.empty'])).toBeTruthy();
  });
});

describe('opening a pack', () => {
  const open = async (packs: Packs, language: Language = 'id') => {
    platform.packs.chosen.push(new Blob(['pack']));
    await show(packs, language);
    await press((language === 'id' ? id : en)['pack.open.choose']);
  };

  test('shows who signed it and when, and what is new, before anything is taken', async () => {
    const packs = stage();
    await open(packs);
    const heading = screen.getByRole('heading', { name: /Jumat, 20 November 2026/ });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(/Ditandatangani situs Tunas Selasa, 3 November 2026/)).toBeTruthy();
    const lines = [...(heading.parentElement?.querySelectorAll('li') ?? [])].filter((line) => !line.closest('details'));
    expect(lines.map(({ textContent }) => textContent)).toEqual(
      (['new', 'newer', 'same', 'older', 'withdrawn'] as const).map((each) =>
        id[`pack.effect.${each}`].replace('{{number}}', '1'),
      ),
    );
    expect(packs.takeIn).not.toHaveBeenCalled();
    await press('Ambil 2 artikel');
    expect(packs.takeIn.mock.lastCall?.[1]).toBe(false);
    expect(screen.getByText(/^2 artikel sudah masuk/)).toBeTruthy();
  });

  test('can be closed again', async () => {
    const packs = stage();
    await open(packs);
    await press(id['pack.open.leave']);
    expect(screen.getByRole('button', { name: id['pack.open.choose'] })).toBeTruthy();
    expect(packs.takeIn).not.toHaveBeenCalled();
  });

  test.each(['unsigned', 'no-keys', 'unsupported'] as const)(
    'takes what isn’t proved (%s) only after a tick',
    async (state) => {
      const articles = [packed(1, 'new', false), packed(2, 'new', false)];
      const packs = stage({ read: () => Promise.resolve(opened({ proof: { state }, articles })) });
      await open(packs, 'en');
      expect(screen.getByText(en[`pack.proof.${state}`])).toBeTruthy();
      const take = screen.getByRole<HTMLButtonElement>('button', { name: en['pack.open.takeNone'] });
      expect(take.disabled).toBe(true);
      await choose(/Also take 2 articles/);
      await press('Take 2 articles');
      expect(packs.takeIn.mock.lastCall?.[1]).toBe(true);
    },
  );

  test('questions can be taken alone', async () => {
    const takeIn = vi.fn<Packs['takeIn']>().mockResolvedValue({ ok: true, articles: 0, questions: 1 });
    const read = () => Promise.resolve(opened({ articles: [], questions: [question(1)] }));
    await open(stage({ read, takeIn }), 'en');
    await press(en['pack.open.takeQuestions']);
    expect(screen.getByText(/^No new articles were taken\. 1 question waits to be sent\.$/)).toBeTruthy();
  });

  test.each(['foreign', 'version', 'damaged', 'large', 'altered', 'key', 'site', 'unsupported'] as const)(
    'says in one clear sentence why it isn’t taken: %s',
    async (fault) => {
      const refused: RefusedPack = { ok: false, fault, place: 'articles/1.json' };
      await open(stage({ read: () => Promise.resolve(refused) }));
      expect(screen.getByRole('alert').textContent).toBe(id[`pack.refused.${fault}`]);
    },
  );

  test.each(['busy', 'full', 'storage'] as const)('says why it couldn’t be taken in: %s', async (problem) => {
    await open(stage({ takeIn: () => Promise.resolve({ ok: false, problem }) }));
    await press('Ambil 2 artikel');
    expect(screen.getByRole('alert').textContent).toBe(id[`pack.problem.${problem}`]);
  });

  test('one that was opened in the file manager is shown at once, and so is one that comes later', async () => {
    platform.packs.arrived.push(new Blob(['first']));
    const packs = stage();
    await show(packs);
    await waitFor(() => expect(packs.read).toHaveBeenCalledOnce());
    platform.packs.arrived.push(new Blob(['second']));
    await act(async () => platform.packs.listeners.forEach((listener) => listener()));
    await settle();
    expect(packs.read).toHaveBeenCalledTimes(2);
  });

  test('titles in the other language say so, and long lists end', async () => {
    const { id: _id, ...english } = libraryArticle(1).texts;
    const articles = Array.from({ length: 60 }, (_, at) => packed(at + 2, 'new'));
    const foreign: PackedArticle = { article: { id: 1, version: 1, texts: english }, effect: 'new', proved: false };
    await open(stage({ read: () => Promise.resolve(opened({ articles: [foreign, ...articles] })) }));
    const list = screen.getByText(id['pack.open.titles']).parentElement!;
    expect(within(list).getByText('en 1').lang).toBe('en');
    expect(within(list).getByText('dan 11 lagi')).toBeTruthy();
  });
});

test('where no library is kept there is nothing', async () => {
  await show(null);
  expect(screen.queryAllByRole('heading')).toEqual([]);
});
