// @vitest-environment happy-dom
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { violations } from '#tests/support/stages/axe.ts';
import { bannerRow, drawn, siteRepository, staged } from '#tests/support/stages/site-stage.tsx';
import { readSiteContent } from '#renderer/data/site-content.ts';
import { HeroBanners } from './hero-banners.tsx';

/** The portal's own first view. */
const OTHERWISE = <h1>Menanam Harapan, Menuai Kehidupan</h1>;

const NOON = new Date('2026-11-22T12:00:00Z');
const rows = ['Satu', 'Dua', 'Tiga'].map((title, index) => {
  const text = { title, buttonLabel: `Ke ${title}` };
  return bannerRow({ id: index + 5, text, shared: { image: `/pictures/${index}.svg` } });
});
let still: boolean;
let visible: DocumentVisibilityState;

async function show(all: readonly unknown[] = rows) {
  const { banners } = readSiteContent(all, 'id', (address) => address)!;
  return drawn(<HeroBanners banners={banners} links={null} otherwise={OTHERWISE} />, siteRepository().repository);
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const live = () => document.querySelector('[aria-live]')?.getAttribute('aria-live');
const hero = () => document.querySelector('.hero')!;

function look(state: DocumentVisibilityState): void {
  visible = state;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => {
  still = false;
  visible = 'visible';
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOON });
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: still && query.includes('reduced-motion') }) as MediaQueryList,
  );
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible);
});

test('turning by hand goes on and back, around both ends, and to any of them', async () => {
  await show();
  expect(title()).toBe('Satu');
  press('Sorotan berikutnya');
  expect(title()).toBe('Dua');
  press('Sorotan sebelumnya');
  press('Sorotan sebelumnya');
  expect(title()).toBe('Tiga');
  press('Sorotan berikutnya');
  expect(title()).toBe('Satu');
  press('Tampilkan sorotan 3');
  expect(title()).toBe('Tiga');
  expect(button('Tampilkan sorotan 3').getAttribute('aria-current')).toBe('true');
  expect(button('Tampilkan sorotan 1').getAttribute('aria-current')).toBeNull();
});

test('turning by hand works by keyboard and leaves the focus on what was pressed', async () => {
  await show();
  const next = button('Sorotan berikutnya');
  act(() => next.focus());
  // A browser clicks a focused button for Enter and for the space bar.
  act(() => next.click());
  expect([title(), document.activeElement]).toEqual(['Dua', next]);
});

test('turning by hand reaches every control by Tab, in the order in which they are seen, and nothing of the banners that aren’t', async () => {
  await show();
  const reachable = [...hero().querySelectorAll<HTMLElement>('a[href], button')].filter(
    (each) => !each.closest('[inert]'),
  );
  expect(reachable.map((each) => each.getAttribute('aria-label') ?? each.textContent)).toEqual([
    ...['Ke Satu', 'Sorotan sebelumnya', 'Jeda', 'Sorotan berikutnya'],
    ...[1, 2, 3].map((number) => `Tampilkan sorotan ${number}`),
  ]);
  expect(reachable.every((each) => each.tabIndex === 0)).toBe(true);
});

