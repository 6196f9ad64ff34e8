// @vitest-environment happy-dom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Amount } from '#domain/figures/figure.ts';
import type { Language } from '#domain/localized.ts';
import { LanguageContext } from '#renderer/i18n/language.ts';
import { createI18n } from '#renderer/i18n/portal-i18n.ts';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import { PlatformContext } from '#renderer/platform/port.ts';
import { WRONG_AREAS } from '#tests/support/cases/wrong-areas.ts';
import { Calculator } from './calculator.tsx';
import en from './page-messages/en.json';
import id from './page-messages/id.json';

const UREA: Amount = {
  name: 'Urea',
  unit: 'kg',
  perHectare: { from: 250, to: 250 },
  pack: 50,
  price: { rupiahPerUnit: 2250, year: { from: 2023, to: 2023, words: '2023' } },
};
const LIQUID: Amount = {
  name: 'POC',
  unit: 'litre',
  perHectare: { from: 2, to: 4 },
  pack: 1,
  price: null,
};

let platform = memoryPlatform();
beforeEach(() => {
  vi.useFakeTimers();
  platform = memoryPlatform();
  return () => vi.useRealTimers();
});

function open(language: Language = 'id', materials: readonly Amount[] = [UREA, LIQUID]) {
  const i18n = createI18n(language, { calculator: { id, en }[language], common: {} });
  return render(
    createElement(
      I18nextProvider,
      { i18n },
      createElement(
        LanguageContext,
        { value: { language, unreachable: null, choose: () => undefined } },
        createElement(PlatformContext, { value: platform }, createElement(Calculator, { materials })),
      ),
    ),
  );
}

const areaField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^(Luas lahan|Size of the land)$/ });
const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
const status = () => screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ') ?? '';

function type(text: string, field = areaField()) {
  fireEvent.change(field, { target: { value: text } });
  act(() => vi.advanceTimersByTime(500));
}

function submit() {
  fireEvent.submit(areaField().form!);
}

describe('works out', () => {
  test('kilograms, sacks, litres and rupiah with the formula, in English', () => {
    open('en');
    type('0.25');
    const said = status();
    expect(said).toContain('62.5 kg');
    expect(said).toContain('about 1½ sacks of 50 kg');
    expect(said).toContain('about Rp141,000 (price of 2023)');
    expect(said).toContain('0.25 ha × 250 kg per ha = 62.5 kg');
    expect(said).toContain('500 ml to 1 litres');
  });

  test('a little in millilitres and grams, as much as it is', () => {
    const dose = (unit: Amount['unit'], from: number, to = from): Amount => ({
      ...LIQUID,
      name: `${unit} ${from} ${to}`,
      unit,
      perHectare: { from, to },
      pack: null,
    });
    open('id', [dose('litre', 0.25), dose('litre', 0.07), dose('litre', 0.25, 200), dose('kg', 4.5)]);
    type('100 m2');
    expect(status()).toContain('2,5 ml');
    expect(status()).toContain('0,01 ha × 250 ml per ha = 2,5 ml');
    expect(status()).toContain('0,01 ha × 70 ml per ha = 0,7 ml');
    expect(status()).toContain('2,5 ml sampai 2 liter');
    expect(status()).toContain('0,01 ha × 4,5 kg per ha = 45 g');
  });

  test('length times width, and says how three digits behind a mark were read', () => {
    open();
    type('25x40');
    expect(status()).toContain('25 m × 40 m = 1.000 m² = 0,1 ha');
    type('1.500 m2');
    expect(status()).toContain('Kami baca sebagai 1500. Kalau maksud Anda 1,5, ketik 1,5.');
  });

  test('the price of all that have one', () => {
    open('id', [UREA, { ...UREA, name: 'NPK' }, LIQUID]);
    type('1');
    expect(status()).toContain('Jumlah yang ada harganya: sekitar Rp1.126.000');
  });
});

describe('remembers on the device', () => {
  test('no size that was taken back', () => {
    open();
    choose('Daerah', 'west-java');
    choose('Satuan', 'bata');
    const own = screen.getByRole('textbox', { name: '1 bata di tempat saya, dalam m²' });
    fireEvent.change(own, { target: { value: '16' } });
    fireEvent.change(own, { target: { value: '' } });
    type('100');
    expect(status()).toContain('1.406,3 m²');
  });
});

