import { expect, test } from 'vitest';
import { readsAsMarkdown } from './read-clipboard.ts';

test.each([
  '- pupuk\n- air',
  'Alat:\n\n- ember\n- gayung',
  '1. Gali lubang.\n2. Isi kompos.\n\nTunggu seminggu.',
  '## Panen\n\nPetik pagi hari.',
  '- Hari pertama\n  - siram\n\n\n- Hari kedua',
])('lists, headings and paragraphs of one line are read: %j', (text) => {
  expect(readsAsMarkdown(text)).toBe(true);
});

test.each([
  'Lubang 40*50*60 cm',
  '1. Lubang 40*50*60 cm',
  'Dosis:\n1,5 kg\n2 kg',
  '- urea\nlalu siram',
  'Suhu malam:\n\n- 5 °C',
  'pH < 6 & > 5',
  '- a_b_c',
  '- EC 1\\.5',
  '- [belum]',
  '| a | b |',
  '    - dalam',
  'Satu\n\n---\n\n- dua',
  'Biasa saja.',
  '',
])('nothing else is: %j', (text) => {
  expect(readsAsMarkdown(text)).toBe(false);
});

test.each(['10. a\n20. b\n30. c', '1. Gali\n2. Isi\n4. Tutup', '1. Bahan\n\n1. Cara', '3. 2. 1.', '07. tujuh'])(
  'numbers that Markdown would change stay: %s',
  (text) => {
    expect(readsAsMarkdown(text)).toBe(false);
  },
);
