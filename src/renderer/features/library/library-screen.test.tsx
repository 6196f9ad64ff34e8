// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { IDLE, libraryStage, NOT_YET, SYNCED } from '#tests/support/library/library-stage.ts';
import { CUT, messageOf, outboxStage } from '#tests/support/library/outbox-stage.ts';
import { cachesWith } from '#tests/support/memory/memory-caches.ts';
import { drawn, siteRepository } from '#tests/support/stages/site-stage.tsx';
import { summaryOf } from '#domain/article-summary.ts';
import { failed } from '#domain/result.ts';
import { libraryArticle } from '#tests/support/memory/memory-library-source.ts';
import type { Repository } from '#renderer/data/repository.ts';
import type { Language } from '#domain/localized.ts';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import { PlatformContext } from '#renderer/platform/port.ts';
import en from './parts/page-messages/en.json';
import id from './parts/page-messages/id.json';
import { page } from './library-screen.tsx';
// The screen fetches these itself; here they are there beforehand, so that no test waits for the disk.
import './library-settings.tsx';
import './library-panel.tsx';
import './remove-question.tsx';
import '../articles/parts/stored-articles.tsx';
import './opened-articles.tsx';
import '../contact/parts/outbox/outbox-list.tsx';

type Stage = ReturnType<typeof libraryStage>;

async function show(
  library: Stage | (() => Promise<never>) | null,
  language: Language = 'id',
  more: Partial<Repository> = {},
  platform = memoryPlatform(),
) {
  const { repository } = siteRepository();
  const openLibrary = typeof library === 'function' ? library : library && (() => Promise.resolve(library));
  await drawn(
    <PlatformContext value={platform}>
      <page.Screen data={{ canKeep: library !== null }} />
    </PlatformContext>,
    { ...repository, ...more, ...(openLibrary && { openLibrary }) },
    language,
    '/library',
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
}
const button = (name: string) => screen.queryByRole('button', { name });
const keep = () => screen.getByRole<HTMLInputElement>('checkbox', { name: id.keep });
const sentence = () => screen.getAllByRole('status')[0]?.textContent;

test('off, it says what would be fetched before anything is, and begins when it is switched on', async () => {
  const library = libraryStage({ ...IDLE, choice: 'off', kept: null, count: 0 });
  await show(library);
  expect(keep().checked).toBe(false);
  expect(
    screen.getByText(/^300 artikel dalam dua bahasa, sekitar 1,6 MB\. Dengan 26 gambar bawaan Tunas: 390 kB lagi\./),
  ).toBeTruthy();
  expect(sentence()).toBe(id.off);
  expect([button(id.sync), button(id.pause), button(id.remove)]).toEqual([null, null, null]);
  await act(async () => void fireEvent.click(keep()));
  expect(library.choose.mock.calls).toEqual([['on']]);
  expect(keep().checked).toBe(true);
});

test('before anything is kept, it lists what was read here and opens without a network, in the reader’s language first', async () => {
  const stores = cachesWith();
  vi.stubGlobal('caches', stores);
  const put = async (name: string, path: string, text: string) =>
    (await stores.open(name)).put(path, new Response(text));
  const article = (id: number, language: Language, title: string) =>
    summaryOf({ ...libraryArticle(id).texts[language]!, id, title });
  const data = JSON.stringify({ language: 'id', data: { article: article(7, 'id', 'Kompos') } });
  await put('tunas-pages-a', '/article/7', `<script type="application/json" id="page-data">${data}</script>`);
  await put('tunas-data', '/data/en/article-7.json', JSON.stringify(article(7, 'en', 'Compost')));
  await put('tunas-data', '/data/en/article-8.json', JSON.stringify(article(8, 'en', 'Chilies')));
  const off = libraryStage({ ...IDLE, choice: 'off', kept: null, count: 0 });
  await show(off);
  const links = () => screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.includes('/article/'));
  await waitFor(() => expect(links().map((link) => link.textContent)).toEqual(['Kompos', 'Chilies']));
  cleanup();
  vi.stubGlobal('caches', cachesWith());
  await show(off, 'id', {}, { ...memoryPlatform(), hasNetwork: () => false });
  expect(await screen.findByText(id['opened.none'])).toBeTruthy();
  vi.unstubAllGlobals();
});