describe('turning by itself', () => {
  test('happens every eight seconds, silently', async () => {
    await show();
    expect(live()).toBe('off');
    await wait(7999);
    expect(title()).toBe('Satu');
    await wait(1);
    expect(title()).toBe('Dua');
    await wait(8000);
    await wait(8000);
    expect(title()).toBe('Satu');
    expect(document.querySelectorAll('[aria-live]')).toHaveLength(1);
  });

  test('never moves the focus, nor takes it away', async () => {
    await show();
    expect(document.activeElement).toBe(document.body);
    await wait(8000);
    expect([title(), document.activeElement]).toEqual(['Dua', document.body]);
  });

  test('doesn’t happen where less motion is wanted', async () => {
    still = true;
    await show();
    await wait(60_000);
    expect([title(), live()]).toEqual(['Satu', 'polite']);
    press('Sorotan berikutnya');
    expect(title()).toBe('Dua');
  });

  test('is stopped and goes on by its button, which says what it would do', async () => {
    await show();
    press('Jeda');
    await wait(60_000);
    expect([title(), live()]).toEqual(['Satu', 'polite']);
    press('Lanjutkan');
    expect(screen.queryByRole('button', { name: 'Lanjutkan' })).toBeNull();
    await wait(8000);
    expect(title()).toBe('Dua');
  });

  const focus = () => {
    act(() => button('Sorotan sebelumnya').focus());
    act(() => screen.getByRole('link', { name: 'Ke Satu' }).focus());
  };
  const blur = () => act(() => (document.activeElement as HTMLElement).blur());

  test.each([
    ['somebody points at it', () => fireEvent.pointerEnter(hero()), () => fireEvent.pointerLeave(hero())],
    ['the focus is anywhere within it', focus, blur],
    ['nobody sees the page', () => look('hidden'), () => look('visible')],
  ])('waits while %s', async (_what, begin, end) => {
    await show();
    begin();
    await wait(60_000);
    expect(title()).toBe('Satu');
    end();
    await wait(8000);
    expect(title()).toBe('Dua');
  });

  test('ends with the page', async () => {
    const { unmount } = await show();
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('what lies below never moves: all words are in the same box, those that aren’t seen are nobody’s to reach', async () => {
  await show();
  const slides = [...document.querySelectorAll('.banner-slide')];
  expect(slides.map((slide) => [slide.getAttribute('aria-label'), slide.hasAttribute('inert')])).toEqual([
    ['1 dari 3', false],
    ['2 dari 3', true],
    ['3 dari 3', true],
  ]);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('what lies below: only the picture that is seen and the next one are fetched', async () => {
  await show();
  const sources = () => [...document.querySelectorAll('.hero img')].map((image) => image.getAttribute('src'));
  expect(sources()).toEqual(['/pictures/0.svg', '/pictures/1.svg']);
  press('Sorotan sebelumnya');
  expect(sources()).toEqual(['/pictures/0.svg', '/pictures/2.svg']);
});

describe('the clock', () => {
  const until = (id: number, activeUntil: string | null, activeFrom: string | null = null) =>
    bannerRow({ id, text: { title: `Nomor ${id}` }, shared: { activeFrom, activeUntil } });

  test('takes a banner away when its time ends, and brings one when it begins', async () => {
    await show([until(1, '2026-11-22T12:00:05Z'), until(2, null, '2026-11-22T12:00:03Z')]);
    expect(title()).toBe('Nomor 1');
    expect(screen.queryByRole('button')).toBeNull();
    await wait(3000);
    expect(screen.getAllByRole('button')).not.toEqual([]);
    await wait(2000);
    expect([title(), screen.queryByRole('button')]).toEqual(['Nomor 2', null]);
  });

  test('leaves the portal’s own first view when the last one ends', async () => {
    await show([until(1, '2026-11-22T12:00:05Z')]);
    await wait(5000);
    expect(title()).toBe('Menanam Harapan, Menuai Kehidupan');
  });

  test('of an end in many years is waited for in parts that browsers can', async () => {
    await show([until(1, '2126-01-01T00:00:00Z')]);
    await wait(100);
    expect([title(), vi.getTimerCount()]).toEqual(['Nomor 1', 1]);
  });
});

test.each([
  ['that are on', rows, 'Satu'],
  [
    'whose time ended since',
    rows.map((row) => ({ ...row, shared: { ...row.shared, activeUntil: '2026-11-22T11:00:00Z' } })),
    'Menanam Harapan, Menuai Kehidupan',
  ],
])('prerendered banners %s come to life as they stand there', async (_which, all, afterwards) => {
  const complaints: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words));
  const { banners } = readSiteContent(all, 'id', (address) => address)!;
  const stage = await staged(
    <HeroBanners banners={banners} links={null} otherwise={OTHERWISE} />,
    siteRepository().repository,
  );
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(stage);
  expect(title()).toBe('Satu');
  const root = await act(() =>
    hydrateRoot(place, stage, { onRecoverableError: (error) => void complaints.push(error) }),
  );
  expect([complaints, title()]).toEqual([[], afterwards]);
  act(() => root.unmount());
  place.remove();
});

test('axe finds nothing', async () => {
  vi.useRealTimers();
  await show();
  expect(await violations('body')).toEqual([]);
});