describe('asks for what only the reader knows', () => {
  test('the size of a unit that no source settles, and leads there', () => {
    open();
    choose('Daerah', 'south-kalimantan');
    choose('Satuan', 'borong-south-kalimantan');
    type('2');
    submit();
    const own = screen.getByRole('textbox', { name: '1 borong di tempat saya, dalam m²' });
    expect(document.activeElement).toBe(own);
    expect(screen.getByText('Isi dulu satu borong di tempat Anda berapa m².')).toBeTruthy();
    expect(status()).toBe('');
    fireEvent.change(own, { target: { value: '289' } });
    expect(status()).toContain('2 borong = 578 m²');
  });

  test('a size in figures', () => {
    open('en');
    choose('Unit', 'own');
    const own = screen.getByRole('textbox', { name: 'One of them, in m²' });
    fireEvent.change(own, { target: { value: 'big' } });
    fireEvent.blur(own);
    expect(own.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(en['problem.size-wrong'])).toBeTruthy();
  });
});

describe('asks for the size of the unit that was typed, not of the chosen one', () => {
  test.each(['ha', 'ubin'])('with %s chosen', (chosen) => {
    open();
    choose('Daerah', 'central-java');
    choose('Satuan', chosen);
    type('2 bata');
    submit();
    const own = screen.getByRole('textbox', { name: '1 bata di tempat saya, dalam m²' });
    expect(document.activeElement).toBe(own);
    expect(screen.getByText('Isi dulu satu bata di tempat Anda berapa m².')).toBeTruthy();
    fireEvent.change(own, { target: { value: '20' } });
    expect(status()).toContain('2 bata = 40 m²');
    // The field stays while it is written in.
    expect(document.activeElement).toBe(own);
    expect(platform.preferences.readNumber('land-unit-size.bata-central-java')).toBe(20);
    expect(platform.preferences.readNumber('land-unit-size.ubin')).toBeNull();
  });
});

describe('with another region', () => {
  test('keeps the unit by its name, with its size there', () => {
    open();
    choose('Daerah', 'west-java');
    choose('Satuan', 'bata');
    type('70');
    choose('Daerah', 'indramayu');
    expect(status()).toContain('70 bata = 1.000 m²');
  });

  test('asks for a unit where it has none of that name, and works nothing out meanwhile', () => {
    const first = open();
    choose('Daerah', 'west-java');
    choose('Satuan', 'bata');
    type('50');
    choose('Daerah', 'bali');
    first.unmount();
    open();
    const unit = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Satuan' });
    act(() => vi.advanceTimersByTime(500));
    expect(status()).toBe('');
    expect(unit.value).toBe('');
    expect(document.getElementById(unit.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      id['problem.unit-needed'],
    );
    submit();
    expect(document.activeElement).toBe(unit);
    choose('Satuan', 'are');
    expect(status()).toContain('50 are = 5.000 m²');
    expect(unit.getAttribute('aria-invalid')).toBe('false');
  });
});

test('says how three digits behind a mark were read in a side and in the size of a unit', () => {
  open();
  type('12.500x40');
  expect(status()).toContain('Kami baca sebagai 12500. Kalau maksud Anda 12,5, ketik 12,5.');
  choose('Satuan', 'own');
  type('2');
  const own = screen.getByRole('textbox', { name: 'Satu satuan itu, dalam m²' });
  fireEvent.change(own, { target: { value: '1.250' } });
  expect(screen.getByText('Kami baca sebagai 1250. Kalau maksud Anda 1,25, ketik 1,25.')).toBeTruthy();
});

describe.each(['id', 'en'] as const)('in %s, a kind sentence for', (language) => {
  test('each wrong input, at its field, with the focus', () => {
    open(language);
    choose({ id: 'Daerah', en: 'Region' }[language], 'west-java');
    const sentences = Object.entries({ id, en }[language]).filter(([key]) => key.startsWith('problem.'));
    // Looked up once: there are many inputs.
    const [field, results] = [areaField(), screen.getByRole('status')];
    for (const { typed, problem, word } of WRONG_AREAS) {
      type(typed, field);
      fireEvent.submit(field.form!);
      const alert = document.getElementById(field.getAttribute('aria-describedby') ?? '');
      const said = alert?.textContent ?? '';
      const sentence = sentences.find(([key]) => key === `problem.${problem}`)?.[1];
      expect(said, typed).toBe(sentence?.replaceAll('{{word}}', word));
      expect(said, typed).toMatch(/[.!]$/);
      expect(document.activeElement, typed).toBe(field);
      // Nothing that was typed is taken away, and no result of something else stands there.
      expect(field.value, typed).toBe(typed);
      expect(within(results).queryByText(/kg/), typed).toBeNull();
    }
  });
});

test('says nothing while somebody is still typing', () => {
  open();
  type('1,,5');
  expect(areaField().getAttribute('aria-invalid')).toBe('false');
  fireEvent.blur(areaField());
  expect(areaField().getAttribute('aria-invalid')).toBe('true');
});
