// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { FigureDraft } from '#domain/figures/figure-draft.ts';
import { findFigures } from '#domain/figures/figure-blocks.ts';
import { parseFigures } from '#domain/figures/parse-figure.ts';
import { FIGURE_PROBLEM_CODES } from '#domain/figures/figure-problem.ts';
import { createI18n } from '#renderer/i18n/portal-i18n.ts';
import { FigureForm } from './figure-form.tsx';
import en from '../../messages/en.json';
import id from '../../messages/id.json';

const onApply = vi.fn<(source: string) => void>();
const onClose = vi.fn<(draft: FigureDraft | null) => void>();

function open(source: string | null, kept: FigureDraft | null = null) {
  render(
    <I18nextProvider i18n={createI18n('en', { figures: en.figures })}>
      <FigureForm {...{ source, kept, onApply, onClose }} lang="id" />
    </I18nextProvider>,
  );
}

const field = (name: string | RegExp, within_: HTMLElement = document.body) =>
  within(within_).getByRole<HTMLInputElement>('textbox', { name });
const row = (number: number) => screen.getByRole('group', { name: `Row ${number}` });
const write = (input: HTMLElement, words: string) => fireEvent.change(input, { target: { value: words } });
/** Presses a button, and lets what it begins come to its end. */
const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));
const applied = () => onApply.mock.lastCall?.[0] ?? '';

const COSTS =
  '```figure costs\njudul: Modal\ntahun: 2017\n- Talang: 2 × Rp5.000\n- Pompa: Rp20.000 | bekas\njumlah: Rp30.000\nsumber: S\n```';

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test('every complaint has a sentence in both languages', () => {
  for (const messages of [id.figures, en.figures])
    expect(FIGURE_PROBLEM_CODES.filter((code) => !Object.hasOwn(messages, `wrong.${code}`))).toEqual([]);
});

test('a new calendar is written by the keyboard alone, and put into the text', async () => {
  open(null);
  fireEvent.change(screen.getByRole('combobox', { name: 'Kind' }), { target: { value: 'calendar' } });
  write(field('Title'), 'Kapan menanam');
  write(field(/^Region 1/), 'Jawa');
  write(field('Task', row(1)), 'Semai');
  write(field(/^Months/, row(1)), 'Agu–Sep');
  await press(screen.getByRole('button', { name: 'Add a row' }));
  await waitFor(() => expect(document.activeElement).toBe(field('Task', row(2))));
  write(field('Task', row(2)), 'Panen');
  write(field(/^Months/, row(2)), 'Des');
  write(field('Source'), 'BMKG, 2025');
  await press(screen.getByRole('button', { name: 'Insert' }));
  expect(applied()).toBe(
    '```figure calendar\njudul: Kapan menanam\nwilayah: Jawa\n- Semai: Agu–Sep\n- Panen: Des\nsumber: BMKG, 2025\n```',
  );
});

describe('changes a figure', () => {
  test('and writes the same where nothing is changed', async () => {
    open(COSTS);
    await press(screen.getByRole('button', { name: 'Put into the text' }));
    expect(applied()).toBe(COSTS);
  });

  test('says at its field what is wrong, keeps every word, and takes it once it is mended', async () => {
    open(COSTS);
    const total = field(/^Total/);
    write(total, 'Rp31.000');
    await press(screen.getByRole('button', { name: 'Put into the text' }));
    expect(onApply).not.toHaveBeenCalled();
    expect(screen.getByText(/add up to Rp30000/)).toBeDefined();
    expect(total.getAttribute('aria-invalid')).toBe('true');
    write(total, 'Rp30.000');
    await press(screen.getByRole('button', { name: 'Put into the text' }));
    expect(applied()).toBe(COSTS);
  });

  test('a complaint about a row stands in that row', async () => {
    open(COSTS);
    write(field(/^Price/, row(2)), 'mahal');
    await press(screen.getByRole('button', { name: 'Put into the text' }));
    expect(within(row(2)).getByText(/“mahal” is no price/)).toBeDefined();
  });

  test('rows are moved and removed by the keyboard', async () => {
    open(COSTS);
    await press(within(row(2)).getByRole('button', { name: 'Move row 2 up' }));
    expect(field('Item', row(1)).value).toBe('Pompa');
    await press(within(row(2)).getByRole('button', { name: 'Delete row 2' }));
    expect(screen.queryByRole('group', { name: 'Row 2' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a row' }));
  });

  test('a broken one opens with everything that stands in it', async () => {
    open('```figure costs\njudul: Modal\napa ini\n- Talang\nwilayah: Jawa\n```');
    expect(field('Title').value).toBe('Modal');
    expect(field('Item').value).toBe('Talang');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Other lines/ }).value).toBe(
      'apa ini\nwilayah: Jawa',
    );
    await press(screen.getByRole('button', { name: 'Put into the text' }));
    expect(onApply).not.toHaveBeenCalled();
  });
});

