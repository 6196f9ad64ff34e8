import { describe, expect, test } from 'vitest';
import { figureAt, findFigures } from './figure-blocks.ts';
import { figuresOf, parseFigures, parseFigure } from './parse-figure.ts';

const DOSE = `judul: EC di talang
satuan: mS/cm
skala: 0,5–3
aman: 1,5–1,8
kurang: tumbuh lambat
lebih: ujung gosong
sumber: Binaraesa, 2016`;
const CALENDAR = `title: Chili before the rains
region: Java and Bali, lowlands
- Sow: Aug | under net
- Harvest: Dec–Mar
region: Papua
- Sow: all year
source: BMKG, 2025`;
const COSTS = `judul: Modal
tahun: 2017
- Talang: 20 × Rp5.000
- Pompa: Rp150.000 | tahun tidak tercatat
jumlah: Rp250.000
sumber: bibitonline.com`;
const COMPARISON = `judul: Hasil
satuan: g
- Arang: 53
- Kapas: 40–41,5 | dua petak
sumber: Efriyadi, 2018`;
const SYMPTOMS = `judul: Daun keriting
daun: Trips
gambar: chili-thrips
- ke atas
- keperakan
tindakan: ketuk pucuknya
daun: Virus
- kuning
sumber: Cybext`;
const AMOUNTS = `judul: Pupuk
- Urea: 170 kg/ha | karung 50 kg | Rp112.500/karung | 2023
- Kapur: 2–4 ton per hektare
- Mikro: 500 ml/ha | Rp90.000 per liter | 2024
sumber: WahanaNews`;

/** A block in which one line is another, or gone. */
const changed = (body: string, from: string, to: string) => {
  expect(body).toContain(from);
  return body.replace(from, to);
};

const figure = (kind: string, body: string) => {
  const parsed = parseFigure(kind, body);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.figure;
};