test('says so where the size can’t be asked for', async () => {
  const library = libraryStage({ ...IDLE, choice: 'off', kept: null });
  library.measure.mockResolvedValue(failed('offline', ''));
  await show(library);
  expect(screen.getByText(id.sizeUnknown)).toBeTruthy();
});

test('shows what is done and left of a sync, which can be paused and continued', async () => {
  const library = libraryStage({ ...IDLE, kept: NOT_YET, count: 40, syncing: true });
  await show(library);
  library.become({ progress: { done: 40, total: 90, doneBytes: 200_000, totalBytes: 500_000 } });
  expect(sentence()).toBe(id.first);
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(40);
  expect(screen.getByText('Mengambil 40 dari 90...')).toBeTruthy();
  expect(screen.getByText('sisa 300 kB')).toBeTruthy();
  fireEvent.click(button(id.syncing)!);
  expect(library.sync).not.toHaveBeenCalled();
  await act(async () => void fireEvent.click(button(id.pause)!));
  library.become({ syncing: false, progress: null });
  expect(sentence()).toBe('Dijeda. 40 artikel sudah ada di perangkat ini.');
  expect(button(id.sync)).toBeNull();
  await act(async () => void fireEvent.click(button(id.resume)!));
  expect(library.choose.mock.calls).toEqual([['paused'], ['on']]);
});

test('complete, it says how fresh it is, syncs when asked, and what it takes', async () => {
  const library = libraryStage();
  await show(library);
  expect(sentence()).toBe('12 artikel, semuanya ada di perangkat ini.');
  expect(screen.getByText('Diperbarui 3 jam lalu')).toBeTruthy();
  expect(screen.getByText('Terakhir dicek 5 menit lalu')).toBeTruthy();
  expect(screen.getByText(/Sekitar 2,3 MB/)).toBeTruthy();
  expect(screen.getByText(id['room.persisted'])).toBeTruthy();
  fireEvent.click(button(id.sync)!);
  expect(library.sync).toHaveBeenCalledOnce();
});

test('says for how many days nobody could ask whether anything changed', async () => {
  const checkedAt = Date.now() - 41 * 86_400_000;
  await show(libraryStage({ ...IDLE, kept: { ...SYNCED!, checkedAt, updatedAt: checkedAt } }));
  expect(screen.getByText('Belum diperbarui 41 hari')).toBeTruthy();
  expect(document.querySelector('[data-level=dry]')).toBeTruthy();
});

test.each([
  ['no connection', { problem: failed('offline', '') }, 'failed'],
  ['no connection the first time', { problem: failed('offline', ''), kept: NOT_YET }, 'failedFirst'],
  ['a full device', { problem: 'full' }, 'full'],
  ['a device that keeps nothing', { problem: 'storage', kept: null }, 'refused'],
] as const)('says what %s means', async (_what, status, words) => {
  await show(libraryStage({ ...IDLE, ...status }));
  expect(sentence()).toBe(id[words]);
});

test.each([
  [{ persisted: false }, 'room.notPersisted'],
  [{ used: null }, 'room.unknown'],
  [{ persisted: false, needs: 'home-screen' }, 'room.homeScreen'],
  [{ persisted: false, needs: 'dock' }, 'room.dock'],
] as const)('is honest about a device of which it is known: %j', async (room, words) => {
  await show(libraryStage(IDLE, room));
  expect(screen.getByText(id[words])).toBeTruthy();
});

