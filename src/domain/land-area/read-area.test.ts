import { describe, expect, test } from 'vitest';
import { AREA_PROBLEMS, readArea, type AreaContext, type AreaProblem } from './read-area.ts';
import { WRONG_AREAS } from '#tests/support/cases/wrong-areas.ts';

const CONTEXT: AreaContext = { language: 'id', region: 'west-java', unit: 'ha', ownSize: () => null };

const read = (text: string, context: Partial<AreaContext> = {}) => readArea(text, { ...CONTEXT, ...context });

describe('understands', () => {
  test.each([
    ['2', 20_000],
    [' 0,25 ha ', 2500],
    ['0.25ha', 2500],
    ['½', 5000],
    ['1½ ha', 15_000],
    ['1/4', 2500],
    ['setengah hektar', 5000],
    ['half a hectare', 5000],
    ['seperempat', 2500],
    ['sehektar', 10_000],
    ['sebahu', 7096.5],
    ['1.500 m²', 1500],
    ['1.500m2', 1500],
    ['800 meter persegi', 800],
    ['300 sqm', 300],
    ['25x40', 1000],
    ['25 × 40', 1000],
    ['25m x 40m', 1000],
    ['25,5 kali 40 meter', 1020],
    ['25*40 m2', 1000],
    ['100 tumbak', 1406.25],
    ['100 TUMBAK', 1406.25],
    ['20 bata.', 281.25],
    ['15 are', 1500],
    ['kira-kira 2 are', 200],
    ['２ ha', 20_000],
  ])('%s', (text, squareMetres) => {
    expect(read(text)).toMatchObject({ ok: true, squareMetres });
  });

  test('a unit where the region has it, and the chosen one where none is typed', () => {
    expect(read('700 bata', { region: 'indramayu' })).toMatchObject({ squareMetres: 10_000 });
    expect(read('25', { region: 'sumatra', unit: 'rante' })).toMatchObject({ squareMetres: 10_000 });
  });

  test('the size that the reader gave before that of the sources', () => {
    const ownSize = (id: string) => (id === 'bata' ? 16 : id === 'borong-south-kalimantan' ? 289 : null);
    expect(read('10 bata', { ownSize })).toMatchObject({ squareMetres: 160 });
    expect(read('2 borong', { region: 'south-kalimantan', ownSize })).toMatchObject({ squareMetres: 578 });
  });

  test('both sides of a field, and three digits behind a mark by the language', () => {
    expect(read('25x40')).toMatchObject({ sides: [25, 40], unit: { id: 'm2' } });
    expect(read('1.500 m2', { language: 'en' })).toMatchObject({ squareMetres: 1.5, ambiguous: [1.5] });
    expect(read('1,500 m2', { language: 'en' })).toMatchObject({ squareMetres: 1500, ambiguous: [1500] });
    expect(read('12.500x40')).toMatchObject({ squareMetres: 500_000, ambiguous: [12_500] });
    expect(read('12.500x1.250', { language: 'en' })).toMatchObject({ squareMetres: 15.625, ambiguous: [12.5, 1.25] });
    expect(read('25x40')).toMatchObject({ ambiguous: [] });
  });
});

describe('refuses', () => {
  test.each(WRONG_AREAS)('“$typed”: $problem', ({ typed, problem, word }) => {
    expect(read(typed)).toEqual({ ok: false, problem, word });
  });

  test('a unit whose size only the reader knows', () => {
    const problem = { ok: false, problem: 'size-needed' };
    expect(read('3 kesuk', { region: 'central-java' })).toMatchObject({
      ...problem,
      word: 'kesuk',
      unit: { id: 'kesuk' },
    });
    expect(read('3', { unit: 'own' })).toMatchObject({ ...problem, word: '', unit: { id: 'own' } });
    // The size of the typed unit is needed, not that of the chosen one.
    expect(read('2 bata', { region: 'central-java', unit: 'ubin' })).toMatchObject({
      ...problem,
      unit: { id: 'bata-central-java' },
    });
  });

  test('a number alone where no unit is chosen, or one of another region', () => {
    const problem = { ok: false, problem: 'unit-needed' };
    expect(read('50', { unit: null })).toMatchObject(problem);
    expect(read('50', { region: 'bali', unit: 'rante' })).toMatchObject(problem);
    expect(read('50 are', { unit: null })).toMatchObject({ ok: true, squareMetres: 5000 });
    expect(read('25x40', { unit: null })).toMatchObject({ ok: true, squareMetres: 1000 });
  });

  test('with every problem that it knows', () => {
    const seen = new Set<AreaProblem>([...WRONG_AREAS.map(({ problem }) => problem), 'size-needed', 'unit-needed']);
    expect([...seen].sort()).toEqual([...AREA_PROBLEMS].sort());
    expect(WRONG_AREAS.length).toBeGreaterThanOrEqual(30);
  });
});
