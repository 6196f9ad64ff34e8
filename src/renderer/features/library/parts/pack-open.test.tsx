// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Language } from '#domain/localized.ts';
import { libraryArticle } from '#tests/support/memory/memory-library-source.ts';
import {
  choose,
  opened,
  packed,
  platform,
  press,
  settle,
  show,
  stage,
  TAKEN,
} from '#tests/support/packs/pack-screen.tsx';
import { question } from '#tests/support/packs/pack-stage.ts';
import type { OpenedPack, PackedArticle, PackedPicture, Packs, RefusedPack, TakenIn } from '#renderer/data/packs.ts';
import en from './page-messages/en.json';
import id from './page-messages/id.json';

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

test.each(['unsigned', 'no-keys', 'revoked', 'unsupported'] as const)(
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
  const takeIn = vi.fn<Packs['takeIn']>().mockResolvedValue({ ...TAKEN, questions: 1 });
  const read = () => Promise.resolve(opened({ articles: [], questions: [question(1)] }));
  await open(stage({ read, takeIn }), 'en');
  await press(en['pack.open.takeQuestions']);
  expect(screen.getByText(/^No new articles were taken\. 1 question waits to be sent\.$/)).toBeTruthy();
});

test.each(['foreign', 'version', 'damaged', 'large', 'altered', 'key', 'site', 'clock', 'unsupported'] as const)(
  'says in one clear sentence why it isn’t taken: %s',
  async (fault) => {
    const refused: RefusedPack = { ok: false, fault, place: 'articles/1.json' };
    await open(stage({ read: () => Promise.resolve(refused) }));
    expect(screen.getByRole('alert').textContent).toBe(id[`pack.refused.${fault}`]);
  },
);

test.each(['busy', 'full', 'storage'] as const)('says why it couldn’t be taken in: %s', async (problem) => {
  await open(stage({ takeIn: () => Promise.resolve({ ...TAKEN, problem }) }));
  await press('Ambil 2 artikel');
  expect(screen.getByRole('alert').textContent).toBe(id[`pack.problem.${problem}`]);
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

const arrive = async (name: string) => {
  platform.packs.arrived.push(new Blob([name]));
  await act(async () => platform.packs.listeners.forEach((listener) => listener()));
  await settle();
};

/** An answer that the test resolves. */
function later<T>() {
  let answer = (_value: T): void => undefined;
  const promise = new Promise<T>((resolve) => (answer = resolve));
  return { promise, answer: (value: T) => act(async () => answer(value)) };
}

test('says what was taken in where the rest can’t be', async () => {
  const takeIn = vi.fn<Packs['takeIn']>();
  takeIn.mockResolvedValue({ articles: 40, pictures: 3, questions: 1, problem: 'full' });
  await open(stage({ takeIn }), 'en');
  await press('Take 2 articles');
  expect(screen.getByRole('alert').textContent).toBe(en['pack.problem.restFull']);
  expect(screen.getByText(/^40 articles were added .* 3 pictures were added\. 1 question waits/)).toBeTruthy();
});

describe('pictures', () => {
  const picture = (own: Partial<PackedPicture>): PackedPicture => ({
    ...{ path: 'x', bytes: new Uint8Array(40_000), proved: true, isNew: true },
    ...own,
  });

  test('are told with their size, and can be taken alone', async () => {
    const pictures = [picture({}), picture({}), picture({ isNew: false })];
    const packs = stage({ read: () => Promise.resolve(opened({ articles: [packed(1, 'same')], pictures })) });
    await open(packs);
    expect(screen.getByText(/^Ada 2 gambar baru \(80\skB\)\.$/)).toBeTruthy();
    await press(id['pack.open.takePictures']);
    expect(packs.takeIn.mock.lastCall?.[1]).toBe(false);
  });

  test('that nobody proved are taken only after a tick', async () => {
    const pictures = [picture({ proved: false })];
    await open(stage({ read: () => Promise.resolve(opened({ articles: [], pictures })) }), 'en');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: en['pack.open.takeNone'] }).disabled).toBe(true);
    await choose(/Also take 1 picture that/);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: en['pack.open.takePictures'] }).disabled).toBe(false);
  });

  test('aren’t taken where texts alone are kept, which is said', async () => {
    const read = () => Promise.resolve(opened({ articles: [], pictures: [picture({})], keepsPictures: false }));
    await open(stage({ read }));
    expect(screen.getByText(id['pack.open.noPictures'])).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: id['pack.open.takeNone'] }).disabled).toBe(true);
  });
});

describe('one after the other', () => {
  test('a pack that was taken from the file manager isn’t lost where the page closes meanwhile', async () => {
    platform.packs.arrived.push(new Blob(['first']));
    const reading = later<OpenedPack>();
    await show(stage({ read: () => reading.promise }));
    expect(platform.packs.arrived).toHaveLength(0);
    cleanup();
    await reading.answer(opened());
    await settle();
    expect(platform.packs.arrived).toHaveLength(1);
  });

  test('one that is being read as the page closes is shown by the page that opens next', async () => {
    platform.packs.arrived.push(new Blob(['first']));
    await show(stage({ read: () => later<OpenedPack>().promise }));
    cleanup();
    await show();
    expect(screen.getByRole('heading', { name: /20 November 2026/ })).toBeDefined();
  });

  test('nor is one that came while another was read, which was ready first', async () => {
    const first = later<OpenedPack>();
    const read = vi.fn<Packs['read']>().mockReturnValueOnce(first.promise).mockReturnValue(later<OpenedPack>().promise);
    await show(stage({ read }));
    await arrive('first');
    await arrive('second');
    await first.answer(opened());
    cleanup();
    expect(platform.packs.arrived).toHaveLength(1);
  });

  test('a late answer to an earlier pack changes nothing', async () => {
    const [first, second] = [later<OpenedPack>(), later<OpenedPack | RefusedPack>()];
    const read = vi.fn<Packs['read']>().mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
    await show(stage({ read }));
    await arrive('first');
    await arrive('second');
    await second.answer({ ok: false, fault: 'foreign', place: '' });
    await first.answer(opened());
    expect(screen.getByRole('alert').textContent).toBe(id['pack.refused.foreign']);
    expect(screen.queryByRole('heading', { name: /20 November 2026/ })).toBeNull();
  });

  test('one that comes while another is taken in waits, and what was taken is still told', async () => {
    const taking = later<TakenIn>();
    const packs = stage({ takeIn: () => taking.promise });
    await open(packs);
    await press('Ambil 2 artikel');
    await arrive('second');
    expect(packs.read).toHaveBeenCalledOnce();
    await taking.answer({ ...TAKEN, articles: 2 });
    await settle();
    expect(packs.read).toHaveBeenCalledTimes(2);
    expect(screen.getByText(/^2 artikel sudah masuk/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: /20 November 2026/ })).toBeTruthy();
  });
});