describe('reads', () => {
  test('a dose bar', () => {
    expect(figure('dose', DOSE)).toEqual({
      kind: 'dose',
      title: 'EC di talang',
      unit: 'mS/cm',
      scale: { from: 0.5, to: 3 },
      safe: { from: 1.5, to: 1.8 },
      low: 'tumbuh lambat',
      high: 'ujung gosong',
      source: 'Binaraesa, 2016',
    });
  });

  test('a calendar by region, over the end of the year, and all year', () => {
    expect(figure('calendar', CALENDAR)).toMatchObject({
      regions: [
        {
          name: 'Java and Bali, lowlands',
          regions: ['java', 'bali-nusa-tenggara'],
          tasks: [
            { name: 'Sow', months: [8], note: 'under net' },
            { name: 'Harvest', months: [12, 1, 2, 3] },
          ],
        },
        { regions: ['maluku-papua'], tasks: [{ months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] }] },
      ],
    });
  });

  test('costs, of which some are so many of one price', () => {
    expect(figure('costs', COSTS)).toMatchObject({
      year: { from: 2017, to: 2017 },
      items: [
        { name: 'Talang', count: 20, rupiah: 100_000 },
        { name: 'Pompa', count: null, rupiah: 150_000, note: 'tahun tidak tercatat' },
      ],
      total: 250_000,
    });
  });

  test('bars of numbers and ranges', () => {
    expect(figure('comparison', COMPARISON)).toMatchObject({
      values: [{ value: { from: 53, to: 53 } }, { name: 'Kapas', value: { from: 40, to: 41.5 }, note: 'dua petak' }],
    });
  });

  test('leaves with and without a drawing', () => {
    expect(figure('symptoms', SYMPTOMS)).toMatchObject({
      leaves: [
        { name: 'Trips', picture: 'chili-thrips', signs: ['ke atas', 'keperakan'], action: 'ketuk pucuknya' },
        { name: 'Virus', picture: null, signs: ['kuning'], action: '' },
      ],
    });
  });

  test('amounts, with price by sack or by unit', () => {
    expect(figure('amounts', AMOUNTS)).toMatchObject({
      materials: [
        {
          unit: 'kg',
          perHectare: { from: 170, to: 170 },
          pack: 50,
          price: { rupiahPerUnit: 2250, year: { from: 2023 } },
        },
        { unit: 'kg', perHectare: { from: 2000, to: 4000 }, pack: null, price: null },
        { unit: 'litre', perHectare: { from: 0.5, to: 0.5 }, price: { rupiahPerUnit: 90_000 } },
      ],
    });
  });

  test.each([
    ['takaran', DOSE],
    ['kalender', CALENDAR],
    ['biaya', COSTS],
    ['perbandingan', COMPARISON],
    ['gejala', SYMPTOMS],
    ['Kebutuhan', AMOUNTS],
  ])('the kind %s by its Indonesian name', (kind, body) => {
    expect(parseFigure(kind, body).ok).toBe(true);
  });

  test.each([
    ['Sep–Nov', [9, 10, 11]],
    ['Agustus', [8]],
    ['agt, okt dan des', [8, 10, 12]],
    ['11 sampai 2', [11, 12, 1, 2]],
    ['May to July', [5, 6, 7]],
    ['Sept., Mei', [9, 5]],
  ])('months: %s', (words, months) => {
    const parsed = figure('calendar', `judul: a\nwilayah: Jawa\n- Tanam: ${words}\nsumber: b`);
    expect(parsed.kind === 'calendar' && parsed.regions[0]?.tasks[0]?.months).toEqual(months);
  });

  test.each([
    ['1,5', 1.5],
    ['1.5', 1.5],
    ['0,125', 0.125],
    ['1.250.000', 1_250_000],
    ['1,250.5', 1250.5],
    ['1.250,5', 1250.5],
    ['1050', 1050],
  ])('the number %s in any language', (words, value) => {
    expect(figure('comparison', changed(COMPARISON, '53', words))).toMatchObject({
      values: [{ value: { from: value } }, {}],
    });
  });

  test.each([
    ['Rp1.050', 1050],
    ['Rp 150,000', 150_000],
    ['Rp70,96 juta', 70_960_000],
    ['Rp70.96 million', 70_960_000],
    ['Rp500', 500],
    ['Rp2 ribu', 2000],
  ])('the price %s', (words, value) => {
    const body = `judul: a\ntahun: 2020\n- Alat: ${words}\njumlah: ${words}\nsumber: b`;
    expect(figure('costs', body)).toMatchObject({ total: value });
  });
});

