import { describe, expect, test } from 'vitest';
import type { Language } from '#domain/localized.ts';
import { adviser } from './adviser.ts';

const advisers = { id: adviser('id', []), en: adviser('en', []) };

/** Kind and words of all advice on a paragraph whose article names its sources. */
function advised(language: Language, text: string, isSourced = true): string[] {
  return advisers[language]
    .advise({ text, isHeading: false, isSourced })
    .map(({ kind, from, to, plainer }) => `${kind}: ${text.slice(from, to)}${plainer ? ` > ${plainer}` : ''}`);
}

describe('long sentences', () => {
  const words = (count: number) => `${Array.from({ length: count }, () => 'air').join(' ')}.`;
  test.each([
    ['id', 22, 23],
    ['en', 25, 26],
  ] as const)('%s: %i words are none, %i are one', (language, most, more) => {
    expect(advised(language, words(most))).toEqual([]);
    expect(advised(language, words(more))).toHaveLength(1);
  });
});

describe('hard words', () => {
  test.each([
    ['id', 'Petani melakukan penyiraman setiap pagi.', ['melakukan penyiraman > menyiram']],
    ['id', 'Hal ini dikarenakan hujan.', ['Hal ini dikarenakan > karena']],
    ['id', 'Hitung ambang pengendaliannya.', ['ambang pengendaliannya > batas jumlah hama']],
    ['id', 'Apabila kualitas benihnya rendah', ['Apabila > kalau', 'kualitas > mutu']],
    ['id', 'Setelah itu, siram lagi dan pindahkan ke tempat teduh.', []],
    ['en', 'Farmers utilised or were utilizing it', ['utilised > use', 'utilizing > use']],
    ['en', 'Prior to planting, apply it in order to save water.', ['Prior to > before', 'in order to > to']],
    ['en', 'Water it, then wait.', []],
  ] as const)('%s: %s', (language, text, found) => {
    expect(advised(language, text)).toEqual(found.map((words) => `hard-word: ${words}`));
  });

  test('super admins’ words add to the list, and overrule it', () => {
    const own = adviser('id', [
      ['Telah', ''],
      ['kualitas', 'baik buruknya'],
      ['pascapanen', 'sesudah panen'],
    ]);
    const text = 'Kualitas pascapanen telah naik.';
    expect(own.advise({ text, isHeading: true, isSourced: true }).map(({ plainer }) => plainer)).toEqual([
      'baik buruknya',
      'sesudah panen',
    ]);
  });
});

describe('passive chains', () => {
  test.each([
    ['id', 'Lahan diolah, dibersihkan, lalu dibuat bedengan.', 'diolah, dibersihkan, lalu dibuat'],
    ['en', 'The seed was soaked by the farmer.', 'was soaked by the'],
    ['en', 'Land is cleared, beds are raised and ditches are dug.', 'is cleared, beds are raised and ditches are dug'],
  ] as const)('%s: %s', (language, text, words) => {
    expect(advised(language, text)).toEqual([`passive-chain: ${words}`]);
  });

  test.each([
    ['id', 'Dia diam di dinding dingin, dini hari di Dieng.'],
    ['id', 'Bibit dicuci lalu dikeringkan.'],
    ['en', 'Yield was cut by 26%, and weeds are removed by hand.'],
    ['en', 'The plot is red and the seed is tired.'],
  ] as const)('%s: none in “%s”', (language, text) => expect(advised(language, text)).toEqual([]));
});

describe('figures and units', () => {
  test.each([
    ['id', 'Beri kg pupuk per lubang.', 'Beri kg'],
    ['id', 'Larutkan gram urea, sekitar liter air.', 'Larutkan gram'],
    ['id', 'Harganya Rp per karung.', 'Rp'],
    ['en', 'Add kg of compost.', 'Add kg'],
    ['en', 'It takes about litres of water.', 'about litres'],
  ] as const)('%s: a unit without its figure in “%s”', (language, text, words) => {
    expect(advised(language, text)).toContain(`unit-without-figure: ${words}`);
  });

  test.each([
    ['id', 'Beri 2 kg per meter, beberapa mm saja, harga per kg Rp10.000, 40–60 cm, 85 % takaran, 28 °C.'],
    ['id', 'PLN hanya memasang meter. Angka ppm tergantung alat. Luasnya 60 × 70 cm.'],
    ['en', 'Use 2 kg per metre, a few mm, Rp10,000 a kg, 15–25 °C and 26% of the dose.'],
  ] as const)('%s: none in “%s”', (language, text) => expect(advised(language, text)).toEqual([]));

  test('of a paragraph without a source, the first figure with a unit is named, and no number alone', () => {
    expect(advised('id', 'Ada 3 petak. Hasilnya 22,9 ton per hektare dan 5 kg.', false)).toEqual([
      'figure-without-source: 22,9 ton',
    ]);
    expect(advised('en', 'It cost Rp60,000. Pick 3 leaves.', false)).toEqual(['figure-without-source: Rp60,000']);
    expect(advised('en', 'Pick 3 leaves in 2 days.', false)).toEqual([]);
  });

  test.each([
    [true, 'Menurut penyuluh, 5 kg cukup.'],
    [true, 'In a trial, 5 kg was enough.'],
    [true, 'Harga 2017: Rp39.000'],
    [false, 'Beri 5 kg.'],
  ])('names a source: %s, %s', (names, text) => expect(advisers.id.namesSource(text)).toBe(names));

  test.each(['Sumber', 'Daftar pustaka', 'Sources'])('“%s” begins the sources', (heading) => {
    expect(advisers.id.isSourcesHeading(heading)).toBe(true);
    expect(advisers.id.isSourcesHeading('Air dan tanah')).toBe(false);
  });
});
