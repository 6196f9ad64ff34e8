// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawn, openSitePage, siteRepository } from '#tests/support/stages/site-stage.tsx';
import { bundledLibrary } from '#build/content/bundled-library.ts';
import { isWeather, MONTHS, type Month } from '#domain/calendar.ts';
import { ISLAND_GROUPS, type IslandGroup } from '#domain/island-groups.ts';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { MONTH_NAMES } from '#domain/dates.ts';
import { calendarsOfArticles, type FieldCalendar } from '#domain/seasons/field-tasks.ts';

/*
 * The calendars of the bundled articles through a year that begins in June, so that it holds both sides of the year's end: the section
 * shows work of the month, or that of the next month that has any, and says which.
 */
const YEAR = [...MONTHS.slice(5), ...MONTHS.slice(0, 5)];
const yearOf = (month: Month) => (month > 5 ? 2026 : 2027);

const READ: Readonly<Record<Language, readonly FieldCalendar[]>> = {
  id: calendarsOfArticles(bundledLibrary('id').articles),
  en: calendarsOfArticles(bundledLibrary('en').articles),
};

/** The rows of the calendars, read anew: what is written for a region and month, apart from the weather. */
const written = (language: Language, region: IslandGroup, month: Month) =>
  READ[language]
    .flatMap(({ parts }) => parts)
    .filter(({ regions }) => regions.includes(region))
    .flatMap(({ tasks }) => tasks)
    .filter(({ name, months }) => months.includes(month) && !isWeather(name))
    .map(({ name }) => name);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(cleanup);

async function shownIn(language: Language, region: IslandGroup, month: Month) {
  vi.setSystemTime(Date.UTC(yearOf(month), month - 1, 15));
  const { page, data } = await openSitePage('/', { calendars: READ[language] }, language);
  await drawn(<page.Screen data={data} />, siteRepository().repository, language);
  const select = screen.getByLabelText(language === 'id' ? 'Wilayah Anda' : 'Your region');
  fireEvent.change(select, { target: { value: region } });
  const section = select.closest('section');
  const entries = [...(section?.querySelectorAll('ul li') ?? [])];
  const words = section?.querySelector('[aria-live]')?.textContent ?? '';
  cleanup();
  return {
    words,
    text: entries.map((entry) => entry.textContent).join('\n'),
    names: entries.map((entry) => entry.querySelector('a')?.textContent),
  };
}

const rows = LANGUAGES.flatMap((language) => ISLAND_GROUPS.map((region) => [language, region] as const));

test.each(rows)(
  '%s, %s: each month has work, or the next month that has, and its year is true',
  async (language, region) => {
    for (const [at, month] of YEAR.entries()) {
      const { words, text, names } = await shownIn(language, region, month);
      const ahead = MONTHS.map((_each, after) => (((month - 1 + after) % 12) + 1) as Month);
      const next = ahead.find((each) => written(language, region, each).length > 0);
      const has = written(language, region, next ?? month);
      const label = `${region}, ${MONTH_NAMES[language][month - 1]}: ${words} ${text}`;
      expect(names.length, label).toBe(Math.min(3, new Set(has).size));
      expect(has, label).toEqual(expect.arrayContaining(names));
      expect(words, label).toContain(MONTH_NAMES[language][(next ?? month) - 1]);
      expect(words.includes('2027'), label).toBe((next ?? month) < month && at < 7);
      expect(`${words}${text}`.replace('2027', ''), label).not.toMatch(/\d{4}/);
    }
  },
);

test.each(LANGUAGES)(
  '%s: no month is without work in Java and Sumatra, and rice is planted in November',
  async (language) => {
    for (const region of ['java', 'sumatra'] as const) {
      for (const month of MONTHS) expect(written(language, region, month), `${region} ${month}`).not.toEqual([]);
      expect((await shownIn(language, region, 11)).names).toContain(language === 'id' ? 'Tanam padi' : 'Plant rice');
    }
  },
);
