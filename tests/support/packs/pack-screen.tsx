// The library page's parts about packs, with packs that the test controls.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Language } from '#domain/localized.ts';
import { MADE_AT, SAVED_AT } from '#tests/support/packs/pack-stage.ts';
import { libraryArticle } from '#tests/support/memory/memory-library-source.ts';
import type {
  OpenedPack,
  PackableArticle,
  PackedArticle,
  Packs,
  PackStock,
  TakenIn,
  WrittenPack,
} from '#renderer/data/packs.ts';
import { PackParts } from '#renderer/features/library/parts/pack-parts.tsx';
import en from '#renderer/features/library/parts/page-messages/en.json';
import id from '#renderer/features/library/parts/page-messages/id.json';
import { LanguageContext } from '#renderer/i18n/language.ts';
import { createI18n } from '#renderer/i18n/portal-i18n.ts';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import { PlatformContext } from '#renderer/platform/port.ts';

const category = (slug: string, name: string) => ({ slug, name: { id: name, en: name } });
const ORGANIC = category('organic', 'Pertanian Organik / 1');
const WATER = category('water', 'Air');
const ARTICLES: readonly PackableArticle[] = [
  { id: 1, titles: { id: 'Selada', en: 'Lettuce' }, category: ORGANIC, date: '2026-01-02', words: 1600, pictures: [] },
  { id: 2, titles: { id: 'Cabai' }, category: WATER, date: '2026-01-01', words: 1600, pictures: [] },
  { id: 3, titles: { en: 'Worms' }, category: ORGANIC, date: '2025-01-01', words: 800, pictures: [] },
];

export const packed = (nth: number, effect: PackedArticle['effect'], proved = true): PackedArticle => ({
  article: libraryArticle(nth),
  effect,
  proved,
});
export const opened = (own: Partial<OpenedPack> = {}): OpenedPack => ({
  ok: true,
  proof: { state: 'proved', madeAt: MADE_AT },
  savedAt: SAVED_AT,
  articles: [packed(1, 'new'), packed(2, 'newer'), packed(3, 'same'), packed(4, 'older'), packed(5, 'withdrawn')],
  pictures: [],
  keepsPictures: true,
  questions: [],
  catalogue: null,
  ...own,
});

export const STOCK: PackStock = { articles: ARTICLES, isWhole: true, questions: 0 };
export const WRITTEN: WrittenPack = {
  ...{ pack: new Blob(['pack']), page: new Blob(['page']), proved: 3, unverified: 0 },
  ...{ pictures: 0, missing: [], leftOut: 0, absent: 0 },
};
export const TAKEN: TakenIn = { articles: 0, pictures: 0, questions: 0, problem: null };

export function stage(own: Partial<Packs> = {}) {
  const made = {
    stock: vi.fn<Packs['stock']>().mockResolvedValue(STOCK),
    write: vi.fn<Packs['write']>().mockResolvedValue(WRITTEN),
    read: vi.fn<Packs['read']>().mockResolvedValue(opened()),
    takeIn: vi.fn<Packs['takeIn']>().mockResolvedValue({ ...TAKEN, articles: 2 }),
  };
  return Object.assign(made, own) as typeof made;
}

export let platform: ReturnType<typeof memoryPlatform>;
beforeEach(() => {
  platform = memoryPlatform();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.useFakeTimers({ now: new Date(2026, 10, 23, 9), toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

export async function show(packs: Packs | null = stage(), language: Language = 'id') {
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
export const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));
export const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
export const choose = async (label: string | RegExp) => {
  fireEvent.click(screen.getByLabelText(label));
  await settle();
};
