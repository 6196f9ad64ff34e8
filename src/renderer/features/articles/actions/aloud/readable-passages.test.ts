// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bundledArticles } from '#content/catalogue.ts';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { renderMarkdown } from '#text/render/render-markdown.ts';
import { readablePassages } from './readable-passages.ts';

const ADDED = { caution: 'Perhatian', picture: 'Gambar', sources: 'Sumbernya di akhir.' };

const TEXT = `Pertama, ukur EC 1,5. Lalu *E. coli* dicuci.

## Alat pertanian berkelanjutan

1. **Semai.** Taruh satu benih.
2. Tunggu
   - dua hari

> **Asam**
>
> Jangan campur.

![Talang NFT](/pictures/a.svg)

- **A** Ujung atas.

|Skala|EC 1,5|
|---|---|
|× 500|750|

\`\`\`figure dose
judul: EC larutan
satuan: mS/cm
skala: 0,5–3
aman: 1,5–1,8
kurang: kalah
lebih: kalah juga
sumber: Cornell
\`\`\`

\`\`\`figure costs
judul: Modal
tahun: 2017
- Netpot: 20 × Rp1.000 | per lubang
- Pompa: Rp150.000
jumlah: Rp170.000
sumber: toko
\`\`\`

## Sumber

- Cornell, 2017.

Yang lemah: aliran.
`;

function passagesOf(markdown: string, language: Language) {
  document.body.innerHTML = `<h1>Selada</h1><div class="article-text">${renderMarkdown(markdown, language).html}</div>`;
  return readablePassages(document.querySelector('h1'), document.querySelector('.article-text')!, language, ADDED);
}

test('reads an article in its order: sentences, steps, hazards, pictures, and tables row by row', () => {
  expect(passagesOf(TEXT, 'id').map(({ spoken }) => spoken)).toEqual([
    'Selada',
    'Pertama, ukur e ce 1 koma 5.',
    'Lalu E. coli dicuci.',
    'Alat pertanian berkelanjutan',
    'Semai.',
    'Taruh satu benih.',
    'Tunggu',
    'dua hari',
    'Perhatian: Asam',
    'Jangan campur.',
    'Gambar: Talang en ef te',
    'A: Ujung atas.',
    'Skala: kali 500. e ce 1 koma 5: 750.',
    'e ce larutan.',
    'Di bawah 1 koma 5: kalah. Aman: 1 koma 5 sampai 1 koma 8 mili siemens per sentimeter. Di atas 1 koma 8: kalah juga.',
    'Modal, Harga tahun 2017.',
    'Netpot, 20 kali 1000 rupiah, per lubang: 20000 rupiah.',
    'Pompa: 150000 rupiah.',
    'Jumlah: 170000 rupiah.',
    'Sumber',
    'Sumbernya di akhir.',
    'Yang lemah: aliran.',
  ]);
});

test('reads the words that stand beside a picture in one paragraph', () => {
  const spoken = passagesOf('![Talang](/pictures/a.svg)\nAwas licin.', 'id').map((passage) => passage.spoken);
  expect(spoken).toEqual(['Selada', 'Gambar: Talang', 'Awas licin.']);
});

test('marks exactly what is spoken', () => {
  const [, , bacteria, heading] = passagesOf(TEXT, 'id');
  expect(bacteria?.range.toString()).toBe('Lalu E. coli dicuci.');
  // With the soft hyphens that stand in the text.
  expect(heading?.range.toString().replaceAll('\u00ad', '')).toBe('Alat pertanian berkelanjutan');
  expect(heading?.block.localName).toBe('h2');
});

const SIGNS = /[²³°%×–—→±≥≤\u00ad\u00a0]|\bRp|mS|\d\s?(?:cm|kg|ha)\b/;

const lettersOf = (text: string) => text.replace(/[\s\u00ad]/g, '');

for (const language of LANGUAGES)
  test.each(bundledArticles.map(({ id, folder }) => [id, folder] as const))(
    `says all of article %s once and in its order, in ${language}`,
    (_id, folder) => {
      const passages = passagesOf(readFileSync(`src/content/articles/${folder}/${language}.md`, 'utf8'), language);
      const spoken = passages.map((each) => each.spoken).join('\n');
      // No sign is left that engines read wrong.
      expect(spoken.split('\n').filter((line) => SIGNS.test(line))).toEqual([]);
      for (const drawing of document.querySelectorAll('.article-text svg')) drawing.remove();
      const prose = [...document.querySelectorAll('.article-text :is(p, h2, h3, li, dt, dd)')].filter(
        (each) => !each.querySelector('img, p, ul, ol') && !each.matches('.fig > p:last-child, .sources li'),
      );
      const said = passages
        .filter(({ block }) => prose.includes(block))
        .map(({ range }) => range.toString())
        .join('');
      expect(lettersOf(said)).toBe(lettersOf(prose.map((each) => each.textContent).join('')));
      const rows = [...document.querySelectorAll('.article-text tbody tr, .article-text tfoot tr')];
      expect(rows.every((row) => passages.some(({ block }) => block === row))).toBe(true);
    },
  );
