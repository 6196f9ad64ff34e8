import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markdownText } from '#tests/support/markdown/markdown-texts.ts';
import { splitBlocks } from './split-blocks.ts';
import { canKeepBoth, firstChoice, mergeTexts } from './merge-text.ts';

const RUNS = process.env['PROVE'] === '1' ? 10_000 : 300;

const BASE = '## Cabai\n\nSiram tiap pagi hari.\n\n- satu\n- dua\n\nPanen sore hari saja.\n\nTutup mulsa jerami.';
const changes = (mine: string, theirs: string, base: string | null = BASE) =>
  mergeTexts(base, mine, theirs).regions.flatMap(({ changedBy }) => (changedBy === 'nobody' ? [] : changedBy));
/** The merged text where there is nothing to ask. */
const merged = (mine: string, theirs: string, base: string | null = BASE) =>
  mergeTexts(base, mine, theirs).write((region) => {
    const choice = firstChoice(region);
    if (!choice) throw new Error('Nobody was asked.');
    return choice;
  });
const MOVED = '## Cabai\n\n- satu\n- dua\n\nPanen sore hari saja.\n\nTutup mulsa jerami.\n\nSiram tiap pagi hari.';

describe('what doesn’t overlap is merged', () => {
  test('in neighbouring blocks', () => {
    const mine = BASE.replace('pagi hari', 'pagi buta');
    const theirs = BASE.replace('- dua', '- dua\n- tiga');
    expect(changes(mine, theirs)).toEqual(['me', 'them']);
    expect(merged(mine, theirs)).toBe(mine.replace('- dua', '- dua\n- tiga'));
  });

  test('where one adds and the other one writes on the block above', () => {
    const mine = BASE.replace('Panen', 'Baru.\n\nPanen');
    const theirs = BASE.replace('- dua', '- dua kali');
    expect(merged(mine, theirs)).toBe(mine.replace('- dua', '- dua kali'));
  });

  test('where one moves a block that the other one writes on', () => {
    const theirs = BASE.replace('pagi', 'sore');
    expect(merged(MOVED, theirs)).toBe(MOVED.replace('pagi', 'sore'));
    expect(merged(theirs, MOVED)).toBe(MOVED.replace('pagi', 'sore'));
  });

  test('where both did the same', () => {
    const both = BASE.replace('pagi', 'sore');
    expect(changes(both, both)).toEqual([]);
    expect(merged(both.replace('Tutup', 'Beri'), both)).toBe(both.replace('Tutup', 'Beri'));
  });

  test('without lists of two people becoming one', () => {
    const mine = merged(`- satu\n\n${BASE}`, `${BASE}\n\nAkhir.`);
    expect(splitBlocks(mine).map(({ source }) => source)).toEqual(
      splitBlocks(`- satu\n\n${BASE}\n\nAkhir.`).map(({ source }) => source),
    );
  });
});

