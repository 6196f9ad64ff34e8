// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