test.each(['switch', 'button'])('is removed only after a yes: by the %s', async (by) => {
  const library = libraryStage();
  await show(library);
  const ask = async () => {
    fireEvent.click(by === 'switch' ? keep() : button(id.remove)!);
    await screen.findByRole('dialog');
  };
  await ask();
  fireEvent.click(button(id['remove.no'])!);
  expect(library.choose).not.toHaveBeenCalled();
  expect(keep().checked).toBe(true);
  await ask();
  await act(async () => void fireEvent.click(button(id['remove.yes'])!));
  expect(library.choose.mock.calls).toEqual([['off']]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentence()).toBe(id.off);
});

test('says so where there is nothing to keep, or its code can’t be fetched', async () => {
  await show(null, 'en');
  expect(screen.getByText(en.none)).toBeTruthy();
  expect(screen.getByText(en.leadOpened)).toBeTruthy();
  // No steps of a sync that isn't there.
  expect([screen.queryByText(en.lead), screen.queryByText(en['how.title'])]).toEqual([null, null]);
  cleanup();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await show(() => Promise.reject(new Error('gone')), 'en');
  expect(screen.getByText('This part couldn’t open')).toBeTruthy();
});

test.each([
  ['there is nothing to keep', null, en.none],
  ['its code can’t be fetched', () => Promise.reject(new Error('gone')), 'This part couldn’t open'],
])('shows the messages that wait also where %s', async (_where, openLibrary, sentence) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const stage = await outboxStage();
  const outbox = stage.open();
  stage.answers.push(CUT);
  await outbox.send(messageOf('a'));
  const platform = memoryPlatform();
  platform.waiting.write(true);
  const repository = { ...siteRepository().repository, outbox: () => Promise.resolve(outbox) };
  await drawn(
    <PlatformContext value={platform}>
      <page.Screen data={{ canKeep: openLibrary !== null }} />
    </PlatformContext>,
    { ...repository, ...(openLibrary && { openLibrary }) },
    'en',
    '/library',
  );
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(await screen.findByText('1 waiting to be sent')).toBeTruthy();
  stage.database.close();
});

test('lets somebody choose the pictures, and says how far they are', async () => {
  const library = libraryStage();
  await show(library);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: id['pictures.small'] }).checked).toBe(true);
  expect(
    screen.getByText(
      'Gambar artikel di perangkat ini: 21 (18 bawaan Tunas, 3 unggahan). Gambar halaman lain: 8. Semuanya 550 kB.',
    ),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: id['pictures.all'] }));
  expect(library.pictures.choose.mock.calls).toEqual([['all']]);
  library.pictures.become({ progress: { done: 2, total: 9 } });
  expect(screen.getByText('Mengambil gambar 2 dari 9...')).toBeTruthy();
  library.pictures.become({ progress: null, problem: 'full' });
  expect(screen.getByText(new RegExp(id.full))).toBeTruthy();
});

test('says that everything is here only once the pictures are, and the pages’ own files', async () => {
  const library = libraryStage();
  await show(library);
  const kept = library.pictures.read().kept!;
  library.pictures.become({ kept: { ...kept, missing: 2 } });
  expect(sentence()).toBe('12 artikel ada di perangkat ini. Gambar dan halamannya menyusul.');
  expect(screen.getByText(/Belum ada: 2 gambar\./)).toBeTruthy();
  library.pictures.become({ kept, opens: null });
  expect(sentence()).toBe('12 artikel ada di perangkat ini. Gambar dan halamannya menyusul.');
  // Counted before the last texts came.
  library.pictures.become({ kept: { ...kept, updatedAt: 1 }, opens: true });
  expect(sentence()).toBe('12 artikel ada di perangkat ini. Gambar dan halamannya menyusul.');
  library.pictures.become({ kept, opens: false });
  expect(sentence()).toBe('12 artikel, semuanya ada di perangkat ini.');
  expect(screen.getByText(id.noPages)).toBeTruthy();
});