describe('what overlaps is asked for', () => {
  test.each([
    ['both write on one block', BASE.replace('pagi', 'sore'), BASE.replace('pagi', 'siang')],
    [
      'one writes on what the other one removes',
      BASE.replace('pagi', 'sore'),
      BASE.replace('Siram tiap pagi hari.\n\n', ''),
    ],
    ['both add in one place', BASE.replace('Panen', 'Satu.\n\nPanen'), BASE.replace('Panen', 'Dua.\n\nPanen')],
    [
      'one splits a block that the other one writes on',
      BASE.replace('tiap pagi', 'tiap\n\npagi'),
      BASE.replace('pagi', 'sore'),
    ],
  ])('where %s', (_name, mine, theirs) => {
    expect(changes(mine, theirs)).toEqual(['both']);
    expect(mergeTexts(BASE, mine, theirs).write(() => 'mine')).toBe(mine);
    expect(mergeTexts(BASE, mine, theirs).write(() => 'theirs')).toBe(theirs);
  });

  test('where nobody knows what both began with: each thing that differs', () => {
    expect(changes(BASE.replace('pagi', 'sore'), BASE.replace('Tutup', 'Beri'), null)).toEqual(['both', 'both']);
  });

  test('where both move a block, each elsewhere: it stands in one place', () => {
    const theirs =
      '## Cabai\n\n- satu\n- dua\n\nSiram tiap pagi hari.\n\nBaru.\n\nPanen sore hari saja.\n\nTutup mulsa jerami.';
    const { regions, write } = mergeTexts(BASE, MOVED, theirs);
    const asked = regions.filter(({ changedBy }) => changedBy === 'both');
    expect(asked.map(({ move }) => move)).toEqual(['Siram tiap pagi hari.', 'Siram tiap pagi hari.']);
    const placed = (choice: 'mine' | 'theirs') => write((region) => firstChoice(region) ?? choice);
    expect(placed('theirs')).toBe(theirs);
    expect(placed('mine')).toBe(MOVED.replace('Panen', 'Baru.\n\nPanen'));
  });

  test.each([
    ['both move and they write on', '- dua\n\nSiram tiap sore hari.', 'Siram tiap pagi hari.\n\nTutup'],
    ['both move and write on', '- dua\n\nSiram tiap sore hari.', 'Siram tiap siang hari.\n\nTutup'],
    ['I move, and both write on', null, 'Siram tiap siang hari.\n\nTutup'],
  ])('where a block is one that %s, it stands once, as whoever is chosen has it', (_name, elsewhere, here) => {
    const mine = BASE.replace('Siram tiap pagi hari.\n\n', '').replace('Tutup', here);
    const theirs =
      elsewhere === null
        ? BASE.replace('pagi', 'sore')
        : BASE.replace('Siram tiap pagi hari.\n\n', '').replace('- dua', elsewhere);
    const { regions, write } = mergeTexts(BASE, mine, theirs);
    expect(regions.filter(({ changedBy }) => changedBy === 'both').map(({ move }) => move)).toEqual([
      'Siram tiap pagi hari.',
      'Siram tiap pagi hari.',
    ]);
    const placed = (choice: 'mine' | 'theirs') => write((region) => firstChoice(region) ?? choice);
    expect(placed('mine')).toBe(mine);
    expect(placed('theirs')).toBe(theirs);
  });

  test('and what both added stands once, where it is the same', () => {
    const [mine, theirs] = [BASE.replace('Panen', 'Sama.\n\nSatu.\n\nPanen'), BASE.replace('Panen', 'Sama.\n\nPanen')];
    expect(mergeTexts(BASE, mine, theirs).write(() => 'both')).toBe(mine);
  });

  test.each([
    ['two forms of one paragraph, where nobody knows what both began with', BASE.replace('pagi', 'sore'), null, false],
    ['what both added in one place', BASE.replace('Panen', 'Satu.\n\nPanen'), BASE, true],
  ])('and kept both: %s', (_name, mine, base, can) => {
    const theirs = base === null ? BASE : BASE.replace('Panen', 'Dua.\n\nPanen');
    const asked = mergeTexts(base, mine, theirs).regions.filter(({ changedBy }) => changedBy === 'both');
    expect(asked.map(canKeepBoth)).toEqual([can]);
  });

  test('and what both added can both stay', () => {
    const [mine, theirs] = ['Satu.', 'Dua.'].map((text) => BASE.replace('Panen', `${text}\n\nPanen`)) as [
      string,
      string,
    ];
    expect(mergeTexts(BASE, mine, theirs).write(() => 'both')).toBe(BASE.replace('Panen', 'Satu.\n\nDua.\n\nPanen'));
  });
});

describe('a whole version is taken to the letter', () => {
  test.each([
    ['where a block was moved that the other one wrote on', MOVED, BASE.replace('pagi', 'sore')],
    ['where only what stands between blocks differs', BASE, BASE.replace('\n\nPanen', '\n\n\n\nPanen')],
    ['where only blanks differ from both', `${BASE}\n`, BASE.replace('\n\nPanen', '\n\n\n\nPanen')],
  ])('%s', (_name, mine, theirs) => {
    for (const [one, other] of [
      [mine, theirs],
      [theirs, mine],
    ] as const) {
      expect(mergeTexts(BASE, one, other).write(() => 'mine', 'mine')).toBe(one);
      expect(mergeTexts(BASE, one, other).write(() => 'theirs', 'theirs')).toBe(other);
    }
  });
});