describe('another kind', () => {
  const choose = (kind: string) =>
    act(async () => void fireEvent.change(screen.getByRole('combobox', { name: 'Kind' }), { target: { value: kind } }));
  const rest = () => screen.queryByRole<HTMLTextAreaElement>('textbox', { name: /^Other lines/ });

  test('shows the lines that it has no place for, and going back brings them to theirs', async () => {
    open(COSTS);
    expect(rest()).toBeNull();
    await choose('dose');
    expect(rest()?.value.split('\n')).toEqual([
      'tahun: 2017',
      '- Talang: 2 × Rp5.000',
      '- Pompa: Rp20.000 | bekas',
      'jumlah: Rp30.000',
    ]);
    await choose('costs');
    expect(rest()).toBeNull();
    await press(screen.getByRole('button', { name: 'Put into the text' }));
    expect(applied()).toBe(COSTS);
  });

  test('only looked at, it changes no order', async () => {
    const source =
      '```figure calendar\njudul: a\nwilayah: Jawa\n- Semai: Agu\nwilayah: Papua\n- Panen: Mei\nsumber: d\n```';
    open(source);
    await choose('symptoms');
    await choose('calendar');
    await press(screen.getByRole('button', { name: 'Put into the text' }));
    expect(applied()).toBe(source);
  });

  test('a dose figure with rows opens with them', () => {
    open('```figure dose\njudul: a\n- Urea: 2\n```');
    expect(rest()?.value).toBe('- Urea: 2');
  });
});

test('what is written and not put in comes back', async () => {
  open(null);
  write(field('Title'), 'EC');
  await press(screen.getByRole('button', { name: /^Close/ }));
  const draft = onClose.mock.lastCall?.[0] ?? null;
  expect(draft?.title).toBe('EC');
  cleanup();
  open(null, draft);
  expect(field('Title').value).toBe('EC');
});

test('closing without a change keeps nothing', async () => {
  open(COSTS);
  await act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }));
  expect(onClose).toHaveBeenCalledWith(null);
});

test.each([
  'dose\njudul: a\nskala: 1–3\naman: 2\nkurang: b\nlebih: c\nsumber: d',
  'calendar\njudul: a\nwilayah: Jawa\n- Semai: Agu | b\nwilayah: Papua\n- Semai: Mei\nsumber: d',
  'comparison\njudul: a\nsatuan: g\n- b: 1\n- c: 2–3\nsumber: d',
  'symptoms\njudul: a\ndaun: Trips\ngambar: chili-thrips\n- b\n- c: d\ntindakan: e\ndaun: Virus\n- f\nsumber: g',
  'amounts\njudul: a\n- Urea: 170 kg/ha | 50 kg | Rp2.250/kg | 2023\nsumber: d',
])('a figure goes through the form and back: %j', async (body) => {
  const source = `\`\`\`figure ${body}\n\`\`\``;
  expect(parseFigures(source)[0]?.parsed.ok).toBe(true);
  open(source);
  await press(screen.getByRole('button', { name: 'Put into the text' }));
  expect(findFigures(applied())[0]?.body).toBe(findFigures(source)[0]?.body);
});
