// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '#domain/localized.ts';
import { renderMarkdown } from '#text/render/render-markdown.ts';
import { LanguageContext } from '#renderer/i18n/language.ts';
import { createI18n } from '#renderer/i18n/portal-i18n.ts';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import { PlatformContext } from '#renderer/platform/port.ts';
import { Calculators } from './calculators.tsx';

const CONTENT = `Teks.

\`\`\`figure amounts
judul: Pupuk
- Urea: 173 kg/ha | karung 50 kg | Rp2.250/kg | 2023
- NPK: 205–310 kg/ha
- POC: 3 liter/ha
sumber: contoh, 2023
\`\`\`
`;

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** The text as it stands without a script, and the calculator in it. */
function open(language: Language) {
  const text = document.createElement('div');
  text.innerHTML = renderMarkdown(CONTENT, language).html;
  document.body.append(text);
  const before = text.innerHTML;
  const shown = render(
    createElement(
      I18nextProvider,
      { i18n: createI18n(language, { common: {} }) },
      createElement(
        LanguageContext,
        { value: { language, unreachable: null, choose: () => undefined } },
        createElement(
          PlatformContext,
          { value: memoryPlatform() },
          createElement(Calculators, { figures: [...text.querySelectorAll<HTMLElement>('[data-rows]')] }),
        ),
      ),
    ),
  );
  return {
    text,
    close: () => {
      shown.unmount();
      expect(text.innerHTML).toBe(before);
      text.remove();
    },
  };
}

const plain = (text: string | null | undefined) =>
  (text ?? '').replaceAll('\u00a0', ' ').replace(/–| sampai | to /g, ' – ');

/** The same amount is the same in either unit. */
const inLitres = (text: string, language: Language) =>
  text.replace(
    /^(\d+) ml$/,
    (_, ml: string) => `${(Number(ml) / 1000).toLocaleString(language)} ${language === 'id' ? 'liter' : 'litres'}`,
  );

test.each(['id', 'en'] as const)('says in %s the same amounts as the table that needs no script', (language) => {
  const { text, close } = open(language);
  const rows = [...text.querySelectorAll('.fig-amounts tbody tr')];
  expect(rows).toHaveLength(5);
  for (const row of rows) {
    const size = plain(row.querySelector('th')?.textContent);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: size } });
    act(() => vi.advanceTimersByTime(500));
    const worked = [...screen.getByRole('status').querySelectorAll('dd strong')].map((each) =>
      inLitres(plain(each.textContent), language),
    );
    const printed = [...row.querySelectorAll('td')].map((cell) =>
      inLitres(plain(cell.firstChild?.textContent), language),
    );
    expect(worked, size).toEqual(printed);
    expect(worked).toHaveLength(3);
  }
  close();
});

test('stands between the table and what is said of it, and leaves the text as it was', () => {
  const { text, close } = open('id');
  const place = text.querySelector('.calculator')?.parentElement;
  expect(place?.previousElementSibling?.className).toBe('table-scroll');
  expect(place?.nextElementSibling?.textContent).toContain('takaran per hektare');
  close();
});

test('leaves a figure alone whose rows can’t be read', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const figure = document.createElement('figure');
  figure.dataset['rows'] = '[{"name":"Urea"';
  figure.innerHTML = '<div class="table-scroll"></div>';
  render(
    createElement(
      PlatformContext,
      { value: memoryPlatform() },
      createElement(
        I18nextProvider,
        { i18n: createI18n('id', { common: {} }) },
        createElement(Calculators, { figures: [figure] }),
      ),
    ),
  );
  expect(figure.querySelector('.calculator')).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
});