describe('of any texts', () => {
  test('each block of mine and of theirs has its place; only what both have stands without a question or a name', () => {
    fc.assert(
      fc.property(fc.option(markdownText), markdownText, markdownText, (base, mine, theirs) => {
        const { regions, write } = mergeTexts(base, mine, theirs);
        const sources = (list: readonly { source: string }[]) => list.map(({ source }) => source);
        for (const region of regions) {
          if (region.changedBy === 'nobody') expect(sources(region.mine)).toEqual(sources(region.theirs));
          if (region.changedBy === 'me' && region.mine.length > 0 && region.base.length > 0)
            expect(sources(region.theirs)).toEqual(sources(region.base));
        }
        if (regions.some(({ changedBy }) => changedBy !== 'nobody')) {
          expect(write(() => 'mine')).toBe(mine);
          expect(write(() => 'theirs')).toBe(theirs);
        }
        const all = regions.flatMap((region) => sources([...region.mine, ...region.theirs]));
        for (const source of sources([...splitBlocks(mine), ...splitBlocks(theirs)])) expect(all).toContain(source);
      }),
      { numRuns: RUNS, seed: 13 },
    );
  });

  /** What one person does to a text of paragraphs: each is left, written on, taken out, or gets a new one after it. */
  const word = fc.stringMatching(/^[a-z]{4,9}$/);
  const edit = fc.oneof(
    { weight: 5, arbitrary: fc.constant({ kind: 'leave' } as const) },
    fc.record({ kind: fc.constant('write' as const), word }),
    fc.constant({ kind: 'remove' } as const),
    fc.record({ kind: fc.constant('add' as const), word }),
  );
  const document = fc.uniqueArray(
    fc.tuple(word, word, word, word).map((words) => words.join(' ')),
    {
      minLength: 1,
      maxLength: 12,
    },
  );
  const scene = document.chain((base) =>
    fc.tuple(
      fc.constant(base),
      fc.array(edit, { minLength: base.length, maxLength: base.length }),
      fc.array(edit, { minLength: base.length, maxLength: base.length }),
    ),
  );
  type Edit = { readonly kind: 'leave' | 'write' | 'remove' | 'add'; readonly word?: string };
  const done = (base: readonly string[], edits: readonly Edit[], by: string) =>
    base.flatMap((text, place) => {
      const { kind, word: made = '' } = edits[place] as Edit;
      if (kind === 'write') return [`${text} ${by}${made}`];
      if (kind === 'add') return [text, `${by}${made} ${place}`];
      return kind === 'remove' ? [] : [text];
    });
  const text = (blocks: readonly string[]) => blocks.join('\n\n');

  test('what two people change in different blocks is all in the merged text', () => {
    fc.assert(
      fc.property(scene, ([base, first, second]) => {
        // With an unchanged block between them: whether text beside a change belongs to it is the user's decision.
        const isFree = (place: number) =>
          [place - 1, place, place + 1].every((at) => (first[at]?.kind ?? 'leave') === 'leave');
        const apart = second.map((each, place): Edit => (isFree(place) ? each : { kind: 'leave' }));
        const [mine, theirs] = [done(base, first, 'aku'), done(base, apart, 'dia')];
        const blocks = merged(text(mine), text(theirs), text(base)).split('\n\n');
        const expected = base.flatMap((_, place) => {
          const at = first[place]?.kind === 'leave' ? apart : first;
          return done([base[place]!], [at[place]!], at === first ? 'aku' : 'dia').map((each) =>
            each.replace(/ 0$/, ` ${place}`),
          );
        });
        expect(blocks).toEqual(expected.length > 0 ? expected : ['']);
      }),
      { numRuns: RUNS, seed: 17 },
    );
  });

  test('what two people write on the same block is always asked for, and nothing else is lost', () => {
    fc.assert(
      fc.property(scene, fc.nat(), ([base, first, second], at) => {
        const place = at % base.length;
        const write = (edits: readonly Edit[], made: string) =>
          edits.map((each, index): Edit => (index === place ? { kind: 'write', word: made } : each));
        const mine = done(base, write(first, 'satu'), 'aku');
        const theirs = done(base, write(second, 'dua'), 'dia');
        const { regions } = mergeTexts(text(base), text(mine), text(theirs));
        const asked = regions.filter(({ changedBy }) => changedBy === 'both');
        expect(asked.some((each) => each.mine.some(({ source }) => source.endsWith('akusatu')))).toBe(true);
        expect(asked.some((each) => each.theirs.some(({ source }) => source.endsWith('diadua')))).toBe(true);
      }),
      { numRuns: RUNS, seed: 19 },
    );
  });
});