describe('says what is wrong, and in which row', () => {
  test.each<[kind: string, body: string, code: string, line: number, words?: string]>([
    ['grafik', DOSE, 'unknown-kind', 0, 'grafik'],
    ['', DOSE, 'unknown-kind', 0, ''],
    ['dose', changed(DOSE, 'judul: EC di talang\n', ''), 'missing-title', 0],
    ['dose', changed(DOSE, '\nsumber: Binaraesa, 2016', ''), 'missing-source', 0],
    ['dose', changed(DOSE, 'skala: 0,5–3\n', ''), 'missing-scale', 0],
    ['dose', changed(DOSE, 'aman: 1,5–1,8\n', ''), 'missing-safe', 0],
    ['dose', changed(DOSE, 'kurang: tumbuh lambat\n', ''), 'missing-low', 0],
    ['dose', changed(DOSE, 'lebih: ujung gosong\n', ''), 'missing-high', 0],
    ['dose', changed(DOSE, 'aman: 1,5–1,8', 'aman: kira-kira'), 'number', 4, 'kira-kira'],
    ['dose', changed(DOSE, 'aman: 1,5–1,8', 'aman: 1,8–1,5'), 'range-order', 4],
    ['dose', changed(DOSE, 'aman: 1,5–1,8', 'aman: 1.050'), 'ambiguous-number', 4, '1.050'],
    ['dose', changed(DOSE, 'aman: 1,5–1,8', 'aman: 1,5–4'), 'safe-outside-scale', 4],
    ['dose', changed(DOSE, 'skala: 0,5–3', 'skala: 2'), 'scale-empty', 3],
    ['dose', `${DOSE}\nskala: 1–2`, 'twice', 8],
    ['dose', `${DOSE}\n- baris: 3`, 'not-here', 8],
    ['dose', `${DOSE}\nwilayah: Jawa`, 'not-here', 8],
    ['dose', `${DOSE}\ntanpa titik dua`, 'unknown-line', 8, 'tanpa titik dua'],
    ['dose', `${DOSE}\nwarna: hijau`, 'unknown-line', 8],
    ['dose', changed(DOSE, 'judul: EC di talang', 'judul:'), 'empty', 1],
    ['dose', changed(DOSE, 'EC di talang', 'a'.repeat(301)), 'too-long', 1],
    ['calendar', 'judul: a\n- Semai: Agu\nsumber: b', 'no-region', 2],
    ['calendar', 'judul: a\nsumber: b', 'no-rows', 0],
    ['calendar', changed(CALENDAR, '- Sow: all year\n', ''), 'no-rows', 5],
    ['calendar', changed(CALENDAR, 'Aug', 'Agustusan'), 'months', 3, 'Agustusan'],
    ['calendar', changed(CALENDAR, 'Aug', '13'), 'months', 3],
    ['calendar', changed(CALENDAR, '- Sow: Aug | under net', '- Sow'), 'row-form', 3],
    [
      'calendar',
      `${CALENDAR}\n${Array.from({ length: 40 }, (_, at) => `- T${at}: Mei`).join('\n')}`,
      'too-many-rows',
      0,
    ],
    ['dose', changed(DOSE, 'aman: 1,5–1,8', 'aman: 1–2–3'), 'number', 4, '1–2–3'],
    ['dose', `${DOSE}\n${'x'.repeat(301)}`, 'too-long', 8, '300'],
    ['dose', `${DOSE}\n${'x'.repeat(24_001)}`, 'block-too-long', 0, '24000'],
    ['comparison', changed(COMPARISON, '53', '10 - 20 sampai 30'), 'number', 3],
    ['amounts', changed(AMOUNTS, '170 kg/ha', '10–20–30 kg/ha'), 'amount', 2],
    ['calendar', changed(CALENDAR, 'Aug', 'Aug–Sep–Oct'), 'months', 3, 'Aug–Sep–Oct'],
    ['costs', changed(COSTS, '20 × Rp5.000', '0 x Rp5.000'), 'negative', 3],
    ['costs', changed(COSTS, 'Rp250.000', 'Rp260.000'), 'sum', 5, '250000'],
    ['costs', changed(COSTS, 'jumlah: Rp250.000\n', ''), 'missing-total', 0],
    ['costs', changed(COSTS, 'tahun: 2017\n', ''), 'missing-year', 0],
    ['costs', changed(COSTS, 'tahun: 2017', 'tahun: kemarin'), 'year', 2],
    ['costs', changed(COSTS, 'Rp150.000', '150.000'), 'rupiah', 4],
    ['costs', changed(COSTS, 'Rp150.000', 'Rp15o'), 'rupiah', 4],
    ['costs', 'judul: a\ntahun: 2017\njumlah: Rp0\nsumber: b', 'no-rows', 0],
    ['comparison', changed(COMPARISON, '- Arang: 53\n', ''), 'too-few-rows', 0],
    ['comparison', changed(COMPARISON, 'satuan: g\n', ''), 'missing-unit', 0],
    ['comparison', changed(COMPARISON, '53', '-53'), 'negative', 3],
    ['comparison', changed(COMPARISON, '53', '5.3.1'), 'number', 3],
    ['symptoms', changed(SYMPTOMS, 'chili-thrips', 'daun-lain'), 'unknown-picture', 3, 'daun-lain'],
    ['symptoms', changed(SYMPTOMS, '- keperakan', '- a\n- b\n- c'), 'too-many-signs', 3, '3'],
    ['symptoms', changed(SYMPTOMS, '- kuning\n', ''), 'no-rows', 7],
    ['symptoms', 'judul: a\n- b\nsumber: c', 'no-leaf', 2],
    ['symptoms', 'judul: a\ndaun: Trips\n- b\nsumber: c', 'too-few-rows', 0],
    ['amounts', changed(AMOUNTS, '170 kg/ha', 'secukupnya'), 'amount', 2],
    ['amounts', changed(AMOUNTS, '170 kg/ha', '1.700 kg/ha'), 'ambiguous-number', 2],
    ['amounts', changed(AMOUNTS, '170 kg/ha', '0 kg/ha'), 'negative', 2],
    ['amounts', changed(AMOUNTS, 'karung 50 kg', 'karung 50 liter'), 'pack', 2],
    ['amounts', changed(AMOUNTS, ' | karung 50 kg', ''), 'price', 2],
    ['amounts', changed(AMOUNTS, 'Rp112.500/karung', 'Rp112.500'), 'price', 2],
    ['amounts', changed(AMOUNTS, ' | 2023', ''), 'price-year', 2],
    ['amounts', changed(AMOUNTS, ' | 2023', ' | murah'), 'unknown-cell', 2, 'murah'],
  ])('%s %#: %s', (kind, body, code, line, words) => {
    const parsed = parseFigure(kind, body);
    const problems = parsed.ok ? [] : parsed.problems;
    expect(problems).toContainEqual({ code, line, words: (words ?? expect.any(String)) as string });
  });

  test('of a row that is too long that alone, and so of a block', () => {
    const codes = (kind: string, body: string) => {
      const parsed = parseFigure(kind, body);
      return parsed.ok ? [] : parsed.problems.map(({ code }) => code);
    };
    expect(codes('costs', changed(COSTS, '- Talang:', `- ${'T'.repeat(300)}:`))).toEqual(['too-long']);
    expect(codes('costs', `${COSTS}\n${'- Talang\n'.repeat(20_000)}`)).toEqual(['block-too-long']);
  });

  test('all of it at once, from above', () => {
    const parsed = parseFigure('dose', 'skala: 3–1\naman: x\nlain');
    expect(parsed.ok ? [] : parsed.problems.map(({ line }) => line)).toEqual([0, 0, 0, 0, 1, 2, 3]);
  });
});

