// @vitest-environment happy-dom
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { violations } from '#tests/support/stages/axe.ts';
import { worded } from '#tests/support/stages/words-stage.tsx';
import type { Language } from '#domain/localized.ts';
import type { ReadableArticle } from '../../data/repository.ts';
import { ReviewLine, ReviewNote } from './review-date-note.tsx';
import en from './page-messages/en.json';
import id from './page-messages/id.json';

const CHECKED = { reviewedOn: '2026-11-20', reviewBy: '2027-11-20' };
const LAST_MOMENT = '2027-11-20T16:59:59Z';
const NEXT_DAY = '2027-11-20T17:00:00Z';

const drawing = (days: Partial<ReadableArticle>, language: Language = 'id') => {
  const article = days as ReadableArticle;
  return worded(
    <>
      <ReviewLine article={article} />
      <ReviewNote article={article} />
    </>,
    { articles: language === 'id' ? id : en },
    language,
  );
};
const said = () => [...document.querySelectorAll('p')].map((line) => line.textContent);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test('says when it was checked, and by when it is checked again', () => {
  vi.setSystemTime(LAST_MOMENT);
  render(drawing(CHECKED));
  expect(said()).toEqual([
    'Isi diperiksa 20 November 2026',
    'Isi diperiksa 20 November 2026',
    'Diperiksa lagi paling lambat 20 November 2027',
  ]);
});

test.each([
  [
    'id',
    'Saran ini perlu diperiksa lagi',
    'Saran ini perlu diperiksa lagi sejak 20 November 2027. Tanyakan dulu ke penyuluh sebelum memakai takarannya.',
    'Isi diperiksa 20 November 2026',
  ],
  [
    'en',
    'This advice is due for review',
    'This advice has been due for review since 20 November 2027. Ask an extension officer before you use its doses.',
    'Content reviewed 20 November 2026',
  ],
] as const)('in %s says what to do once that day has passed in Jakarta', async (language, ...lines) => {
  vi.setSystemTime(NEXT_DAY);
  render(drawing(CHECKED, language));
  expect(said()).toEqual(lines);
  const mark = screen.getByRole('link', { name: lines[0]! });
  expect(document.querySelector(mark.getAttribute('href')!)?.textContent).toContain(lines[1]);
  vi.useRealTimers();
  expect(await violations('body')).toEqual([]);
});

test.each([
  ['nobody checked it', { reviewedOn: null, reviewBy: null }, []],
  [
    'only the next day is named',
    { reviewedOn: null, reviewBy: '2028-01-01' },
    ['Diperiksa lagi paling lambat 1 Januari 2028'],
  ],
])('says no more than is known: %s', (_what, days, lines) => {
  vi.setSystemTime(NEXT_DAY);
  render(drawing(days));
  expect([...new Set(said())].filter(Boolean)).toEqual(lines);
});

test('a page that was prerendered before the day comes to life without a complaint, and is marked then', async () => {
  vi.setSystemTime(LAST_MOMENT);
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(drawing(CHECKED));
  expect(place.textContent).not.toContain('perlu diperiksa lagi');
  vi.setSystemTime(NEXT_DAY);
  // The date of the build isn't rendered, even long afterwards.
  expect(renderToString(drawing(CHECKED))).toBe(place.innerHTML);
  const complaints: unknown[] = [];
  const root = await act(() =>
    hydrateRoot(place, drawing(CHECKED), { onRecoverableError: (error) => void complaints.push(error) }),
  );
  expect(complaints).toEqual([]);
  expect(place.textContent).toContain('perlu diperiksa lagi sejak 20 November 2027');
  act(() => root.unmount());
  place.remove();
});
