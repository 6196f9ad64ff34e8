// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { bundledArticles } from '#content/catalogue.ts';
import type { Amount } from '#domain/figures/figure.ts';
import { figuresOf } from '#domain/figures/parse-figure.ts';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { LanguageContext } from '#renderer/i18n/language.ts';
import { createI18n } from '#renderer/i18n/portal-i18n.ts';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import { PlatformContext } from '#renderer/platform/port.ts';
import { Calculator } from './calculator.tsx';
import en from './page-messages/en.json';
import id from './page-messages/id.json';

/** Where the text of each article gives amounts of something for an area of land; those that give none have no calculator. */
const AMOUNTS: Readonly<Record<number, Readonly<Record<Language, readonly string[]>>>> = {
  2: {
    id: ['200 sampai 300 kg', '2 sampai 4 ton per hektare'],
    en: ['200 to 300 kg of urea per hectare', '2 to 4 t of lime per hectare'],
  },
  3: {
    id: ['8 sampai 32 liter per hektare', '60 liter per hektare'],
    en: ['8 to 32 litres per hectare', '60 litres per hectare'],
  },
  4: { id: ['1,9 sampai 2,6 kg per meter persegi'], en: ['1.9 to 2.6 kg per square metre'] },
  6: { id: ['570 per hektare'], en: ['570 a hectare'] },
  7: { id: ['40 per hektare'], en: ['40 per hectare'] },
  8: { id: ['50 sampai 75 kg'], en: ['50 to 75 kg of urea per hectare'] },
};

/** An amount for an area: "60 liter per hektare", "1.9 kg per square metre". */
const FOR_AREA = /\d[^.;]{0,40}(?:per|\/) ?(?:hektare|hectare|ha\b|m²|meter persegi|square metre)/;

const ARTICLES = bundledArticles.flatMap(({ id: number, folder }) =>
  LANGUAGES.map((language) => {
    const text = readFileSync(`src/content/articles/${folder}/${language}.md`, 'utf8');
    return { number, language, text, materials: figuresOf(text, 'amounts').flatMap((figure) => figure.materials) };
  }),
);

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test.each(ARTICLES)(
  'article $number in $language offers the calculator just where its text has amounts for an area',
  ({ number, language, text, materials }) => {
    const amounts = AMOUNTS[number]?.[language] ?? [];
    const prose = text.replaceAll('\u00a0', ' ');
    for (const words of amounts) expect(prose).toContain(words);
    expect(materials.length > 0).toBe(amounts.length > 0);
    if (amounts.length === 0) expect(prose).not.toMatch(FOR_AREA);
  },
);

const LANDS = ['100 m2', '500 m2', '0,25 ha', '1 ha', '1', '2,5 ha', '25x40', '100x100'];

function open(language: Language, materials: readonly Amount[]) {
  const i18n = createI18n(language, { calculator: { id, en }[language], common: {} });
  return render(
    createElement(
      I18nextProvider,
      { i18n },
      createElement(
        LanguageContext,
        { value: { language, unreachable: null, choose: () => undefined } },
        createElement(PlatformContext, { value: memoryPlatform() }, createElement(Calculator, { materials })),
      ),
    ),
  );
}

/** What an answer says twice. */
function repeated(results: Element): readonly string[] {
  const area = (results.querySelector('p')?.textContent ?? '').split(' = ');
  const rows = [...results.querySelectorAll('dl > div')];
  const twice = (some: readonly string[]) => some.filter((each, place) => some.indexOf(each) !== place);
  const amounts = rows.flatMap((row) => {
    const [amount = '', ...others] = [...row.querySelectorAll('dd > *')].map((each) => each.textContent ?? '');
    // The sum ends with its result, which is no repetition unless it is all that it says.
    return others.filter((each) => each === amount || each.startsWith('1 ha ×'));
  });
  return [...twice(area), ...twice(rows.map((row) => row.textContent ?? '')), ...amounts];
}

test.each(ARTICLES.filter(({ materials }) => materials.length > 0))(
  'article $number in $language: no answer repeats itself',
  ({ language, materials }) => {
    const shown = open(language, [...materials, materials[0]!]);
    for (const land of LANDS) {
      const typed = language === 'id' ? land : land.replace(',', '.');
      fireEvent.change(screen.getByRole('textbox'), { target: { value: typed } });
      act(() => vi.advanceTimersByTime(500));
      const results = screen.getByRole('status');
      expect(results.querySelectorAll('dl > div'), typed).toHaveLength(materials.length);
      expect(repeated(results), typed).toEqual([]);
    }
    shown.unmount();
  },
);