describe('finds blocks', () => {
  const fenced = (kind: string, body: string) => `\`\`\`figure ${kind}\n${body}\n\`\`\``;

  test('among other text, each with its place', () => {
    const text = `Awal.\n\n${fenced('dose', DOSE)}\n\nTengah.\r\n\r\n${fenced('amounts', AMOUNTS)}`;
    expect(findFigures(text).map(({ from, to, kind }) => [from, to, kind])).toEqual([
      [2, 11, 'dose'],
      [14, 21, 'amounts'],
    ]);
    expect(figuresOf(text, 'amounts')).toHaveLength(1);
    expect(figuresOf(text, 'calendar')).toEqual([]);
  });

  test.each(['> ```figure dose\n> a\n> ```', '- x\n\n  ```figure dose\n  a\n  ```', '```js\na\n```', '``figure dose'])(
    'not where it is something else: %j',
    (text) => expect(findFigures(text)).toEqual([]),
  );

  test('one that is never closed ends before the next empty line, and is reported', () => {
    const text = `\`\`\`figure dose\n${DOSE}\n\nSesudahnya.`;
    const [only, ...others] = parseFigures(text);
    expect(others).toEqual([]);
    expect(only?.block).toMatchObject({ from: 0, to: 8, body: DOSE, isClosed: false });
    expect(only?.parsed).toMatchObject({ ok: false, problems: [{ code: 'unclosed', line: 0 }] });
    expect(figureAt((line) => text.split('\n')[line] ?? null, 9)).toBeNull();
  });

  test('one that is never closed takes no other one with it', () => {
    const text = `\`\`\`figure dose\n${DOSE}\n${fenced('amounts', AMOUNTS)}`;
    expect(parseFigures(text).map(({ parsed }) => parsed.ok)).toEqual([false, true]);
  });
});
